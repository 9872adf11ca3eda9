"use client";
/**
 * Keys that work on every page. Chords work everywhere; single letters only outside of fields and when switched on.
 */
import { useEffect } from "react";
import { FILES_QUERY } from "../palette/modes";

const SINGLE_KEYS = "fathom.single-keys";

/** Whether single letters are keys; a reader may switch them off (speech input types them by accident). */
export const singleKeysOn = (): boolean => localStorage.getItem(SINGLE_KEYS) !== "off";
export const setSingleKeys = (on: boolean): void => localStorage.setItem(SINGLE_KEYS, on ? "on" : "off");

const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="searchbox"]';

/** Where the editor takes its keys: code that cannot be written is no field. Its own fields (find, go to line) are. */
const CODE = "[data-read-only] :is(.native-edit-context, .inputarea)";

/** A letter that belongs to a field, or to a menu or a tree, where it leads to an item. */
export const isTyping = (event: Event): boolean =>
  inField(event) || focusedBy(event).some((element) => element.closest('[role="menu"], [data-typing]') !== null);

/** Whether a key goes to a field. */
export const inField = (event: Event): boolean =>
  focusedBy(event).some((element) => element.matches(FIELDS) && !element.matches(CODE));

const focusedBy = ({ target }: Event): HTMLElement[] =>
  [target, document.activeElement].filter((element) => element instanceof HTMLElement);

const isMac = (): boolean => navigator.platform.startsWith("Mac");
/** Ctrl alone or with Shift; on a Mac Cmd. */
export const withCommand = (event: KeyboardEvent): boolean =>
  (isMac() ? event.metaKey : event.ctrlKey) && !event.altKey && !event.getModifierState("AltGraph");

interface KeyHandlers {
  /** @param query a search, or the sign of a mode; the search before when left out */
  openPalette(query?: string): void;
  openKeys(): void;
  /** Goes to the search for text, with what is marked on the page. */
  openSearch(): void;
}

export function useGlobalKeys(on: KeyHandlers, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent): void => {
      const asked = targetOf(event);
      if (asked === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (asked === "keys") on.openKeys();
      else if (asked === "search") on.openSearch();
      else on.openPalette(asked.query);
    };
    // Before the editor sees the key: it has other plans for Ctrl+K.
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [on, enabled]);
}

type KeyTarget = { query: string | undefined } | "keys" | "search";

const SYMBOLS: KeyTarget = { query: "#" };
const FILES: KeyTarget = { query: FILES_QUERY };
const HERE: KeyTarget = { query: "@" };
const LINE: KeyTarget = { query: ":" };
const ACTION: KeyTarget = { query: ">" };
const ANY: KeyTarget = { query: undefined };
/** An empty field lists the places that were opened before. */
const RECENT: KeyTarget = { query: "" };

/** With Ctrl, Cmd on a Mac. */
const CHORDS = new Map<string, KeyTarget>(Object.entries({ k: ANY, t: SYMBOLS, p: FILES, e: RECENT }));
const LETTERS = new Map<string, KeyTarget>(
  Object.entries({ "/": ANY, "#": SYMBOLS, t: FILES, "@": HERE, ":": LINE, l: LINE, ">": ACTION, "?": "keys" }),
);

function targetOf(event: KeyboardEvent): KeyTarget | null {
  if (event.repeat || event.isComposing) return null;
  const key = event.key.toLowerCase();
  if (withCommand(event) && !event.shiftKey && CHORDS.has(key)) return CHORDS.get(key) ?? null;
  if (withCommand(event) && event.shiftKey && key === "o") return HERE;
  if (withCommand(event) && event.shiftKey && key === "f") return "search";
  // Cmd G stays the browser's "find next" on a Mac: the line has the real Ctrl there too.
  if (event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && key === "g") return LINE;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "F1") return ACTION;
  return isTyping(event) || !singleKeysOn() ? null : (LETTERS.get(event.key) ?? null);
}
