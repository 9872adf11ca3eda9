"use client";
/**
 * Opens an address beside the code, in the second pane. A narrow window has one pane, which then shows it; a page
 * without room for one leaves it to a new tab of the browser.
 */
import { useCallback } from "react";
import { besideStands, showBeside } from "../beside/beside-store";
import { isWidth, TWO_PANES } from "../shell/widths";
import { focusCodeOf } from "./focus-code";
import { fileOfUrl } from "./file-of-url";
import { useVisit } from "./visits";

export function useOpenBeside(): (url: string) => void {
  const visit = useVisit();
  return useCallback(
    (url) => {
      if (!besideStands() || fileOfUrl(url, location.origin) === null) window.open(url, "_blank", "noopener");
      else if (isWidth(TWO_PANES)) showBeside(url);
      else {
        focusCodeOf(url);
        visit(url);
      }
    },
    [visit],
  );
}
