/** Which files go with a file: by symbols that one declares and the other defines, and by their names. */
import { SYMBOL_ROLES } from "../../contract/vocabulary";
import type { Queryable } from "../pool";
import { ORDINAL_BITS } from "../../format/symbol-id";

export interface CounterpartRow {
  fileId: number;
  path: string;
  /** symbols that one file declares and the other defines */
  shared: number;
}

const FORWARD = SYMBOL_ROLES.indexOf("forward_declaration");
const inFile = `s.id >= $1::bigint << ${ORDINAL_BITS} AND s.id < ($1::bigint + 1) << ${ORDINAL_BITS}`;

/** Files of the same repository that share symbols with a file, most shared first. */
export async function filesSharingSymbols(pool: Queryable, fileId: number): Promise<CounterpartRow[]> {
  const { rows } = await pool.query<CounterpartRow>({
    name: "files-sharing-symbols",
    text: `SELECT f.id AS "fileId", f.path, count(DISTINCT s.key_hash)::int AS shared
           FROM symbol s
           JOIN symbol o ON o.name_hash = s.name_hash AND o.key_hash = s.key_hash AND o.role <> s.role
           JOIN file own ON own.id = $1
           JOIN file f ON f.id = (o.id >> ${ORDINAL_BITS})::int AND f.id <> own.id AND f.repository_id = own.repository_id
           WHERE ${inFile} AND s.role <> ${FORWARD} AND o.role <> ${FORWARD}
           GROUP BY 1, 2 ORDER BY 3 DESC, 2 LIMIT 20`,
    values: [fileId],
  });
  return rows;
}

/** Files of the same repository whose name without extension is the same; `suffix` is `/stem.`, lower case. */
export async function filesOfStem(pool: Queryable, repositoryId: number, stem: string): Promise<CounterpartRow[]> {
  const { rows } = await pool.query<CounterpartRow>({
    name: "files-of-stem",
    text: `SELECT id AS "fileId", path, 0 AS shared FROM file
           WHERE repository_id = $1 AND lower(regexp_replace(path, '^.*/|\\.[^./]*$', '', 'g')) = lower($2)
           ORDER BY path LIMIT 200`,
    values: [repositoryId, stem],
  });
  return rows;
}
