/**
 * Tells whether anything of the index changed: files that came or went, links that were made, what engines said,
 * repositories that were renamed.
 */
import type { Queryable } from "./pool";

/** Numbers of the log that are counted: one below the last may be committed after it. */
const RECENT = 500;

/** Texts that differ after a change; equal texts mean that nothing has changed. */
export interface Generations {
  /** of files, links and repositories */
  index: string;
  /** of what compilers' engines said */
  engines: string;
}

export async function generationsOf(pool: Queryable): Promise<Generations> {
  const { rows } = await pool.query<Generations>({
    name: "index-generation",
    text: `SELECT concat_ws(' ',
             (SELECT concat(max(seq), '/', count(*)) FROM file_change
              WHERE seq > (SELECT max(seq) FROM file_change) - ${RECENT}),
             (SELECT max(updated_at) FROM (SELECT updated_at FROM index_run ORDER BY id DESC LIMIT 50) AS runs),
             (SELECT string_agg(concat_ws('/', id, name, scope, manifests), ' ' ORDER BY id) FROM repository)) AS index,
             (SELECT concat(max(changed_at), '/', count(*)) FROM precise_run) AS engines`,
  });
  return rows[0] ?? { index: "", engines: "" };
}

/** A text that differs after every change of the index; equal texts mean an equal index. */
export async function indexGeneration(pool: Queryable): Promise<string> {
  const { index, engines } = await generationsOf(pool);
  return `${index} ${engines}`;
}
