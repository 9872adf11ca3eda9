/**
 * What tells the declarations of a name apart. A name may have thousands of them, of which a list counts all and shows
 * twenty: their owners, ranges and names are a read for those that are shown.
 */
import { fileOfSymbol, ordinalOfSymbol } from "../../format/symbol-id";
import { nameHash } from "../../format/name-hash";
import type { Queryable } from "../pool";
import { jsonColumns, type JsonColumns } from "./json-columns";
import { MAX_PER_NAME } from "./named-symbols";

export interface NamedHead {
  fileId: number;
  ordinal: number;
  /** place in SYMBOL_KINDS */
  kind: number;
  /** place in SYMBOL_ROLES */
  role: number;
  keyHash: bigint;
}

/** Declarations of these names, at most `MAX_PER_NAME` of each, definitions first. */
export async function namedHeads(pool: Queryable, names: readonly string[]): Promise<NamedHead[]> {
  if (names.length === 0) return [];
  const { rows } = await pool.query<{ heads: JsonColumns<[id: number, kind: number, role: number, key: string]> }>({
    name: "named-heads",
    text: `SELECT ${jsonColumns("s.id", "s.kind", "s.role", "s.key_hash::text")} AS heads
      FROM unnest($1::bigint[], $2::text[]) AS asked(hash, name) CROSS JOIN LATERAL (
        SELECT id, kind, role, key_hash FROM symbol WHERE name_hash = asked.hash AND name = asked.name
        ORDER BY role, id LIMIT ${MAX_PER_NAME}) AS s`,
    values: [names.map((name) => String(nameHash(name))), names],
  });
  const [ids, kinds, roles, keys] = rows[0]?.heads ?? [];
  if (!ids || !kinds || !roles || !keys) return [];
  return ids.map((id, at) => ({
    fileId: fileOfSymbol(id),
    ordinal: ordinalOfSymbol(id),
    kind: kinds[at],
    role: roles[at],
    keyHash: BigInt(keys[at]),
  }));
}
