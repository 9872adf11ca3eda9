"use client";
/** F6 leads from what was found to the file beside it and back, as it leads through the panels of a file's page. */
import { useEffect } from "react";
import { focusCode } from "../navigate/focus-code";
import { paneInUse } from "../navigate/pane";
import { focusFirstHit } from "./focus-hits";

export function useResultPanes(): void {
  useEffect(() => {
    let hit: HTMLElement | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.closest("[data-hit]") !== null) hit = target;
    };
    const onKey = (event: KeyboardEvent): void => {
      const beside = document.querySelector('[data-panel="beside"]');
      if (event.key !== "F6" || beside === null || document.querySelector("dialog[open]") !== null) return;
      if (paneInUse() !== "beside") focusCode("beside");
      else if (hit?.isConnected === true) hit.focus();
      else focusFirstHit();
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("focusin", onFocus);
    addEventListener("keydown", onKey, { capture: true });
    return () => {
      removeEventListener("focusin", onFocus);
      removeEventListener("keydown", onKey, { capture: true });
    };
  }, []);
}
