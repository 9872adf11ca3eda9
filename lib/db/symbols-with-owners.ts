/** Symbol rows together with the symbols that enclose them: what keys and qualified names are made of. */
import type { Queryable } from "./pool";
import { SYMBOL_JSON, symbolOfFields, type SymbolFields } from "./symbol-json";

/** A row of `symbol`, undecoded. */
export interface SymbolRecord {
  id: bigint;
  name: string;
  kind: number;
  role: number;
  modifiers: number;
  container: number;
  qualifier: string | null;
  disambiguator: string | null;
  keyHash: bigint;
  ranges: Uint8Array;
}

/** A symbol and its owners, outermost first. */
export interface OwnedSymbol {
  symbol: SymbolRecord;
  owners: SymbolRecord[];
}

/** Deepest nesting that is followed. */
const MAX_DEPTH = 64;
/** Low bits of a symbol id that are its ordinal in the file. */
const ORDINAL_BITS = 20n;

/** File id of a symbol id. */
export const fileOfSymbol = (id: bigint): number => Number(id >> ORDINAL_BITS);

/** Symbols by id; ids that are gone are left out. */
export async function symbolsById(pool: Queryable, ids: readonly bigint[]): Promise<Map<bigint, OwnedSymbol>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ symbols: SymbolFields[] | null }>({
    name: "symbols-with-owners",
    text: `
      WITH RECURSIVE chain AS (
        SELECT id, container, 0 AS depth FROM symbol WHERE id = ANY($1::int8[])
        UNION
        SELECT owner.id, owner.container, chain.depth + 1
        FROM chain JOIN symbol owner ON owner.id = (chain.id >> 20 << 20) + chain.container
        WHERE chain.container >= 0 AND chain.depth < ${MAX_DEPTH}
      )
      SELECT json_agg(${SYMBOL_JSON}) AS symbols FROM symbol s WHERE id = ANY(ARRAY(SELECT id FROM chain))`,
    values: [ids.map(String)],
  });
  return symbolsWithOwners((rows[0]?.symbols ?? []).map(symbolOfFields), new Set(ids));
}

/** Every symbol of a file in order of the source, at most `limit`. */
export async function symbolsOfFile(pool: Queryable, fileId: number, limit: number): Promise<OwnedSymbol[]> {
  const first = BigInt(fileId) << ORDINAL_BITS;
  const { rows } = await pool.query<{ symbols: SymbolFields[] | null }>({
    name: "symbols-of-file",
    text: `SELECT json_agg(${SYMBOL_JSON} ORDER BY s.id) AS symbols
           FROM (SELECT * FROM symbol WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3) AS s`,
    values: [String(first), String(first + (1n << ORDINAL_BITS)), limit],
  });
  const records = (rows[0]?.symbols ?? []).map(symbolOfFields);
  const byId = new Map(records.map((record) => [record.id, record]));
  return records.map((symbol) => ({ symbol, owners: ownersOf(symbol, byId) }));
}

/** The wanted ones of these symbols with their owners, which must be among them. */
export function symbolsWithOwners(
  records: readonly SymbolRecord[],
  wanted: ReadonlySet<bigint>,
): Map<bigint, OwnedSymbol> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const found = new Map<bigint, OwnedSymbol>();
  for (const symbol of records) {
    if (wanted.has(symbol.id)) found.set(symbol.id, { symbol, owners: ownersOf(symbol, byId) });
  }
  return found;
}

function ownersOf(symbol: SymbolRecord, byId: ReadonlyMap<bigint, SymbolRecord>): SymbolRecord[] {
  const owners: SymbolRecord[] = [];
  let inner = symbol;
  while (inner.container >= 0 && owners.length < MAX_DEPTH) {
    const owner = byId.get(((inner.id >> ORDINAL_BITS) << ORDINAL_BITS) + BigInt(inner.container));
    if (owner === undefined) break;
    owners.unshift(owner);
    inner = owner;
  }
  return owners;
}
