/**
 * Names that people are likely to ask for: those that most files use, that most types derive from, and that several
 * methods share.
 */
import { SYMBOL_KINDS, SYMBOL_ROLES } from "../../contract/vocabulary";
import type { Queryable } from "../pool";

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

/**
 * Names that several methods bear, by the number of files that use them, most first: these are the most work to tell
 * apart.
 */
export async function sharedMethodNames(pool: Queryable, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({
    name: "shared-method-names",
    text: `SELECT name FROM (SELECT name_hash, min(name) AS name FROM symbol WHERE kind = $1 AND role = $2
                             GROUP BY name_hash HAVING count(*) > 1) AS shared
           CROSS JOIN LATERAL (SELECT count(*) AS files FROM reference WHERE name_hash = shared.name_hash) AS used
           ORDER BY files DESC, name LIMIT $3`,
    values: [SYMBOL_KINDS.indexOf("method"), SYMBOL_ROLES.indexOf("definition"), limit],
  });
  return rows.map(({ name }) => name);
}

/** Names of types by the number of types that list them as a base, most first. */
export async function frequentBases(pool: Queryable, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({
    name: "frequent-bases",
    text: `SELECT base_name AS name FROM type_relation
           GROUP BY base_name HAVING count(*) > 1 ORDER BY count(*) DESC, base_name LIMIT $1`,
    values: [limit],
  });
  return rows.map(({ name }) => name);
}
