/**
 * Points subtracted from a matching name for its differences from the typed text: capitals, separators, letters left
 * out.
 */
import type { NameView } from "./name-view";
import type { NamePattern } from "./pattern";

/** From so many letters on the way in which a beginning is written counts, from so many fully. */
const SHORT = 4;
const LONG = 8;
const AS_WRITTEN = 9;
/** Points off what has other capitals or separators than so many letters were typed with. */
export const WRITTEN_OTHERWISE = 20;
const OTHER_CAPITALS = -5;

/** Points off where a separator was typed at the end: a new word follows without one, or none does. */
const GOES_ON_UNSEPARATED = 8;
const GOES_ON_NOT = 12;

/** Points off for capitals that the name has small, and for those that begin no word of it, from a place on. */
export function caseMisses(pattern: NamePattern, view: NameView, at: number): number {
  if (!pattern.hasUpper) return 0;
  const q = pattern.view;
  let misses = 0;
  let noStarts = 0;
  for (let i = 0; i < q.flatLength; i++) {
    if (q.codes[q.flatAt[i]] === q.lower[q.flatAt[i]]) continue;
    if (view.codes[view.flatAt[at + i]] === view.flat[at + i]) {
      misses++;
      if (view.flatStarts[at + i] === 0) noStarts++;
    }
  }
  return pattern.allUpper ? Math.min(20, misses * 10) : Math.min(4, misses) + Math.min(12, 6 * noStarts);
}

/** Points off for the part of a name that was not typed. */
export function rest(pattern: NamePattern, view: NameView, most: number): number {
  return most * (1 - pattern.view.flatLength / view.flatLength);
}

/**
 * Points off where so much was typed that it is no abbreviation: less than none where the name begins as it was
 * written, some where its capitals or separators are others. Small letters without separators may stand for any of
 * them.
 */
export function writtenMiss(pattern: NamePattern, view: NameView): number {
  const { view: q, hasUpper, separated } = pattern;
  const sure = sureness(pattern);
  const length = q.flatAt[q.flatLength - 1] + 1;
  let same = true;
  let sameLetters = true;
  for (let i = 0; i < length; i++) {
    same &&= q.codes[i] === view.codes[i];
    sameLetters &&= q.lower[i] === view.lower[i];
  }
  if (same) return -AS_WRITTEN * sure;
  if (hasUpper || separated) return WRITTEN_OTHERWISE * sure;
  return sameLetters ? OTHER_CAPITALS * sure : 0;
}

/** From 0 for what may be an abbreviation to 1 for so many letters that each of them is meant. */
export function sureness({ view }: NamePattern): number {
  return Math.min(1, Math.max(0, view.flatLength - SHORT) / (LONG - SHORT));
}

/** Points off a longer name with something else where the typed end says that a separator follows. */
export function goesOnMiss(pattern: NamePattern, view: NameView, at: number): number {
  if (!pattern.goesOn) return 0;
  const next = at + pattern.view.flatLength;
  if (next >= view.flatLength) return GOES_ON_NOT;
  if (view.flatAt[next] - view.flatAt[next - 1] > 1) return 0;
  return view.flatStarts[next] === 1 ? GOES_ON_UNSEPARATED : GOES_ON_NOT;
}

/** Points off for separators that were typed and are not there, or that differ in number. */
export function separatorMisses(pattern: NamePattern, view: NameView, at: number): number {
  const q = pattern.view;
  let off = 0;
  for (let i = 1; i < q.flatLength; i++) {
    const typed = q.flatAt[i] - q.flatAt[i - 1];
    const there = view.flatAt[at + i] - view.flatAt[at + i - 1];
    if (typed === there) continue;
    off += typed > 1 && there === 1 && view.flatStarts[at + i] === 0 ? 4 : typed > 1 && there > 1 ? 2 : 0;
  }
  return Math.min(6, off);
}

/** Points off for capitals in a mixed-case pattern that were found as small letters. */
export function smallForCapital({ view: q, hasUpper, allUpper }: NamePattern, view: NameView, at: Uint16Array): number {
  if (!hasUpper || allUpper) return 0;
  let off = 0;
  for (let i = 0; i < q.flatLength; i++) {
    if (q.codes[q.flatAt[i]] !== q.flat[i] && view.codes[view.flatAt[at[i]]] === view.flat[at[i]]) off += 2;
  }
  return Math.min(6, off);
}
