"use client";
/** Opens a row of the palette: in this tab, or in a new one. A fold unfolds, an action runs. */
import { linesUrl, symbolUrl } from "@/lib/contract/page-url";
import { focusCodeOf } from "../navigate/focus-code";
import { useVisit } from "../navigate/visits";
import type { Entry } from "./arrange";
import { useOpenPage, type OpenPage } from "./open-page";

interface OpenOptions {
  /** False leaves the focus to what was opened. */
  onClose: (returnFocus?: boolean) => void;
  onFold: () => void;
}

export function useOpenEntry({ onClose, onFold }: OpenOptions) {
  const visit = useVisit();
  const page = useOpenPage();
  return (entry: Entry | undefined, beside: boolean): void => {
    if (entry === undefined) return;
    if (entry.type === "fold") return onFold();
    const url = urlOf(entry, page);
    if (beside && url !== null) {
      window.open(url, "_blank", "noopener");
      return;
    }
    onClose(false);
    // What follows may look at the focus: the dialog has to be gone.
    setTimeout(() => {
      if (entry.type === "action") entry.action.run();
      else if (entry.type === "node") page?.goTo(entry.node);
      else if (entry.type === "line") page?.goToLine(entry.line);
      else if (url !== null) {
        focusCodeOf(url);
        visit(url);
      }
    });
  };
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
