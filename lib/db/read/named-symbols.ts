/** Every declaration of some names with its owners: the candidates that resolution chooses from. */
import { nameHash } from "../../format/name-hash";
import type { Queryable } from "../pool";
import type { SymbolOwners } from "./symbol-owners";
import { ownedSymbols, type OwnedSymbol } from "./symbols-with-owners";

/** Names with more declarations than that are cut: nobody chooses among so many by name. */
export const MAX_PER_NAME = 5000;

/**
 * Declarations by name; every asked name has an entry. Definitions come before declarations.
 * @param owners see `ownedSymbols`
 */
export async function namedSymbols(
  pool: Queryable,
  names: readonly string[],
  owners?: SymbolOwners,
): Promise<Map<string, OwnedSymbol[]>> {
  const found = new Map<string, OwnedSymbol[]>(names.map((name) => [name, []]));
  if (names.length === 0) return found;
  const rows = `SELECT s.* FROM unnest($1::bigint[]) AS n(hash) CROSS JOIN LATERAL (
    SELECT * FROM symbol WHERE name_hash = n.hash ORDER BY role, id LIMIT ${MAX_PER_NAME}) AS s`;
  const values = [names.map((name) => String(nameHash(name)))];
  for (const owned of await ownedSymbols(pool, { name: "named-symbols", rows, values }, owners))
    found.get(owned.symbol.name)?.push(owned);
  for (const list of found.values()) list.sort(definitionsFirst);
  return found;
}

/** A symbol's name and the hash of its key. */
export interface SymbolIdentity {
  name: string;
  keyHash: bigint;
}

/**
 * Every declaration of these symbols, by the hash of the key; definitions come first. Their namesakes are not read.
 */
export async function symbolsOfKeys(
  pool: Queryable,
  symbols: readonly SymbolIdentity[],
  owners?: SymbolOwners,
): Promise<Map<bigint, OwnedSymbol[]>> {
  const found = new Map<bigint, OwnedSymbol[]>(symbols.map(({ keyHash }) => [keyHash, []]));
  if (symbols.length === 0) return found;
  const rows = `SELECT s.* FROM unnest($1::bigint[], $2::bigint[]) AS asked(name_hash, key_hash)
    JOIN symbol s ON s.name_hash = asked.name_hash AND s.key_hash = asked.key_hash`;
  const values = [symbols.map(({ name }) => String(nameHash(name))), symbols.map(({ keyHash }) => String(keyHash))];
  for (const owned of await ownedSymbols(pool, { name: "symbols-of-keys", rows, values }, owners))
    found.get(owned.symbol.keyHash)?.push(owned);
  for (const list of found.values()) list.sort(definitionsFirst);
  return found;
}

const definitionsFirst = (a: OwnedSymbol, b: OwnedSymbol): number =>
  a.symbol.role - b.symbol.role || a.symbol.fileId - b.symbol.fileId || a.symbol.ordinal - b.symbol.ordinal;
