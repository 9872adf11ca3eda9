/** What stands directly inside of symbols: the members of types and namespaces. */
import type { Queryable } from "../pool";

/** Symbols inside of one that are listed. */
const MAX_INSIDE = 20_000;

/** Ids of the symbols that these enclose directly, in the order of these and of the source. */
export async function symbolsInside(pool: Queryable, ids: readonly bigint[]): Promise<bigint[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<{ id: string }>({
    name: "symbols-inside",
    // OFFSET 0: Postgres cannot tell how few symbols a file's range of ids holds, and would rather read the whole
    // table.
    text: `SELECT s.id FROM unnest($1::bigint[]) WITH ORDINALITY AS outside(id, place)
           CROSS JOIN LATERAL (
             SELECT id, container FROM symbol
             WHERE id >= outside.id >> 20 << 20 AND id < ((outside.id >> 20) + 1) << 20 ORDER BY id OFFSET 0) AS s
           WHERE s.container = (outside.id & 1048575)::int
           ORDER BY outside.place, s.id LIMIT ${MAX_INSIDE}`,
    values: [ids.map(String)],
  });
  return rows.map(({ id }) => BigInt(id));
}
