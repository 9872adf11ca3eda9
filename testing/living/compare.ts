/**
 * All that an index says, free of row ids, so that two indexes of one folder can be compared row by row. For tests
 * only.
 */
import type { Queryable } from "../../lib/db/pool";
import { loadSegments, segmentIds } from "../../lib/db/write/text-segments";

const ORDINAL = (id: string): string => `(${id} - (f.id::bigint << 20))`;
/** The place of what is said of a file: both indexes know the repositories in the same order. */
const FILE = "f.repository_id || ':' || f.path";
const OF_FILE = (id: string): string => `join file f on f.id = (${id} >> 20)::int`;

/** By table: each row's place, and what it says there. */
const QUERIES: Readonly<Record<string, string>> = {
  // What is ignored is counted when the whole folder is listed, not when something ignored comes or goes.
  repository: `select name as place, to_jsonb(r) - 'id' - 'created_at' - 'indexed_at' - 'ignored_count' as said from repository r`,
  file: `select ${FILE} as place, to_jsonb(f) - 'id' - 'repository_id' as said from file f`,
  file_content: `select ${FILE} as place, to_jsonb(md5(body)) as said from file_content c join file f on f.id = c.file_id`,
  symbol: `select ${FILE} || ' #' || ${ORDINAL("s.id")} as place, to_jsonb(s) - 'id' as said from symbol s ${OF_FILE("s.id")}`,
  reference: `select ${FILE} || ' ' || name_hash as place, to_jsonb(md5(post)) as said from reference r join file f on f.id = r.file_id`,
  occurrences: `select ${FILE} as place, jsonb_build_array(md5(names), md5(blob)) as said from occurrences o join file f on f.id = o.file_id`,
  type_relation: `select ${FILE} || ' #' || ${ORDINAL("t.child_id")} || '.' || ordinal as place, to_jsonb(t) - 'child_id' as said
    from type_relation t ${OF_FILE("t.child_id")}`,
  reflection: `select ${FILE} || ' #' || ${ORDINAL("r.symbol_id")} || '.' || ordinal as place, to_jsonb(r) - 'symbol_id' as said
    from reflection r ${OF_FILE("r.symbol_id")}`,
  import: `select ${FILE} || ' ' || i.ordinal as place,
      to_jsonb(i) - 'file_id' || jsonb_build_object('target_file', target.repository_id || ':' || target.path) as said
    from import i join file f on f.id = i.file_id left join file target on target.id = i.target_file`,
  gap_words: `select ${FILE} as place, to_jsonb(w) - 'file_id' as said from gap_words w join file f on f.id = w.file_id`,
  macro: `select repository_id || ':' || name as place, to_jsonb(m) - 'repository_id' as said from macro m`,
};

/** Each row in words, `table place: what it says`, in order. */
export async function rowsInWords(client: Queryable): Promise<string[]> {
  const rows: string[] = [];
  for (const [table, query] of Object.entries(QUERIES)) {
    const found = await client.query<{ place: string; said: unknown }>(query);
    for (const { place, said } of found.rows) rows.push(`${table} ${place}: ${JSON.stringify(said)}`);
  }
  return [...rows, ...(await uncoveredTexts(client))].sort();
}

/** Stored texts that the text index does not have. */
export async function uncoveredTexts(client: Queryable): Promise<string[]> {
  const covered = new Set((await loadSegments(client, await segmentIds(client))).flatMap(({ files }) => [...files]));
  const { rows } = await client.query<{ id: number; path: string }>(
    `select f.id, ${FILE} as path from file_content c join file f on f.id = c.file_id`,
  );
  return rows.filter(({ id }) => !covered.has(id)).map(({ path }) => `text index ${path}: is not covered`);
}

/** Rows that only one of two indexes has, the first few of them in words; empty where they say the same. */
export function differences(living: readonly string[], clean: readonly string[], most = 20): string[] {
  const [here, there] = [new Set(living), new Set(clean)];
  const found = [
    ...living.filter((row) => !there.has(row)).map((row) => `only while living:  ${row}`),
    ...clean.filter((row) => !here.has(row)).map((row) => `only when made anew: ${row}`),
  ];
  // Which files there are says most, then what they hold, then what holds between them.
  const order = Object.keys(QUERIES);
  const rank = (row: string): number => order.indexOf(row.slice(21, row.indexOf(" ", 21)));
  found.sort((a, b) => rank(a) - rank(b) || (a.slice(21) < b.slice(21) ? -1 : 1));
  return found.length > most ? [...found.slice(0, most), `… and ${found.length - most} rows more`] : found;
}
