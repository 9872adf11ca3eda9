/** The declared names that most files use. */
import type { Queryable } from "./pool";

/** Names by the number of files that use them, most first. Names that nothing of the index declares are left out. */
export async function frequentNames(pool: Queryable, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({
    name: "frequent-names",
    text: `SELECT s.name
           FROM (SELECT name_hash, count(*) AS files FROM reference GROUP BY name_hash ORDER BY files DESC LIMIT $1) AS used
           CROSS JOIN LATERAL (SELECT name FROM symbol WHERE name_hash = used.name_hash LIMIT 1) AS s
           ORDER BY used.files DESC`,
    values: [limit],
  });
  return rows.map(({ name }) => name);
}
