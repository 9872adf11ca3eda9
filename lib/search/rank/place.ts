/**
 * How well a typed place (a qualifier or a loose word) fits where a symbol stands: its containers, else its path.
 * Every answer is between 0 (does not fit) and 1 (the very segment).
 */
import { TOO_FAR, typoDistance } from "./distance";
import { NameView } from "./name-view";
import type { ContextWord } from "./query";

const SAME = 1;
const SAME_FLAT = 0.96;
const PREFIX = 0.78;
const SUFFIX = 0.72;
const TYPO = 0.7;
const INSIDE = 0.62;
const PATH_SEGMENT = 0.9;
const PATH_WORD = 0.72;
const PATH_PREFIX = 0.6;

const typedView = new NameView();
const nameView = new NameView();

/** Fit of a word with one container's name; a dotted name (`java.util`) fits by its best segment. */
export function fitsContainer(word: ContextWord, container: string): number {
  const lower = container.toLowerCase();
  if (lower === word.text) return SAME;
  if (/[.:/\\]/.test(lower)) {
    return Math.max(0, ...lower.split(/[.:/\\]+/).map((part) => (part === "" ? 0 : fitsContainer(word, part))));
  }
  const flat = lower.replace(/[_-]/g, "");
  if (flat === word.flat) return SAME_FLAT;
  if (word.flat.length < 2) return 0;
  if (flat.startsWith(word.flat)) return PREFIX;
  if (flat.endsWith(word.flat) && word.flat.length > 2) return SUFFIX;
  if (word.flat.length > 4 && Math.abs(flat.length - word.flat.length) < 2) {
    typedView.set(word.flat);
    nameView.set(flat);
    if (typoDistance(typedView.flat, typedView.flatLength, nameView.flat, nameView.flatLength, 1) !== TOO_FAR) {
      return TYPO;
    }
  }
  return word.flat.length > 2 && flat.includes(word.flat) ? INSIDE : 0;
}

/** Fit of a word with a path: whole segments (`ext4/inode.c`, `ext4`, `inode`) before words and beginnings of segments. */
export function fitsPath(word: ContextWord, path: string): number {
  const lower = `/${path.toLowerCase()}`;
  const text = word.text.replace(/^\/+|\/+$/g, "");
  let best = 0;
  for (let at = lower.indexOf(text); at >= 0 && text !== ""; at = lower.indexOf(text, at + 1)) {
    const before = lower[at - 1];
    const after = lower[at + text.length];
    if (before === "/") {
      best = Math.max(best, after === "/" || after === "." || after === undefined ? PATH_SEGMENT : PATH_PREFIX);
    }
    if (/[_\-.]/.test(before) && (after === undefined || /[/_\-.]/.test(after))) best = Math.max(best, PATH_WORD);
    if (before === "/" && /[_-]/.test(after ?? "")) best = Math.max(best, PATH_WORD);
  }
  return best;
}

/** Best fit of a word with the containers (outermost first) or the path. */
export function fitsPlace(word: ContextWord, containers: readonly string[], path: string): number {
  let best = fitsPath(word, path);
  for (const container of containers) best = Math.max(best, fitsContainer(word, container));
  return best;
}
