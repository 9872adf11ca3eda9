/** Gives focus back to the code after an overlay or a panel that was opened from there closes. */
import type { PaneName } from "./pane";

export function focusCode(pane: PaneName = "code"): void {
  document
    .querySelector<HTMLElement>(`[data-panel="${pane}"] :is(textarea, .native-edit-context, .server-code)`)
    ?.focus({ preventScroll: true });
}

/** Milliseconds in which a page is expected; who comes later has begun something else. */
const EXPECTED = 15_000;

interface Expectation {
  /** Milliseconds since the epoch. */
  until: number;
  /** What had the focus when the page was asked for. */
  from: Element | null;
}

let expected: Expectation | null = null;

/** Gives the focus to the code of an address that is being opened: who came by key goes on by key. */
export function focusCodeOf(url: string): void {
  if (new URL(url, location.href).pathname === location.pathname) focusCode();
  else expected = { until: Date.now() + EXPECTED, from: document.activeElement };
}

/**
 * The code of a page is there. Takes the focus from nothing that the reader went to meanwhile.
 * @param atPlace a symbol or a line was come for: whoever opens such a link goes on from there by key
 */
export function codeArrived(atPlace: boolean): void {
  const asked = expected !== null && Date.now() < expected.until ? expected : null;
  const { activeElement, body } = document;
  if ((atPlace && activeElement === body) || (asked !== null && [body, asked.from].includes(activeElement)))
    focusCode();
  expected = null;
}

/** Whether the reader's hands are in the code of a pane. */
export const inCode = (pane: PaneName): boolean =>
  document.activeElement?.closest(`[data-panel="${pane}"] .code-area`) !== null;
