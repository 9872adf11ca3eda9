"use client";
/** Keys of the code page: copy the link, find in the file, go to a panel, walk the panels. */
import { useEffect } from "react";
import { answerBeside } from "../beside/beside-store";
import { openOutline, openTrail } from "../dock/dock-store";
import { inCode } from "../navigate/focus-code";
import { inField, isTyping, singleKeysOn, withCommand } from "../shell/global-keys";
import { isWidth, PHONE } from "../shell/widths";
import { toggleSidePanel, type SidePanel } from "./side-panel";

const PANELS = ["files", "code", "beside", "outline", "dock"] as const;

interface CodeKeys {
  copyLink: () => void;
  /** Goes to the source of a header, or back; null where there is none. */
  counterpart: (() => void) | null;
  /** Opens the field that finds text in the file; false where that is the browser's. */
  find: () => boolean;
}

export function useCodeKeys({ copyLink, counterpart, find }: CodeKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector("dialog[open]") !== null) return;
      if (event.key === "F6") {
        if (focusNextPanel(event.shiftKey ? -1 : 1)) event.preventDefault();
        return;
      }
      if (asksToFind(event)) {
        if (find()) event.preventDefault();
        return;
      }
      const action = chordOf(event) ?? letterOf(event);
      if (action === "link") copyLink();
      else if (action === "counterpart") counterpart?.();
      else if (action === "dock") focusPanel("dock");
      else if (action === "trail") openTrail();
      else if (action !== null) showPanel(action);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [copyLink, counterpart, find]);
}

/** Ctrl F outside of the code: the browser would find the lines in sight alone. In the code it is the editor's. */
const asksToFind = (event: KeyboardEvent): boolean =>
  withCommand(event) &&
  !event.shiftKey &&
  event.key.toLowerCase() === "f" &&
  !inField(event) &&
  !inCode("code") &&
  !inCode("beside");

type CodeAction = "link" | "counterpart" | "dock" | "trail" | SidePanel;

const LETTERS: Readonly<Record<string, CodeAction>> = { y: "link", f: "files", o: "outline", d: "dock", w: "trail" };

/** Alt O by the key's place: layouts put other letters there. */
function chordOf(event: KeyboardEvent): CodeAction | null {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key, repeat } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey || repeat || event.getModifierState("AltGraph")) return null;
  return code === "KeyO" || key === "F10" ? "counterpart" : null;
}

function letterOf(event: KeyboardEvent): CodeAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event) || !singleKeysOn()) return null;
  return LETTERS[event.key] ?? null;
}

/** Where the window has no room for a panel, it opens over the code; the outline in the dock. */
function showPanel(panel: SidePanel): void {
  if (focusPanel(panel)) return;
  if (panel === "outline" && !isWidth(PHONE)) openOutline();
  else toggleSidePanel(panel);
}

/** False past the last panel: then the key is the browser's. */
function focusNextPanel(step: 1 | -1): boolean {
  const at = PANELS.findIndex((panel) => document.activeElement?.closest(`[data-panel="${panel}"]`) !== null);
  if (at < 0) return focusPanel(step === 1 ? PANELS[0] : "outline");
  // A panel that is closed is stepped over.
  for (let next = at + step; next >= 0 && next < PANELS.length; next += step) if (focusPanel(PANELS[next])) return true;
  return false;
}

/** What takes the focus in a panel; a tree itself while its rows are still being read. */
const STOPS = [
  ':is([role="treeitem"][tabindex="0"], textarea, .native-edit-context, .server-code)',
  '[role="tree"][tabindex]',
];

/** False when the panel is not on the page, or not shown. */
function focusPanel(panel: (typeof PANELS)[number]): boolean {
  const stop = STOPS.map((stops) => `[data-panel="${panel}"] ${stops}`)
    .flatMap((stops) => [...document.querySelectorAll<HTMLElement>(stops)])
    .find((each) => each.checkVisibility());
  if (stop === undefined) return false;
  // Who goes elsewhere while a file is still being read for the second pane wants to be there.
  if (panel !== "beside") answerBeside();
  stop.focus();
  return true;
}
