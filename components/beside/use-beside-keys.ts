"use client";
/** Keys of the second pane: Alt and the arrows step through its own places, Ctrl Shift Enter closes it. */
import { useEffect } from "react";
import { paneInUse } from "../navigate/pane";
import { withCommand } from "../shell/global-keys";
import { closeBeside, stepBeside } from "./beside-store";

export function useBesideKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector("dialog[open]") !== null || event.isComposing) return;
      if (closes(event)) closeBeside();
      else if (!steps(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, []);
}

const closes = (event: KeyboardEvent): boolean => event.key === "Enter" && event.shiftKey && withCommand(event);

/** Only with the focus in the pane: elsewhere these keys are the browser's. */
function steps({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (!altKey || ctrlKey || metaKey || shiftKey || paneInUse() !== "beside") return false;
  return (key === "ArrowLeft" && stepBeside("back")) || (key === "ArrowRight" && stepBeside("forward"));
}
