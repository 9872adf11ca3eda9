/** The bases that types list and the types that list a base, as they lie in `type_relation`. */
import type { Queryable } from "./pool";

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

type Row = Omit<RelationRecord, "childId" | "childKey" | "baseKey"> & {
  childId: string;
  childKey: string;
  baseKey: string | null;
};

const COLUMNS = `child_id AS "childId", child_key AS "childKey", ordinal, base_name AS "baseName", relation, access,
  virtual, base_key AS "baseKey"`;
const MAX_ROWS = 20_000;

/** Bases of these symbols, in the order written. */
export async function basesOf(pool: Queryable, ids: readonly bigint[]): Promise<RelationRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<Row>({
    name: "bases-of",
    text: `SELECT ${COLUMNS} FROM type_relation WHERE child_id = ANY($1::bigint[]) ORDER BY child_id, ordinal`,
    values: [ids.map(String)],
  });
  return rows.map(toRecord);
}

/** Direct children of types, by the types' key hashes. */
export async function childrenOf(pool: Queryable, keys: readonly bigint[]): Promise<RelationRecord[]> {
  if (keys.length === 0) return [];
  const { rows } = await pool.query<Row>({
    name: "children-of",
    text: `SELECT ${COLUMNS} FROM type_relation WHERE base_key = ANY($1::bigint[]) ORDER BY child_id LIMIT ${MAX_ROWS}`,
    values: [keys.map(String)],
  });
  return rows.map(toRecord);
}

/** Every relation that names a base of these names (by hash), linked or not. */
export async function relationsNaming(pool: Queryable, nameHashes: readonly bigint[]): Promise<RelationRecord[]> {
  if (nameHashes.length === 0) return [];
  const { rows } = await pool.query<Row>({
    name: "relations-naming",
    text: `SELECT ${COLUMNS} FROM type_relation WHERE base_name_hash = ANY($1::bigint[])
           ORDER BY child_id, ordinal LIMIT ${MAX_ROWS}`,
    values: [nameHashes.map(String)],
  });
  return rows.map(toRecord);
}

function toRecord(row: Row): RelationRecord {
  return {
    ...row,
    childId: BigInt(row.childId),
    childKey: BigInt(row.childKey),
    baseKey: row.baseKey === null ? null : BigInt(row.baseKey),
  };
}
