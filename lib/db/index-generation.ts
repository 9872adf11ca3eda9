/**
 * Tells whether anything of the index changed: files that came or went, links that were made, what engines said,
 * repositories that were renamed.
 */
import type { Queryable } from "./pool";

/** Numbers of the log that are counted: one below the last may be committed after it. */
const RECENT = 500;

/** A text that differs after every change of the index; equal texts mean an equal index. */
export async function indexGeneration(pool: Queryable): Promise<string> {
  const { rows } = await pool.query<{ generation: string }>({
    name: "index-generation",
    text: `SELECT concat_ws(' ',
             (SELECT concat(max(seq), '/', count(*)) FROM file_change
              WHERE seq > (SELECT max(seq) FROM file_change) - ${RECENT}),
             (SELECT concat(max(changed_at), '/', count(*)) FROM precise_run),
             (SELECT max(updated_at) FROM (SELECT updated_at FROM index_run ORDER BY id DESC LIMIT 50) AS runs),
             (SELECT string_agg(concat_ws('/', id, name, scope, manifests), ' ' ORDER BY id) FROM repository)) AS generation`,
  });
  return rows[0]?.generation ?? "";
}
