/** Symbols that name their owner before their own name: methods that stand outside of their type's body. */
import type { Queryable } from "../pool";
import { ORDINAL_BITS } from "../../format/symbol-id";

/** Ids of symbols that are written with this owner in the files of one folder, in order of the files. */
export async function symbolsWithQualifier(
  pool: Queryable,
  repositoryId: number,
  folder: string,
  qualifier: string,
): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: "symbols-with-qualifier",
    // OFFSET 0: see symbols-inside.ts.
    text: `SELECT s.id FROM file f
           CROSS JOIN LATERAL (
             SELECT id, qualifier FROM symbol
             WHERE id >= f.id::bigint << ${ORDINAL_BITS} AND id < (f.id::bigint + 1) << ${ORDINAL_BITS}
             ORDER BY id OFFSET 0) AS s
           WHERE f.repository_id = $1 AND regexp_replace(f.path, '/?[^/]*$', '') = $2 AND s.qualifier = $3
           ORDER BY f.path, s.id LIMIT 5000`,
    values: [repositoryId, folder, qualifier],
  });
  return rows.map(({ id }) => BigInt(id));
}
