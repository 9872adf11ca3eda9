/** Every declaration of some names with its owners: the candidates that resolution chooses from. */
import { nameHash } from "./name-hash";
import type { Queryable } from "./pool";
import { SYMBOL_JSON, type SymbolColumns } from "./symbol-json";
import { symbolsWithOwners, type OwnedSymbol } from "./symbols-with-owners";

/** Names with more declarations than that are cut: nobody chooses among so many by name. */
const MAX_PER_NAME = 5000;
/** Deepest nesting that is followed. */
const MAX_DEPTH = 64;

/** The symbols of the table `hit` (id, container) with their owners, as one JSON list. */
const withOwners = (hit: string): string => `
           WITH RECURSIVE hit AS MATERIALIZED (${hit}), chain AS (
             SELECT id, container, 0 AS depth FROM hit
             UNION
             SELECT owner.id, owner.container, chain.depth + 1
             FROM chain JOIN symbol owner ON owner.id = (chain.id >> 20 << 20) + chain.container
             WHERE chain.container >= 0 AND chain.depth < ${MAX_DEPTH}
           )
           SELECT ${SYMBOL_JSON} AS symbols FROM symbol s WHERE id = ANY(ARRAY(SELECT id FROM chain))`;

/** Declarations by name; every asked name has an entry. Definitions come before declarations. */
export async function namedSymbols(pool: Queryable, names: readonly string[]): Promise<Map<string, OwnedSymbol[]>> {
  const found = new Map<string, OwnedSymbol[]>(names.map((name) => [name, []]));
  if (names.length === 0) return found;
  const { rows } = await pool.query<{ symbols: SymbolColumns }>({
    name: "named-symbols",
    text: withOwners(`SELECT s.id, s.container FROM unnest($1::bigint[]) AS n(hash) CROSS JOIN LATERAL (
      SELECT id, container FROM symbol WHERE name_hash = n.hash ORDER BY role, id LIMIT ${MAX_PER_NAME}) AS s`),
    values: [names.map((name) => String(nameHash(name)))],
  });
  for (const owned of symbolsWithOwners(rows[0]?.symbols, ({ name }) => found.has(name)))
    found.get(owned.symbol.name)?.push(owned);
  for (const list of found.values()) list.sort(definitionsFirst);
  return found;
}

/** A symbol's name and the hash of its key. */
export interface SymbolIdentity {
  name: string;
  keyHash: bigint;
}

/** Every declaration of these symbols, by the hash of the key; definitions come first. Their namesakes are not read. */
export async function symbolsOfKeys(
  pool: Queryable,
  symbols: readonly SymbolIdentity[],
): Promise<Map<bigint, OwnedSymbol[]>> {
  const found = new Map<bigint, OwnedSymbol[]>(symbols.map(({ keyHash }) => [keyHash, []]));
  if (symbols.length === 0) return found;
  const { rows } = await pool.query<{ symbols: SymbolColumns }>({
    name: "symbols-of-keys",
    text: withOwners(`SELECT s.id, s.container FROM unnest($1::bigint[], $2::bigint[]) AS asked(name_hash, key_hash)
      JOIN symbol s ON s.name_hash = asked.name_hash AND s.key_hash = asked.key_hash`),
    values: [symbols.map(({ name }) => String(nameHash(name))), symbols.map(({ keyHash }) => String(keyHash))],
  });
  for (const owned of symbolsWithOwners(rows[0]?.symbols, ({ keyHash }) => found.has(keyHash)))
    found.get(owned.symbol.keyHash)?.push(owned);
  for (const list of found.values()) list.sort(definitionsFirst);
  return found;
}

const definitionsFirst = (a: OwnedSymbol, b: OwnedSymbol): number =>
  a.symbol.role - b.symbol.role || a.symbol.fileId - b.symbol.fileId || a.symbol.ordinal - b.symbol.ordinal;
