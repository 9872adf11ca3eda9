/** Reads key strokes: which are meant as commands, and whether the reader is typing. */

/** `Ctrl+K`, `Ctrl+Shift+O`, `/`; Ctrl is Cmd on a Mac. AltGr makes letters, never commands. */
export function strokeOf(event: KeyboardEvent): string {
  if (event.getModifierState("AltGraph")) return event.key;
  const command = event.ctrlKey || event.metaKey;
  const named = event.key.length > 1;
  const shift = event.shiftKey && (command || event.altKey || named);
  const parts = [command ? "Ctrl" : "", event.altKey ? "Alt" : "", shift ? "Shift" : ""];
  const key = event.altKey && event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : event.key;
  return [...parts, key.length === 1 && command ? key.toLowerCase() : key].filter((part) => part !== "").join("+");
}

/** True where letters are text: fields. The editor only shows code, so letters are commands there, except in its find box. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest(".monaco-editor") !== null) return target.closest(".find-widget") !== null;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

const LETTERS_KEY = "fathom-single-letters";
const listeners = new Set<() => void>();

/** Whether single letters are commands (WCAG 2.1.4: they can be switched off). */
export function singleLettersOn(): boolean {
  try {
    return localStorage.getItem(LETTERS_KEY) !== "off";
  } catch {
    return true;
  }
}

export function setSingleLetters(on: boolean): void {
  try {
    localStorage.setItem(LETTERS_KEY, on ? "on" : "off");
  } catch {
    // Without storage they stay on.
  }
  listeners.forEach((listener) => listener());
}

export function watchSingleLetters(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
