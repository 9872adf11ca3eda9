/** Reads which repositories exist, and which of them import files of others. */
import type { Queryable } from "../pool";

interface LinkedRepository {
  id: number;
  scope: string;
  /** repositories that an import or include of one of its files leads to */
  leadsTo: number[];
}

/** Every repository with those that its imports lead to. */
export async function repositoryLinks(pool: Queryable): Promise<LinkedRepository[]> {
  const { rows } = await pool.query<LinkedRepository>({
    name: "repository-links",
    text: `WITH link AS (
             SELECT DISTINCT f.repository_id AS "from", t.repository_id AS "to"
             FROM import i JOIN file f ON f.id = i.file_id JOIN file t ON t.id = i.target_file
             WHERE f.repository_id <> t.repository_id)
           SELECT r.id, r.scope, coalesce(array_agg(link."to") FILTER (WHERE link."to" IS NOT NULL), '{}') AS "leadsTo"
           FROM repository r LEFT JOIN link ON link."from" = r.id GROUP BY r.id, r.scope`,
  });
  return rows;
}
