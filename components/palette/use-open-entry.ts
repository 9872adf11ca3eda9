"use client";
/** Opens a row of the palette: in the code, or in the pane beside it. A fold unfolds, an action runs. */
import { useCallback } from "react";
import { linesUrl, symbolUrl } from "@/lib/contract/page-url";
import { besideStands } from "../beside/beside-store";
import { focusCodeOf } from "../navigate/focus-code";
import { useOpenBeside } from "../navigate/open-beside";
import { useVisit } from "../navigate/visits";
import { because } from "../trail/trail-store";
import type { Entry } from "./arrange";
import { useOpenPage, type OpenPage } from "./open-page";

interface OpenOptions {
  /** False leaves the focus to what was opened. */
  onClose: (returnFocus?: boolean) => void;
  onFold: () => void;
}

export function useOpenEntry({ onClose, onFold }: OpenOptions) {
  const visit = useVisit();
  const openBeside = useOpenBeside();
  const page = useOpenPage();
  return useCallback(
    (entry: Entry | undefined, beside: boolean): void => {
      if (entry === undefined) return;
      if (entry.type === "fold") return onFold();
      const url = urlOf(entry, page);
      if (beside && url !== null) {
        // A new tab takes nothing from here.
        if (!besideStands()) return openBeside(url);
        onClose(false);
        return void setTimeout(() => openBeside(url));
      }
      onClose(false);
      // What follows may look at the focus: the dialog has to be gone.
      setTimeout(() => {
        if (entry.type === "action") entry.action.run();
        else if (entry.type === "node") page?.goTo(entry.node);
        else if (entry.type === "line") page?.goToLine(entry.line);
        else if (url !== null) {
          because("search");
          focusCodeOf(url);
          visit(url);
        }
      });
    },
    [visit, openBeside, page, onClose, onFold],
  );
}

/** Null for what has no address. */
function urlOf(entry: Exclude<Entry, { type: "fold" }>, page: OpenPage | null): string | null {
  switch (entry.type) {
    case "symbol":
    case "file":
      return entry.row.url;
    case "place":
      return entry.place.url;
    case "node":
      return page === null ? null : symbolUrl(page.repo, page.file, entry.node.key);
    case "line":
      return page === null ? null : linesUrl(page.repo, page.file, entry.line);
    case "action":
      return null;
  }
}
