/** Ids of symbol rows: file id * 2^20 + ordinal in the file. */

export const ORDINAL_BITS = 20;

/** Most symbols that one file can have. */
export const MAX_SYMBOLS = 2 ** ORDINAL_BITS - 1;

/** Upper 32 bits of a symbol's id. */
export const symbolIdHigh = (fileId: number): number => fileId >>> (32 - ORDINAL_BITS);

/** Lower 32 bits of a symbol's id. */
export const symbolIdLow = (fileId: number, ordinal: number): number => ((fileId << ORDINAL_BITS) | ordinal) >>> 0;
