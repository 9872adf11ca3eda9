/** Ids of symbol rows: file id * 2^20 + ordinal in the file. */

export const ORDINAL_BITS = 20;
const ORDINALS = 2 ** ORDINAL_BITS;

/** Most symbols that one file can have. */
export const MAX_SYMBOLS = ORDINALS - 1;

/** The id as a number: exact, because file ids have 31 bits. */
export const symbolId = (fileId: number, ordinal: number): number => fileId * ORDINALS + ordinal;

export const fileOfSymbol = (id: number): number => Math.floor(id / ORDINALS);

export const ordinalOfSymbol = (id: number): number => id % ORDINALS;

/**
 * SQL of the rows of files whose id is a symbol's: a join of `f`, which has file ids, with a table as `alias`. Postgres takes a range that it
 * compares with another table for a ninth of the table, and would read all of it; here it looks up each file's rows.
 * @param columns that are wanted
 */
export const rowsOfFiles = (table: string, idColumn: string, alias: string, columns: string): string =>
  `cross join lateral (
     select ${columns} from ${table} t
     where t.${idColumn} >= f.id::bigint << ${ORDINAL_BITS} and t.${idColumn} < (f.id::bigint + 1) << ${ORDINAL_BITS} offset 0) ${alias}`;

/** Upper 32 bits of a symbol's id. */
export const symbolIdHigh = (fileId: number): number => fileId >>> (32 - ORDINAL_BITS);

/** Lower 32 bits of a symbol's id. */
export const symbolIdLow = (fileId: number, ordinal: number): number => ((fileId << ORDINAL_BITS) | ordinal) >>> 0;
