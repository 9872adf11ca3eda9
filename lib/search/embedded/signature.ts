/**
 * Bit-sliced signatures: one bitmap over all names per hashed pair of letters, per letter that begins a word, per
 * letter contained, and per length. A query becomes a few ANDs over them; what survives is verified against the name
 * itself.
 */
import type { NameView } from "../rank/name-view";
import { shared } from "./segment";

const BIGRAMS = 256;
const LETTERS = 37;
const LENGTHS = 48;

const STARTS_AT = BIGRAMS;
const CONTAINS_AT = STARTS_AT + LETTERS;
const LENGTH_AT = CONTAINS_AT + LETTERS;
const BITMAPS = LENGTH_AT + LENGTHS;

/** 32-bit words of one bitmap. */
export function bitmapWords(names: number): number {
  return (names + 31) >>> 5;
}

export function emptySignature(names: number): Uint32Array {
  return shared.u32(BITMAPS * bitmapWords(names));
}

function letterOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  if (code >= 48 && code <= 57) return 26 + code - 48;
  return 36;
}

/** Bitmap of names with this pair of flat letters. */
export function bigramBitmap(a: number, b: number): number {
  return (Math.imul(a, 31) + Math.imul(b, 113)) & (BIGRAMS - 1);
}
/** Bitmap of names in which this letter begins a word. */
export function startBitmap(code: number): number {
  return STARTS_AT + letterOf(code);
}
/** Bitmap of names that have this letter. */
export function letterBitmap(code: number): number {
  return CONTAINS_AT + letterOf(code);
}
/** Bitmap of names with this many flat letters; the last one holds all longer ones. */
export function lengthBitmap(length: number): number {
  return LENGTH_AT + Math.min(length, LENGTHS - 1);
}

/** Enters a name. */
export function sign(signature: Uint32Array, words: number, name: number, view: NameView): void {
  const word = name >>> 5;
  const bit = 1 << (name & 31);
  const flat = view.flat;
  for (let i = 0; i < view.flatLength; i++) {
    signature[letterBitmap(flat[i]) * words + word] |= bit;
    if (view.flatStarts[i] === 1) signature[startBitmap(flat[i]) * words + word] |= bit;
    if (i > 0) signature[bigramBitmap(flat[i - 1], flat[i]) * words + word] |= bit;
  }
  signature[lengthBitmap(view.flatLength) * words + word] |= bit;
}

/** How many names are in each bitmap. */
export function countBits(signature: Uint32Array, words: number): Uint32Array {
  const counts = shared.u32(BITMAPS);
  for (let bitmap = 0; bitmap < BITMAPS; bitmap++) {
    let count = 0;
    for (let at = bitmap * words; at < (bitmap + 1) * words; at++) {
      let bits = signature[at];
      if (bits === 0) continue;
      bits -= (bits >>> 1) & 0x55555555;
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
      count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    counts[bitmap] = count;
  }
  return counts;
}
