/**
 * Puts finished rows of files into the index, and takes files out of it. Each call is one transaction: readers see a
 * file either as it was or as it is, and a crash leaves what was there. The log `file_change` and the notification
 * belong to the same transaction.
 */
import type pg from "pg";
import { beginWriting } from "../admin/indexer-locks";
import { logChanges } from "./change-log";
import { copyFacts } from "./copy-facts";
import { FACT_TABLES, type FactBytes } from "../../format/copy-tables";
import { rowsOfFiles } from "../read/rows-of-files";

/** A change of the index. */
export interface FactChange {
  /** rows of the added files */
  rows: FactBytes[];
  /** ids of files that are new or new versions */
  added: number[];
  /** ids that the added files replace, by the id that takes their place */
  replaced: { from: number; to: number }[];
  /** ids of files that went */
  removed: number[];
  /** files that are as they were but for size and time */
  touched: { id: number; size: number; modifiedAt: number }[];
  /** files that hold something else by now, whatever their size and time say, and were not read for it yet */
  outdated: number[];
}

/** Applies a change. Throws, with nothing changed, when the database refuses. */
export async function writeFacts(client: pg.Client, change: FactChange): Promise<void> {
  const gone = [...change.removed, ...change.replaced.map(({ from }) => from)];
  await client.query(beginWriting(gone.length > 0 ? "alone" : "together"));
  try {
    if (gone.length > 0) await deleteFiles(client, gone);
    for (const table of FACT_TABLES) await copyFacts(client, table, change.rows);
    await moveImports(client, change);
    await touchFiles(client, change.touched);
    await doubtFiles(client, change.outdated);
    await logChanges(client, gone, change.added);
    await client.query("commit");
  } catch (error) {
    // The connection may be what failed; then the server rolls back by itself.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Every row that belongs to the files, in all tables. */
async function deleteFiles(client: pg.Client, ids: readonly number[]): Promise<void> {
  for (const [table, id] of [
    ["symbol", "id"],
    ["type_relation", "child_id"],
    ["reflection", "symbol_id"],
  ])
    await client.query(
      `delete from ${table} where ctid = any(array(
         select r.place from unnest($1::int[]) as f(id) ${rowsOfFiles(table, id, "r", "t.ctid as place")}))`,
      [ids],
    );
  for (const [table, condition] of [
    ["reference", "t.file_id = f.id"],
    ["occurrences", "t.file_id = f.id"],
    ["import", "t.file_id = f.id"],
    ["gap_words", "t.file_id = f.id"],
    ["file_content", "t.file_id = f.id"],
    ["file", "t.id = f.id"],
  ])
    await client.query(`delete from "${table}" t using unnest($1::int[]) as f(id) where ${condition}`, [ids]);
}

/** Imports that led to a file lead to its new version, or to none. */
async function moveImports(client: pg.Client, { replaced, removed }: FactChange): Promise<void> {
  const moves: [number, number | null][] = [
    ...replaced.map(({ from, to }): [number, number] => [from, to]),
    ...removed.map((id): [number, null] => [id, null]),
  ];
  if (moves.length === 0) return;
  await client.query(
    `update import set target_file = moved.target from unnest($1::int[], $2::int[]) as moved(source, target)
     where target_file = moved.source`,
    [moves.map(([source]) => source), moves.map(([, target]) => target)],
  );
}

/** Nothing compares as equal with them, so that they are read. */
async function doubtFiles(client: pg.Client, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await client.query("update file set content_hash = null, modified_at = -1 where id = any($1::int[])", [ids]);
}

async function touchFiles(client: pg.Client, touched: FactChange["touched"]): Promise<void> {
  if (touched.length === 0) return;
  await client.query(
    `update file set size = t.size, modified_at = t.modified_at
     from unnest($1::int[], $2::bigint[], $3::bigint[]) as t(id, size, modified_at) where file.id = t.id`,
    [touched.map((file) => file.id), touched.map((file) => file.size), touched.map((file) => file.modifiedAt)],
  );
}
