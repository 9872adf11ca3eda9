/**
 * How well a typed place (a qualifier or a loose word) fits where a symbol stands: its containers, else its path.
 * Every answer is between 0 (does not fit) and 1 (the very segment).
 */
import { TOO_FAR, typoDistance } from "./distance";
import { findFlat } from "./find-flat";
import { NameView } from "./name-view";
import { typosOf } from "./pattern";
import type { ContextWord } from "./query";

const SAME = 1;
const SAME_FLAT = 0.96;
const WITHOUT_PREFIX_LETTER = 0.94;
const PREFIX = 0.78;
const SUFFIX = 0.72;
const TYPO = 0.7;
const INSIDE = 0.62;
const PATH_SEGMENT = 0.9;
const PATH_WORD = 0.72;
const PATH_PREFIX = 0.6;
const PATH_SUFFIX = 0.5;
const PATH_TYPO = 0.55;
/** Share that is left of a path's fit where a type was named: `Client.Exchange` means no function of `client.go`. */
const PATH_FOR_TYPE = 0.8;

/** Half of the separators that a segment may have beyond the letters of a word near it. */
const MOST_SEPARATORS = 2;

const segmentView = new NameView();

/** Fit of a word with one container's name; a dotted name (`java.util`) fits by its best segment. */
export function fitsContainer(word: ContextWord, container: string): number {
  if (!/[.:/\\]/.test(container)) return fitsName(word, segmentView.set(container));
  let best = container.toLowerCase() === word.text ? SAME : 0;
  for (const part of container.split(/[.:/\\]+/)) best = Math.max(best, fitsName(word, segmentView.set(part)));
  return best;
}

/** The same for a name without dots that is laid out already. */
export function fitsName(word: ContextWord, view: NameView): number {
  const q = word.view;
  const n = q.flatLength;
  if (n === 0 || n > view.flatLength + 1) return 0;
  const at = findFlat(q, view, false);
  if (at === 0 && n === view.flatLength) return q.fullLength === view.fullLength ? SAME : SAME_FLAT;
  if (n < 2) return 0;
  if (at === 0) return PREFIX;
  if (at === 1 && n === view.flatLength - 1 && view.flatStarts[1] === 1) return WITHOUT_PREFIX_LETTER;
  if (n > 2 && endsWith(q, view)) return SUFFIX;
  if (n > 4 && typoDistance(q.flat, n, view.flat, view.flatLength, 1) !== TOO_FAR) return TYPO;
  if (word.misspelled && isNear(q, view)) return TYPO;
  return n > 2 && at > 0 ? INSIDE : 0;
}

function endsWith(q: NameView, view: NameView): boolean {
  const from = view.flatLength - q.flatLength;
  for (let i = 0; i < q.flatLength; i++) if (view.flat[from + i] !== q.flat[i]) return false;
  return from >= 0;
}

/**
 * Fit of a word with a path in lower case that begins with a slash: whole segments (`ext4/inode.c`, `ext4`, `inode`)
 * before words and beginnings of segments.
 */
export function fitsPath(word: ContextWord, lower: string): number {
  const { text } = word;
  let best = 0;
  for (let at = lower.indexOf(text); at > 0 && text !== ""; at = lower.indexOf(text, at + 1)) {
    const before = lower[at - 1];
    const after = lower[at + text.length] ?? "/";
    if (before === "/") {
      const ends = after === "/" || after === ".";
      best = Math.max(best, ends ? PATH_SEGMENT : after === "_" || after === "-" ? PATH_WORD : PATH_PREFIX);
    } else if (/[_\-.]/.test(before) && /[/_\-.]/.test(after)) {
      best = Math.max(best, PATH_WORD);
    } else if (text.length > 2 && (after === "." || after === "/")) {
      best = Math.max(best, PATH_SUFFIX);
    }
  }
  return word.meansType ? best * PATH_FOR_TYPE : best;
}

/**
 * The same for a word that may have typos: whole segments of the path, with or without their ending.
 * @param known fits of segments so far
 */
export function fitsMisspelledPath(word: ContextWord, lower: string, known: Map<string, number>): number {
  let best = fitsPath(word, lower);
  for (const segment of best > 0 ? [] : lower.split("/")) {
    let fit = known.get(segment);
    if (fit === undefined) known.set(segment, (fit = nearSegment(word.view, segment) ? PATH_TYPO : 0));
    best = Math.max(best, word.meansType ? fit * PATH_FOR_TYPE : fit);
  }
  return best;
}

function nearSegment(q: NameView, segment: string): boolean {
  const dot = segment.lastIndexOf(".");
  const length = dot > 0 ? dot : segment.length;
  if (Math.abs(length - q.flatLength - MOST_SEPARATORS) > MOST_SEPARATORS + typosOf(q.flatLength)) return false;
  return isNear(q, segmentView.set(segment.slice(0, length)));
}

/** Whether a word is another with a typo or, when it is long, two. */
function isNear(q: NameView, view: NameView): boolean {
  const edits = typosOf(q.flatLength);
  if (edits === 0 || Math.abs(q.flatLength - view.flatLength) > edits) return false;
  return typoDistance(q.flat, q.flatLength, view.flat, view.flatLength, edits) !== TOO_FAR;
}

/** A path as `fitsPath` takes it. */
export function placePath(path: string): string {
  return `/${path.toLowerCase()}`;
}
