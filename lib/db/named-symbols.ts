/** Every declaration of some names with its owners: the candidates that resolution chooses from. */
import type { FilePlace } from "./file-places";
import { nameHash } from "./name-hash";
import type { Queryable } from "./pool";
import { SYMBOL_JSON, symbolOfFields, type SymbolFields } from "./symbol-json";
import { symbolsWithOwners, type OwnedSymbol } from "./symbols-with-owners";

/** A declaration, the symbols that enclose it (outermost first), and where it stands. */
export interface NamedSymbol extends OwnedSymbol, FilePlace {}

/** Names with more declarations than that are cut: nobody chooses among so many by name. */
const MAX_PER_NAME = 5000;
/** Deepest nesting that is followed. */
const MAX_DEPTH = 64;

/** Declarations by name; every asked name has an entry. Definitions come before declarations. */
export async function namedSymbols(pool: Queryable, names: readonly string[]): Promise<Map<string, OwnedSymbol[]>> {
  const found = new Map<string, OwnedSymbol[]>(names.map((name) => [name, []]));
  if (names.length === 0) return found;
  const { rows } = await pool.query<{ symbols: SymbolFields[] | null }>({
    name: "named-symbols",
    text: `WITH RECURSIVE hit AS MATERIALIZED (
             SELECT s.id, s.container FROM unnest($1::bigint[]) AS n(hash) CROSS JOIN LATERAL (
               SELECT id, container FROM symbol WHERE name_hash = n.hash ORDER BY role, id LIMIT ${MAX_PER_NAME}) AS s
           ), chain AS (
             SELECT id, container, 0 AS depth FROM hit
             UNION
             SELECT owner.id, owner.container, chain.depth + 1
             FROM chain JOIN symbol owner ON owner.id = (chain.id >> 20 << 20) + chain.container
             WHERE chain.container >= 0 AND chain.depth < ${MAX_DEPTH}
           )
           SELECT json_agg(${SYMBOL_JSON}) AS symbols FROM symbol s WHERE id = ANY(ARRAY(SELECT id FROM chain))`,
    values: [names.map((name) => String(nameHash(name)))],
  });
  const records = (rows[0]?.symbols ?? []).map(symbolOfFields);
  const wanted = new Set(records.filter(({ name }) => found.has(name)).map(({ id }) => id));
  for (const owned of symbolsWithOwners(records, wanted).values()) found.get(owned.symbol.name)?.push(owned);
  for (const list of found.values()) list.sort(definitionsFirst);
  return found;
}

const definitionsFirst = (a: OwnedSymbol, b: OwnedSymbol): number =>
  a.symbol.role - b.symbol.role || (a.symbol.id < b.symbol.id ? -1 : 1);
