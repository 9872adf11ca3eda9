/** The bases that types list and the types that list a base, as they lie in `type_relation`. */
import type { Queryable } from "../pool";

export interface RelationRecord {
  childId: bigint;
  childKey: bigint;
  ordinal: number;
  baseName: string;
  relation: string;
  access: string | null;
  virtual: boolean;
  /** null when the base is outside of the index, or not yet linked */
  baseKey: bigint | null;
}

/** A relation with the hash of the last part of the base's name. */
export interface NamedRelation extends RelationRecord {
  baseNameHash: bigint;
}

type Row = Omit<RelationRecord, "childId" | "childKey" | "baseKey"> & {
  childId: string;
  childKey: string;
  baseKey: string | null;
};

const COLUMNS = `child_id AS "childId", child_key AS "childKey", ordinal, base_name AS "baseName", relation, access,
  virtual, base_key AS "baseKey"`;
/** Relations that are looked at for one base's name. */
export const MAX_NAMING = 20_000;

/** Levels of bases that are read ahead. */
const MAX_LEVELS = 24;

/**
 * Bases of these symbols and of the types that those are linked to, and so on: by the id of the symbol that names
 * them, in the order written. Every symbol on the way has an entry.
 */
export async function ancestryOf(pool: Queryable, ids: readonly bigint[]): Promise<Map<bigint, RelationRecord[]>> {
  const found = new Map<bigint, RelationRecord[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const { rows } = await pool.query<Row & { of: string }>({
    name: "ancestry-of",
    text: `WITH RECURSIVE up AS (
             SELECT id, 0 AS level FROM unnest($1::bigint[]) AS asked(id)
             UNION
             SELECT s.id, up.level + 1
             FROM up JOIN type_relation t ON t.child_id = up.id AND t.base_key IS NOT NULL
             JOIN symbol s ON s.name_hash = t.base_name_hash AND s.key_hash = t.base_key
             WHERE up.level < ${MAX_LEVELS}
           )
           SELECT up.id AS "of", ${COLUMNS}
           FROM (SELECT DISTINCT id FROM up) AS up LEFT JOIN type_relation ON child_id = up.id ORDER BY up.id, ordinal`,
    values: [ids.map(String)],
  });
  for (const { of, ...row } of rows) {
    const list = found.get(BigInt(of)) ?? [];
    found.set(BigInt(of), list);
    // A symbol without bases comes as one row of nulls.
    if (row.childId !== null) list.push(toRecord(row));
  }
  return found;
}

/** Every relation that names a base of these names (by hash), linked or not, by the hash; every hash has an entry. */
export async function relationsNaming(
  pool: Queryable,
  nameHashes: readonly bigint[],
): Promise<Map<bigint, RelationRecord[]>> {
  const found = new Map<bigint, RelationRecord[]>(nameHashes.map((hash) => [hash, []]));
  if (nameHashes.length === 0) return found;
  const { rows } = await pool.query<Row & { hash: string }>({
    name: "relations-naming",
    text: `SELECT asked.hash, ${COLUMNS} FROM unnest($1::bigint[]) AS asked(hash) CROSS JOIN LATERAL (
             SELECT * FROM type_relation WHERE base_name_hash = asked.hash ORDER BY child_id, ordinal LIMIT ${MAX_NAMING}
           ) AS named`,
    values: [nameHashes.map(String)],
  });
  for (const { hash, ...row } of rows) found.get(BigInt(hash))?.push(toRecord(row));
  return found;
}

/** Every relation of the index, in the order of the types and as written. */
export async function allRelations(pool: Queryable): Promise<NamedRelation[]> {
  const { rows } = await pool.query<{ relations: RelationFields[] | null }>({
    name: "all-relations",
    text: `SELECT json_agg(json_build_array(child_id::text, child_key::text, ordinal, base_name, base_name_hash::text, relation,
                                            access, virtual, base_key::text) ORDER BY child_id, ordinal) AS relations
           FROM type_relation`,
  });
  return (rows[0]?.relations ?? []).map(
    ([childId, childKey, ordinal, baseName, baseNameHash, relation, access, virtual, baseKey]) => ({
      ...toRecord({ childId, childKey, ordinal, baseName, relation, access, virtual, baseKey }),
      baseNameHash: BigInt(baseNameHash),
    }),
  );
}

/** As it arrives: 64-bit numbers as text. */
type RelationFields = [
  ...[childId: string, childKey: string, ordinal: number, baseName: string, baseNameHash: string],
  ...[relation: string, access: string | null, virtual: boolean, baseKey: string | null],
];

function toRecord(row: Row): RelationRecord {
  return {
    ...row,
    childId: BigInt(row.childId),
    childKey: BigInt(row.childKey),
    baseKey: row.baseKey === null ? null : BigInt(row.baseKey),
  };
}
