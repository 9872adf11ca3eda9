/** Ids of symbol rows: file id * 2^20 + ordinal in the file. */

export const ORDINAL_BITS = 20;
const ORDINALS = 2 ** ORDINAL_BITS;

/** Most symbols that one file can have. */
export const MAX_SYMBOLS = ORDINALS - 1;

/** The id as a number: exact, because file ids have 31 bits. */
export const symbolId = (fileId: number, ordinal: number): number => fileId * ORDINALS + ordinal;

export const fileOfSymbol = (id: number): number => Math.floor(id / ORDINALS);

export const ordinalOfSymbol = (id: number): number => id % ORDINALS;

/** Upper 32 bits of a symbol's id. */
export const symbolIdHigh = (fileId: number): number => fileId >>> (32 - ORDINAL_BITS);

/** Lower 32 bits of a symbol's id. */
export const symbolIdLow = (fileId: number, ordinal: number): number => ((fileId << ORDINAL_BITS) | ordinal) >>> 0;
