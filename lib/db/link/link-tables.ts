/**
 * What links files and types to each other, whole: where files stand, which files they include, which bases types
 * list. Small beside what files say, and asked for step by step along chains. Refuses an index whose links are too
 * many to be kept in memory.
 */
import { allFilePlaces, type FilePlace } from "../read/file-places";
import type { Queryable } from "../pool";
import { allRelations, type NamedRelation } from "../read/type-relations";

interface LinkTables {
  /** every file that has a language */
  places: FilePlace[];
  /** files that imports of a file lead to, each once; files whose imports lead nowhere are left out */
  targets: [fileId: number, targets: number[]][];
  /** in the order of the types and as written */
  relations: NamedRelation[];
}

/** Rows of one table; an index with more goes on asking for those that it needs. */
const MAX_ROWS = 1_000_000;

/** All links of the index; null when they are too many. */
export async function linkTables(pool: Queryable): Promise<LinkTables | null> {
  const { rows } = await pool.query<{ most: string }>({
    name: "link-tables-size",
    text: `SELECT greatest((SELECT count(*) FROM file), (SELECT count(*) FROM import WHERE target_file IS NOT NULL),
                           (SELECT count(*) FROM type_relation)) AS most`,
  });
  if (Number(rows[0]?.most ?? 0) > MAX_ROWS) return null;
  // One after the other: whoever asks meanwhile needs the connections.
  const places = await allFilePlaces(pool);
  const targets = await allTargets(pool);
  return { places, targets, relations: await allRelations(pool) };
}

async function allTargets(pool: Queryable): Promise<LinkTables["targets"]> {
  const { rows } = await pool.query<{ targets: LinkTables["targets"] | null }>({
    name: "all-targets",
    text: `SELECT json_agg(json_build_array(file_id, targets)) AS targets
           FROM (SELECT file_id, array_agg(DISTINCT target_file) AS targets FROM import
                 WHERE target_file IS NOT NULL GROUP BY file_id) AS linked`,
  });
  return rows[0]?.targets ?? [];
}
