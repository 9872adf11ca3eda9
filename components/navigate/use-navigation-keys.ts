"use client";
/** Keys that start from the name under the cursor. The browser loses a key only while the reader is in the code. */
import { useEffect } from "react";
import { isTyping, singleKeysOn, withCommand } from "../shell/global-keys";
import { inCode } from "./focus-code";
import { paneInUse, usePane, type PaneName } from "./pane";

export type NavigationAction =
  "definition" | "beside" | "peek" | "usages" | "implementations" | "hierarchy" | "calls" | "documentation" | "menu";

const LETTERS: Readonly<Record<string, NavigationAction>> = {
  u: "usages",
  i: "implementations",
  h: "hierarchy",
  c: "calls",
  q: "documentation",
};

/** Modifiers (C, A, S), then the key; the H goes by its place. */
const CHORDS: Readonly<Record<string, NavigationAction>> = {
  "+F12": "definition",
  "C+Enter": "beside",
  "A+F12": "peek",
  "CS+F10": "peek",
  "S+F12": "usages",
  "C+F12": "implementations",
  "C+KeyH": "hierarchy",
  "CA+KeyH": "calls",
  "AS+KeyH": "calls",
  "S+F10": "menu",
  "+ContextMenu": "menu",
};

/**
 * The action of a chord; null for every other key. Alt chords go by the key's place: layouts put other letters there.
 */
function actionOfChord(event: Pick<KeyboardEvent, "key" | "code" | Modifier>): NavigationAction | null {
  const { key, code, ctrlKey, altKey, shiftKey, metaKey } = event;
  // On a Mac, where the other chords are those of the function keys.
  if (metaKey) return key === "Enter" && !(ctrlKey || altKey || shiftKey) ? "beside" : null;
  const held = `${ctrlKey ? "C" : ""}${altKey ? "A" : ""}${shiftKey ? "S" : ""}`;
  return CHORDS[`${held}+${code === "KeyH" ? code : key}`] ?? null;
}

type Modifier = "ctrlKey" | "altKey" | "shiftKey" | "metaKey";

export function useNavigationKeys(run: (what: NavigationAction) => void): void {
  const { name: pane } = usePane();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || event.isComposing || event.getModifierState("AltGraph")) return;
      if (document.querySelector("dialog[open]") !== null) return;
      if (!isFor(pane)) return;
      const what = inCode(pane) ? (actionOfChord(event) ?? documentationOf(event) ?? letterOf(event)) : letterOf(event);
      if (what === null) return;
      event.preventDefault();
      event.stopPropagation();
      run(what);
    };
    // Before the editor sees the key.
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [run, pane]);
}

/** Keys are for the pane that has the focus, else for the code. */
const isFor = (pane: PaneName): boolean => (paneInUse() ?? "code") === pane;

/** Ctrl I, on a Mac Cmd I. With Shift it stays the browser's. */
const documentationOf = (event: KeyboardEvent): NavigationAction | null =>
  withCommand(event) && !event.shiftKey && event.key.toLowerCase() === "i" ? "documentation" : null;

function letterOf(event: KeyboardEvent): NavigationAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || !singleKeysOn()) return null;
  return LETTERS[event.key] ?? null;
}
