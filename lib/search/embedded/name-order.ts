/**
 * The order of names in a segment: by their UTF-8 bytes with ASCII letters in lower case, then by the bytes as they
 * are. Case variants of one name stand together, and everything with a prefix is one range.
 */
import type { SegmentData } from "./segment";

const fold = new Uint8Array(256);
for (let i = 0; i < 256; i++) fold[i] = i >= 65 && i <= 90 ? i + 32 : i;

/** Negative, 0 or positive as pool a's bytes [a0, a1) come before, with or after pool b's [b0, b1). */
export function compareNames(a: Uint8Array, a0: number, a1: number, b: Uint8Array, b0: number, b1: number): number {
  const length = Math.min(a1 - a0, b1 - b0);
  for (let i = 0; i < length; i++) {
    const d = fold[a[a0 + i]] - fold[b[b0 + i]];
    if (d !== 0) return d;
  }
  if (a1 - a0 !== b1 - b0) return a1 - a0 - (b1 - b0);
  for (let i = 0; i < length; i++) {
    const d = a[a0 + i] - b[b0 + i];
    if (d !== 0) return d;
  }
  return 0;
}

/** A name's place in that order as a string of bytes: comparing these strings compares the names. */
export function sortKey(binary: string): string {
  const lower = /[\x80-\xff]/.test(binary)
    ? binary.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    : binary.toLowerCase();
  return lower === binary ? binary + "\0" + binary : lower + "\0" + binary;
}

/** Names that begin with `prefix` (UTF-8, any case of ASCII letters): [first, last). */
export function prefixRange(data: SegmentData, prefix: Uint8Array): [number, number] {
  return [boundary(data, prefix, false), boundary(data, prefix, true)];
}

function boundary(data: SegmentData, prefix: Uint8Array, after: boolean): number {
  let low = 0;
  let high = data.names;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = comparePrefix(data, middle, prefix);
    if (order < 0 || (after && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function comparePrefix(data: SegmentData, name: number, prefix: Uint8Array): number {
  const start = data.nameStart[name];
  const length = data.nameStart[name + 1] - start;
  for (let i = 0; i < prefix.length; i++) {
    if (i === length) return -1;
    const d = fold[data.namePool[start + i]] - fold[prefix[i]];
    if (d !== 0) return d;
  }
  return 0;
}

/** A name as a string. */
export function nameAt(data: SegmentData, name: number): string {
  return decode(data.namePool, data.nameStart[name], data.nameStart[name + 1]);
}

/** A qualifier as a string; "" for none. */
export function qualifierAt(data: SegmentData, qualifier: number): string {
  return decode(data.qualifierPool, data.qualifierStart[qualifier], data.qualifierStart[qualifier + 1]);
}

function decode(pool: Uint8Array, from: number, to: number): string {
  return Buffer.from(pool.buffer, pool.byteOffset + from, to - from).toString("utf8");
}
