/**
 * Finds the typed letters in a name in order, as people abbreviate: at word starts (`FMPC`), in runs from a word start
 * (`mypc`, `ConHaMa`), or with letters left out inside words (`strbldr`). Gives the cheapest way and where it matched.
 */
import { MAX_NAME_UNITS, type NameView } from "./name-view";

const MAX_TYPED = 64;
const IMPOSSIBLE = 1e6;
/** a letter neither after the last one nor at a word start */
const BREAK = 4;
/** per letter that a break skips */
const GAP = 0.15;
/** a new word */
const JUMP = 1;
/** starting after the name's first word, per word up to three */
const LATE = 0.5;

const best = new Float64Array((MAX_TYPED + 1) * MAX_NAME_UNITS);
const from = new Int16Array((MAX_TYPED + 1) * MAX_NAME_UNITS);

/** The way that was found; one object, overwritten by each call. */
interface Alignment {
  cost: number;
  /** letters inside a word that do not follow the letter before */
  breaks: number;
  /** letters that begin a word of the name */
  atStarts: number;
  /** place in the flat name of each typed letter */
  at: Uint16Array;
}

const alignment: Alignment = { cost: 0, breaks: 0, atStarts: 0, at: new Uint16Array(MAX_TYPED) };

/**
 * Aligns `typed[0..n)` (flat) with a name; null when the letters are not there in order, or the first does not begin a
 * word. With `wordStartsOnly` a letter inside a word must follow the letter before it.
 */
export function align(typed: Uint16Array, n: number, view: NameView, wordStartsOnly: boolean): Alignment | null {
  const m = view.flatLength;
  if (n === 0 || n > MAX_TYPED || n > m || !inOrder(typed, n, view)) return null;
  if (!firstLetter(typed[0], n, view)) return null;
  for (let i = 1; i < n; i++) {
    if (!nextLetter(typed[i], i, n, view, wordStartsOnly)) return null;
  }
  return trace(n, view);
}

/** Whether the letters are there in order at all, the first at a word start: rules most names out at once. */
function inOrder(typed: Uint16Array, n: number, view: NameView): boolean {
  const m = view.flatLength;
  let j = 0;
  while (j < m && (view.flat[j] !== typed[0] || view.flatStarts[j] === 0)) j++;
  let i = 0;
  for (; j < m && i < n; j++) if (view.flat[j] === typed[i]) i++;
  return i === n;
}

function firstLetter(letter: number, n: number, view: NameView): boolean {
  let words = 0;
  let any = false;
  for (let j = 0; j <= view.flatLength - n; j++) {
    const start = view.flatStarts[j] === 1;
    const fits = start && view.flat[j] === letter;
    best[j] = fits ? JUMP + LATE * Math.min(words, 3) : IMPOSSIBLE;
    from[j] = -1;
    any ||= fits;
    if (start) words++;
  }
  for (let j = Math.max(0, view.flatLength - n + 1); j < view.flatLength; j++) best[j] = IMPOSSIBLE;
  return any;
}

function nextLetter(letter: number, i: number, n: number, view: NameView, wordStartsOnly: boolean): boolean {
  const row = i * MAX_NAME_UNITS;
  const above = row - MAX_NAME_UNITS;
  let reach = IMPOSSIBLE;
  let reachAt = -1;
  let gapped = IMPOSSIBLE;
  let gappedAt = -1;
  let any = false;
  const last = view.flatLength - n + i;
  for (let j = 0; j < view.flatLength; j++) {
    let cost = IMPOSSIBLE;
    let prior = -1;
    if (j >= i && j <= last && view.flat[j] === letter) {
      cost = best[above + j - 1];
      prior = j - 1;
      if (view.flatStarts[j] === 1) {
        if (reach + JUMP < cost) {
          cost = reach + JUMP;
          prior = reachAt;
        }
      } else if (!wordStartsOnly && gapped + BREAK + GAP * j < cost) {
        cost = gapped + BREAK + GAP * j;
        prior = gappedAt;
      }
    }
    best[row + j] = cost;
    from[row + j] = prior;
    if (cost < IMPOSSIBLE) any = true;
    const before = j > 0 ? best[above + j - 1] : IMPOSSIBLE;
    if (before < reach) {
      reach = before;
      reachAt = j - 1;
    }
    if (before - GAP * j < gapped) {
      gapped = before - GAP * j;
      gappedAt = j - 1;
    }
  }
  return any;
}

function trace(n: number, view: NameView): Alignment | null {
  const row = (n - 1) * MAX_NAME_UNITS;
  let end = -1;
  let cost = IMPOSSIBLE;
  for (let j = n - 1; j < view.flatLength; j++) {
    if (best[row + j] < cost) {
      cost = best[row + j];
      end = j;
    }
  }
  if (end < 0) return null;
  let breaks = 0;
  let atStarts = 0;
  for (let i = n - 1, j = end; i >= 0; i--) {
    alignment.at[i] = j;
    const prior = from[i * MAX_NAME_UNITS + j];
    if (view.flatStarts[j] === 1) atStarts++;
    else if (i > 0 && prior !== j - 1) breaks++;
    j = prior;
  }
  alignment.cost = cost;
  alignment.breaks = breaks;
  alignment.atStarts = atStarts;
  return alignment;
}
