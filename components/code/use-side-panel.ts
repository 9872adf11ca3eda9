"use client";
/**
 * What an open side panel listens for: Esc and a press elsewhere close it, a new page too. It takes the focus as it
 * opens.
 */
import { useEffect } from "react";
import { closeSidePanel, useSidePanel, type SidePanel } from "./side-panel";

/** @param place address of the page: another one closes the panel */
export function useOpenSidePanel(place: string): SidePanel | null {
  const open = useSidePanel();
  useEffect(() => () => closeSidePanel(false), [place]);
  useEffect(() => {
    if (open === null) return;
    const panel = document.querySelector<HTMLElement>(`[data-panel="${open}"]`);
    const stopFocusing = focusInside(panel);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      closeSidePanel();
    };
    const onPress = ({ target }: Event): void => {
      // What opens it closes it too, by itself.
      if (target instanceof Element && !panel?.contains(target) && target.closest("[data-opens-panel]") === null)
        closeSidePanel(false);
    };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPress);
    return () => {
      stopFocusing();
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPress);
    };
  }, [open]);
  return open;
}

/** The rows of a panel are drawn once it has a size: until then its first button has the focus. */
function focusInside(panel: HTMLElement | null): () => void {
  const rowOf = (): HTMLElement | null => panel?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]') ?? null;
  const first = rowOf() ?? panel?.querySelector("button");
  first?.focus({ preventScroll: true });
  if (panel === null || first?.getAttribute("role") === "treeitem") return () => {};
  const drawn = new MutationObserver(() => {
    const row = rowOf();
    if (row === null) return;
    drawn.disconnect();
    if (document.activeElement === first) row.focus({ preventScroll: true });
  });
  drawn.observe(panel, { childList: true, subtree: true });
  return () => drawn.disconnect();
}
