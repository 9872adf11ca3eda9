/** Finds the typed text in a name, ignoring separators and capitals. */
import type { NameView } from "./name-view";

/** First place of the typed flat form in the flat name, at a word start if asked; -1 for none. */
export function findFlat(q: NameView, view: NameView, atWord: boolean): number {
  const n = q.flatLength;
  if (n === 0) return -1;
  const first = q.flat[0];
  outer: for (let at = 0; at <= view.flatLength - n; at++) {
    if (view.flat[at] !== first || (atWord && view.flatStarts[at] !== 1)) continue;
    for (let i = 1; i < n; i++) if (view.flat[at + i] !== q.flat[i]) continue outer;
    return at;
  }
  return -1;
}
