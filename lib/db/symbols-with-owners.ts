/** Symbol rows together with the symbols that enclose them: what keys and qualified names are made of. */
import type { Queryable } from "./pool";
import { readSymbols, SYMBOL_JSON, type SymbolColumns } from "./symbol-json";

/** A row of `symbol`, undecoded. */
export interface SymbolRecord {
  readonly id: bigint;
  readonly fileId: number;
  /** in the file */
  readonly ordinal: number;
  readonly name: string;
  readonly kind: number;
  readonly role: number;
  readonly modifiers: number;
  readonly container: number;
  readonly qualifier: string | null;
  readonly disambiguator: string | null;
  readonly keyHash: bigint;
  readonly ranges: Uint8Array;
}

/** A symbol and its owners, outermost first. */
export interface OwnedSymbol {
  symbol: SymbolRecord;
  owners: readonly SymbolRecord[];
}

/** Deepest nesting that is followed. */
const MAX_DEPTH = 64;
/** Low bits of a symbol id that are its ordinal in the file. */
const ORDINAL_BITS = 20n;

/** Symbols by id; ids that are gone are left out. */
export async function symbolsById(pool: Queryable, ids: readonly bigint[]): Promise<Map<bigint, OwnedSymbol>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ symbols: SymbolColumns }>({
    name: "symbols-with-owners",
    text: `
      WITH RECURSIVE chain AS (
        SELECT id, container, 0 AS depth FROM symbol WHERE id = ANY($1::int8[])
        UNION
        SELECT owner.id, owner.container, chain.depth + 1
        FROM chain JOIN symbol owner ON owner.id = (chain.id >> 20 << 20) + chain.container
        WHERE chain.container >= 0 AND chain.depth < ${MAX_DEPTH}
      )
      SELECT ${SYMBOL_JSON} AS symbols FROM symbol s WHERE id = ANY(ARRAY(SELECT id FROM chain))`,
    values: [ids.map(String)],
  });
  const wanted = new Set(ids.map(Number));
  const found = symbolsWithOwners(rows[0]?.symbols, ({ fileId, ordinal }) => wanted.has(placeOf(fileId, ordinal)));
  return new Map(found.map((owned) => [owned.symbol.id, owned]));
}

/** Every symbol of a file in order of the source, at most `limit`. */
export async function symbolsOfFile(pool: Queryable, fileId: number, limit: number): Promise<OwnedSymbol[]> {
  const first = BigInt(fileId) << ORDINAL_BITS;
  const { rows } = await pool.query<{ symbols: SymbolColumns }>({
    name: "symbols-of-file",
    text: `SELECT ${SYMBOL_JSON} AS symbols
           FROM (SELECT * FROM symbol WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3) AS s`,
    values: [String(first), String(first + (1n << ORDINAL_BITS)), limit],
  });
  return symbolsWithOwners(rows[0]?.symbols, () => true);
}

/** The wanted ones of these symbols with their owners, which must be among them. */
export function symbolsWithOwners(
  columns: SymbolColumns | undefined,
  isWanted: (symbol: SymbolRecord) => boolean,
): OwnedSymbol[] {
  const records = readSymbols(columns);
  const byPlace = new Map(records.map((record) => [placeOf(record.fileId, record.ordinal), record]));
  return records.filter(isWanted).map((symbol) => ({ symbol, owners: ownersOf(symbol, byPlace) }));
}

/** A symbol's id as a number. */
const placeOf = (fileId: number, ordinal: number): number => fileId * 2 ** Number(ORDINAL_BITS) + ordinal;

const NO_OWNERS: readonly SymbolRecord[] = [];

function ownersOf(symbol: SymbolRecord, byPlace: ReadonlyMap<number, SymbolRecord>): readonly SymbolRecord[] {
  if (symbol.container < 0) return NO_OWNERS;
  const owners: SymbolRecord[] = [];
  let inner = symbol;
  while (inner.container >= 0 && owners.length < MAX_DEPTH) {
    const owner = byPlace.get(placeOf(inner.fileId, inner.container));
    if (owner === undefined) break;
    owners.unshift(owner);
    inner = owner;
  }
  return owners;
}
