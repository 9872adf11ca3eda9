/** Symbol rows together with the symbols that enclose them: what keys and qualified names are made of. */
import type { Queryable } from "../pool";
import { ORDINAL_BITS } from "../../format/symbol-id";
import { rowsOfFiles } from "./rows-of-files";
import { readSymbols, SYMBOL_JSON, type SymbolColumns } from "./symbol-json";
import { symbolId } from "../../format/symbol-id";
import type { SymbolOwner } from "./symbol-owner";
import { MAX_DEPTH, SymbolOwners } from "./symbol-owners";
import type { SymbolRecord } from "../../format/symbol-record";

/** A symbol and its owners, outermost first. */
export interface OwnedSymbol {
  symbol: SymbolRecord;
  owners: readonly SymbolOwner[];
}

/** What finds symbols. */
interface SymbolQuery {
  /** of the statement */
  name: string;
  /** a SELECT of whole rows of `symbol` */
  rows: string;
  values: unknown[];
}

/**
 * The symbols that a query finds, with their owners.
 * @param known where owners are looked up, as far as it holds them; what it did not hold is added to it
 */
export async function ownedSymbols(
  pool: Queryable,
  query: SymbolQuery,
  known: SymbolOwners = new SymbolOwners(),
): Promise<OwnedSymbol[]> {
  const found = known.isFilled ? ownedBy(await readAlone(pool, query), known) : null;
  if (found !== null) return found;
  const { hits, symbols } = await readWithOwners(pool, query);
  const all = new SymbolOwners(symbols);
  const read = symbols
    .filter(({ ordinal, fileId }) => hits.has(symbolId(fileId, ordinal)))
    .map((symbol) => ({ symbol, owners: all.of(symbol) ?? [] }));
  known.add(read.flatMap(({ owners }) => owners));
  return read;
}

/** Null when an owner is missing. */
function ownedBy(symbols: readonly SymbolRecord[], known: SymbolOwners): OwnedSymbol[] | null {
  const found: OwnedSymbol[] = [];
  for (const symbol of symbols) {
    const owners = known.of(symbol);
    if (owners === null) return null;
    found.push({ symbol, owners });
  }
  return found;
}

async function readAlone(pool: Queryable, { name, rows: hits, values }: SymbolQuery): Promise<SymbolRecord[]> {
  const { rows } = await pool.query<{ symbols: SymbolColumns }>({
    name,
    text: `SELECT ${SYMBOL_JSON} AS symbols FROM (${hits}) AS s`,
    values,
  });
  return readSymbols(rows[0]?.symbols);
}

/** The symbols and all that holds them. */
async function readWithOwners(
  pool: Queryable,
  { name, rows: hits, values }: SymbolQuery,
): Promise<{ hits: ReadonlySet<number>; symbols: SymbolRecord[] }> {
  const { rows } = await pool.query<{ hits: number[] | null; symbols: SymbolColumns }>({
    name: `${name}-with-owners`,
    text: `
      WITH RECURSIVE hit AS MATERIALIZED (SELECT id, container FROM (${hits}) AS s), chain AS (
        SELECT id, container, 0 AS depth FROM hit
        UNION
        SELECT owner.id, owner.container, chain.depth + 1
        FROM chain JOIN symbol owner ON owner.id = (chain.id >> ${ORDINAL_BITS} << ${ORDINAL_BITS}) + chain.container
        WHERE chain.container >= 0 AND chain.depth < ${MAX_DEPTH}
      )
      SELECT (SELECT json_agg(id) FROM hit) AS hits,
             (SELECT ${SYMBOL_JSON} FROM symbol s WHERE id = ANY(ARRAY(SELECT id FROM chain))) AS symbols`,
    values,
  });
  return { hits: new Set(rows[0]?.hits ?? []), symbols: readSymbols(rows[0]?.symbols) };
}

/** Symbols by id; ids that are gone are left out. */
export async function symbolsById(
  pool: Queryable,
  ids: readonly bigint[],
  known?: SymbolOwners,
): Promise<Map<bigint, OwnedSymbol>> {
  if (ids.length === 0) return new Map();
  const rows = "SELECT * FROM symbol WHERE id = ANY($1::int8[])";
  const found = await ownedSymbols(pool, { name: "symbols-by-id", rows, values: [ids.map(String)] }, known);
  return new Map(found.map((owned) => [owned.symbol.id, owned]));
}

/** Every symbol of a file in order of the source, at most `limit`. */
export async function symbolsOfFile(pool: Queryable, fileId: number, limit: number): Promise<OwnedSymbol[]> {
  const first = BigInt(fileId) << BigInt(ORDINAL_BITS);
  const rows = "SELECT * FROM symbol WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3";
  const values = [String(first), String(first + (1n << BigInt(ORDINAL_BITS))), limit];
  const symbols = await readAlone(pool, { name: "symbols-of-file", rows, values });
  const owners = new SymbolOwners(symbols);
  return symbols.map((symbol) => ({ symbol, owners: owners.of(symbol) ?? [] }));
}

/** Every symbol of these files by file, each in the order of the source, at most `limit` in all. */
export async function symbolsOfFiles(
  pool: Queryable,
  fileIds: readonly number[],
  limit: number,
): Promise<Map<number, OwnedSymbol[]>> {
  const found = new Map<number, OwnedSymbol[]>(fileIds.map((id) => [id, []]));
  if (fileIds.length === 0) return found;
  const rows = `SELECT s.* FROM unnest($1::int[]) AS f(id) ${rowsOfFiles("symbol", "id", "s", "t.*")} LIMIT $2`;
  const symbols = await readAlone(pool, { name: "symbols-of-files", rows, values: [fileIds, limit] });
  const owners = new SymbolOwners(symbols);
  for (const symbol of symbols) found.get(symbol.fileId)?.push({ symbol, owners: owners.of(symbol) ?? [] });
  for (const list of found.values()) list.sort((a, b) => a.symbol.ordinal - b.symbol.ordinal);
  return found;
}
