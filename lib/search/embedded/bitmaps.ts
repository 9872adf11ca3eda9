/**
 * Candidate names by bit-sliced signatures: each pass ORs into one result bitmap the names that may match in its way.
 * A pass may let too many through, never too few; the names themselves decide.
 */
import type { NameView } from "../rank/name-view";
import type { SegmentData } from "./segment";
import { bigramBitmap, bitmapWords, lengthBitmap, letterBitmap, startBitmap } from "./signature";

/** More letters than these are not needed to find a name. */
const MAX_PAIRS = 28;
const MAX_TYPO_PAIRS = 16;
const MAX_TYPO_LETTERS = 10;

/** All pairs of letters: the typed text may stand anywhere inside. */
export function inside(data: SegmentData, q: NameView, result: Uint32Array): void {
  const columns: number[] = [];
  for (let i = 1; i < q.flatLength && i <= MAX_PAIRS; i++) {
    columns.push(bigramBitmap(q.flat[i - 1], q.flat[i]));
  }
  intersect(data, columns, result);
}

/** All pairs of all words: the words may stand in any order. */
export function insideAll(data: SegmentData, typed: readonly NameView[], result: Uint32Array): void {
  const columns: number[] = [];
  for (const q of typed) {
    if (q.flatLength === 1) columns.push(startBitmap(q.flat[0]));
    for (let i = 1; i < q.flatLength && columns.length < 2 * MAX_PAIRS; i++) {
      columns.push(bigramBitmap(q.flat[i - 1], q.flat[i]));
    }
  }
  intersect(data, columns, result);
}

/** The first letter begins a word and all letters occur. */
export function lettersInOrder(data: SegmentData, q: NameView, result: Uint32Array): void {
  const letters = [...new Set(q.flat.subarray(0, q.flatLength))].map(letterBitmap);
  intersect(data, [startBitmap(q.flat[0]), ...letters], result);
}

/** Names in all of the bitmaps. The rarest goes first: most words of bits are empty after it. */
function intersect({ signature, bitmapCounts, names }: SegmentData, bitmaps: number[], result: Uint32Array): void {
  if (bitmaps.length === 0) return;
  const words = bitmapWords(names);
  const columns = [...new Set(bitmaps)].sort((a, b) => bitmapCounts[a] - bitmapCounts[b]).map((at) => at * words);
  const count = columns.length;
  for (let w = 0; w < words; w++) {
    let bits = signature[columns[0] + w];
    if (bits === 0) continue;
    for (let c = 1; c < count && bits !== 0; c++) bits &= signature[columns[c] + w];
    result[w] |= bits;
  }
}

/**
 * The first letter begins a word; each other begins one too or follows the letter before it. The rarest goes first.
 */
export function wordStarts(data: SegmentData, q: NameView, result: Uint32Array): void {
  const { signature, bitmapCounts } = data;
  const words = bitmapWords(data.names);
  const letters = Array.from({ length: Math.min(q.flatLength, MAX_PAIRS) }, (_, i) => {
    const start = startBitmap(q.flat[i]);
    const pair = i === 0 ? start : bigramBitmap(q.flat[i - 1], q.flat[i]);
    return { start, pair, count: bitmapCounts[start] + bitmapCounts[pair] };
  }).sort((a, b) => a.count - b.count);
  const starts = letters.map(({ start }) => start * words);
  const pairs = letters.map(({ pair }) => pair * words);
  const count = letters.length;
  for (let w = 0; w < words; w++) {
    let bits = -1;
    for (let i = 0; i < count && bits !== 0; i++) bits &= signature[pairs[i] + w] | signature[starts[i] + w];
    result[w] |= bits;
  }
}

/**
 * Names within one or two typos, perhaps with a prefix letter that was not typed: about as long, at most `edits` of
 * the typed letters missing, and at most three pairs of letters lost per edit (swapped neighbours cost three).
 */
export function typos(data: SegmentData, q: NameView, edits: 1 | 2, result: Uint32Array): void {
  const { signature } = data;
  const words = bitmapWords(data.names);
  const letters = rarestLetters(q).map((code) => letterBitmap(code) * words);
  const pairs: number[] = [];
  for (let i = 1; i < q.flatLength && i <= MAX_TYPO_PAIRS; i++) {
    pairs.push(bigramBitmap(q.flat[i - 1], q.flat[i]) * words);
  }
  const lengths = [...new Set(range(q.flatLength - edits, q.flatLength + edits + 1).map(lengthBitmap))].map(
    (bitmap) => bitmap * words,
  );
  for (let w = 0; w < words; w++) {
    let bits = 0;
    for (let c = 0; c < lengths.length; c++) bits |= signature[lengths[c] + w];
    if (bits !== 0) bits = atMostMissing(signature, letters, w, edits, bits);
    if (bits !== 0) bits = fewPairsMissing(signature, pairs, w, edits, bits);
    if (bits !== 0) result[w] |= bits;
  }
}

const BY_RARITY = "zqxjkvwyhbg0123456789fpmudclosnarite";

/** The typed letters that say most, rarest first. */
function rarestLetters(q: NameView): number[] {
  const letters = [...new Set(q.flat.subarray(0, q.flatLength))];
  const rank = (code: number): number => BY_RARITY.indexOf(String.fromCharCode(code));
  return letters.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_TYPO_LETTERS);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => Math.max(0, from + i));
}

/** Of `bits`, names that lack at most one or two of the columns. */
function atMostMissing(signature: Uint32Array, columns: number[], w: number, edits: 1 | 2, bits: number): number {
  let one = 0;
  let two = 0;
  let three = 0;
  for (let c = 0; c < columns.length; c++) {
    const missing = ~signature[columns[c] + w];
    three |= two & missing;
    two |= one & missing;
    one |= missing;
    if (c >= 3 && (bits & ~(edits === 1 ? two : three)) === 0) return 0;
  }
  return bits & ~(edits === 1 ? two : three);
}

/** Of `bits`, names that lack at most three (one edit) or six (two) of the columns; five when they are few. */
function fewPairsMissing(signature: Uint32Array, columns: number[], w: number, edits: 1 | 2, bits: number): number {
  let c0 = 0;
  let c1 = 0;
  let c2 = 0;
  let eight = 0;
  for (let c = 0; c < columns.length; c++) {
    const missing = ~signature[columns[c] + w];
    const two = c0 & missing;
    c0 ^= missing;
    const four = c1 & two;
    c1 ^= two;
    eight |= c2 & four;
    c2 ^= four;
    if (c > 4 && (bits & ~(edits === 1 ? c2 | eight : eight)) === 0) return 0;
  }
  if (edits === 1) return bits & ~(c2 | eight);
  return bits & ~eight & ~(columns.length < 9 ? c2 & c1 : c2 & c1 & c0);
}

/** Names that have at least half of the typed pairs of letters, of the first sixteen. */
export function sharesHalf(data: SegmentData, q: NameView, result: Uint32Array): void {
  const { signature } = data;
  const words = bitmapWords(data.names);
  const columns: number[] = [];
  for (let i = 1; i < q.flatLength && i <= MAX_TYPO_PAIRS; i++) {
    columns.push(bigramBitmap(q.flat[i - 1], q.flat[i]) * words);
  }
  // A counter of four bits that starts so that it overflows at half.
  const start = 16 - Math.ceil(columns.length / 2);
  const [s0, s1, s2, s3] = [0, 1, 2, 3].map((bit) => ((start >> bit) & 1 ? -1 : 0));
  for (let w = 0; w < words; w++) {
    let [c0, c1, c2, c3, over] = [s0, s1, s2, s3, 0];
    for (let c = 0; c < columns.length; c++) {
      const has = signature[columns[c] + w];
      const two = c0 & has;
      c0 ^= has;
      const four = c1 & two;
      c1 ^= two;
      const eight = c2 & four;
      c2 ^= four;
      over |= c3 & eight;
      c3 ^= eight;
    }
    result[w] |= over;
  }
}

/** Names whose bits are set, in order, into `names`; returns how many there were (more than fit are counted only). */
export function collect(result: Uint32Array, words: number, names: Uint32Array): number {
  let count = 0;
  for (let w = 0; w < words; w++) {
    let bits = result[w];
    while (bits !== 0) {
      const low = bits & -bits;
      if (count < names.length) names[count] = (w << 5) + 31 - Math.clz32(low);
      count++;
      bits ^= low;
    }
  }
  return count;
}

/** Sets the bits [from, to). */
export function mark(result: Uint32Array, from: number, to: number): void {
  for (let name = from; name < to; name++) {
    if ((name & 31) === 0 && name + 32 <= to) {
      result[name >>> 5] = 0xffffffff;
      name += 31;
    } else {
      result[name >>> 5] |= 1 << (name & 31);
    }
  }
}
