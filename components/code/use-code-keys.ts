"use client";
/** Keys of the code page: copy the link, go to a panel, walk the panels. */
import { useEffect } from "react";
import { isTyping, singleKeysOn } from "../shell/global-keys";

const PANELS = ["files", "code", "outline", "dock"] as const;

export function useCodeKeys({ copyLink }: { copyLink: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector("dialog[open]") !== null) return;
      if (event.key === "F6") {
        if (focusNextPanel(event.shiftKey ? -1 : 1)) event.preventDefault();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event) || !singleKeysOn()) return;
      if (event.key === "y") copyLink();
      else if (event.key === "f") focusPanel("files");
      else if (event.key === "o") focusPanel("outline");
      else if (event.key === "d") focusPanel("dock");
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [copyLink]);
}

/** False past the last panel: then the key is the browser's. */
function focusNextPanel(step: 1 | -1): boolean {
  const at = PANELS.findIndex((panel) => document.activeElement?.closest(`[data-panel="${panel}"]`) !== null);
  if (at < 0) return focusPanel(step === 1 ? PANELS[0] : "outline");
  // A panel that is closed is stepped over.
  for (let next = at + step; next >= 0 && next < PANELS.length; next += step) if (focusPanel(PANELS[next])) return true;
  return false;
}

function focusPanel(panel: (typeof PANELS)[number]): boolean {
  const stop = document.querySelector<HTMLElement>(
    `[data-panel="${panel}"] :is([role="treeitem"][tabindex="0"], textarea, .native-edit-context, .server-code)`,
  );
  stop?.focus();
  return stop !== null && stop !== undefined;
}
