"use client";
/** Keys that work on every page. Chords work everywhere; single letters only outside of fields and when switched on. */
import { useEffect } from "react";

const LETTERS = "fathom.single-keys";

/** Whether single letters are keys; a reader may switch them off (speech input types them by accident). */
export const singleKeysOn = (): boolean => localStorage.getItem(LETTERS) !== "off";
export const setSingleKeys = (on: boolean): void => localStorage.setItem(LETTERS, on ? "on" : "off");

/** A key event that belongs to a field, an editor or another layout's third level. */
export function isTyping({ target }: Event): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName)) &&
    !target.closest("[data-read-only]")
  );
}

const isMac = (): boolean => navigator.platform.startsWith("Mac");
const chord = (event: KeyboardEvent): boolean =>
  (isMac() ? event.metaKey : event.ctrlKey) && !event.altKey && !event.getModifierState("AltGraph");

interface Doors {
  openPalette(query?: string): void;
  openKeys(): void;
}

export function useGlobalKeys(doors: Doors, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent): void => {
      const opens = doorOf(event);
      if (opens === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (opens === "keys") doors.openKeys();
      else doors.openPalette();
    };
    // Before the editor sees the key: it has other plans for Ctrl+K.
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [doors, enabled]);
}

function doorOf(event: KeyboardEvent): "palette" | "keys" | null {
  if (event.repeat || event.isComposing) return null;
  if (chord(event) && !event.shiftKey && ["k", "t", "p"].includes(event.key.toLowerCase())) return "palette";
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || !singleKeysOn()) return null;
  if (["/", "#", "t"].includes(event.key)) return "palette";
  return event.key === "?" ? "keys" : null;
}
