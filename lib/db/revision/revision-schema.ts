/**
 * A revision of a repository beside the index: a schema whose tables hold the files that differ, and whose views of
 * the same names as the index's tables show these in place of what is indexed. Whoever reads with this schema first in
 * its search path reads the whole code as it was. The index is only read.
 */
import type pg from "pg";
import { FACT_TABLES, type FactBytes, type FactTable } from "../../format/copy-tables";
import { ORDINAL_BITS } from "../../format/symbol-id";
import type { Queryable } from "../pool";
import { copyFacts } from "../write/copy-facts";

/** Beginning of every such schema's name. */
const PREFIX = "revision_";
const NAME = /^revision_[0-9a-f]{8,64}$/;

/** @param text what the schema depends on, as a hexadecimal digest */
export const schemaName = (digest: string): string => `${PREFIX}${digest.slice(0, 32)}`;

export interface RevisionFiles {
  /** ids of indexed files that are not shown, each with the id of its other version; null where it was not there */
  hidden: ReadonlyMap<number, number | null>;
  /** rows of the files that are shown instead */
  rows: readonly FactBytes[];
}

const own = (table: FactTable): string => `own_${table}`;

/** The file that a row of a table belongs to. */
const FILE_OF: Record<FactTable, string> = {
  file: "t.id",
  file_content: "t.file_id",
  symbol: `(t.id >> ${ORDINAL_BITS})::int`,
  reference: "t.file_id",
  occurrences: "t.file_id",
  type_relation: `(t.child_id >> ${ORDINAL_BITS})::int`,
  reflection: `(t.symbol_id >> ${ORDINAL_BITS})::int`,
  gap_words: "t.file_id",
  import: "t.file_id",
};

export async function hasSchema(client: Queryable, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>("select to_regnamespace($1) is not null as there", [schema]);
  return rows[0].there;
}

/**
 * Makes the schema in the open transaction, and leaves it first in the search path until the transaction's end.
 */
export async function createRevision(
  client: pg.Client,
  schema: string,
  { hidden, rows }: RevisionFiles,
): Promise<void> {
  const name = checked(schema);
  await client.query(`create schema ${name}`);
  for (const table of FACT_TABLES)
    await client.query(
      `create unlogged table ${name}.${own(table)} (like public."${table}" including defaults including indexes)`,
    );
  await client.query(
    `create unlogged table ${name}.moved_import (file_id int, ordinal int, primary key (file_id, ordinal))`,
  );
  for (const table of FACT_TABLES) await copyFacts(client, table, rows, `${name}.${own(table)}`);
  await moveImports(client, name, hidden);
  const ids = `'{${[...hidden.keys()].join(",")}}'::int[]`;
  for (const table of FACT_TABLES) {
    const moved =
      table === "import"
        ? ` and not exists (select from ${name}.moved_import m where m.file_id = t.file_id and m.ordinal = t.ordinal)`
        : "";
    await client.query(
      `create view ${name}."${table}" as
         select t.* from public."${table}" t where ${FILE_OF[table]} <> all(${ids})${moved}
         union all select * from ${name}.${own(table)}`,
    );
  }
  await linkRelations(client, name);
  for (const table of FACT_TABLES) await client.query(`analyze ${name}.${own(table)}`);
  await client.query(`set local search_path = ${name}, public`);
}

/** Imports of indexed files that lead to a hidden file lead to its other version. */
async function moveImports(client: Queryable, name: string, hidden: RevisionFiles["hidden"]): Promise<void> {
  await client.query(
    `with found as (
       insert into ${name}.moved_import
       select i.file_id, i.ordinal from public.import i
       where i.target_file = any($1::int[]) and i.file_id <> all($1::int[]) returning file_id, ordinal)
     insert into ${name}.own_import
     select i.file_id, i.ordinal, i.specifier, i.kind, i.name, i.imported, i.line, m.target
     from found join public.import i using (file_id, ordinal)
     join unnest($1::int[], $2::int[]) as m(source, target) on m.source = i.target_file`,
    [[...hidden.keys()], [...hidden.values()]],
  );
}

/** Bases of the shown files are linked as the same names are where only one type is meant by them. */
async function linkRelations(client: Queryable, name: string): Promise<void> {
  await client.query(
    `update ${name}.own_type_relation o set base_key = known.key
     from (select base_name, min(base_key) as key from public.type_relation
           where base_name_hash in (select base_name_hash from ${name}.own_type_relation) and base_key is not null
           group by 1 having count(distinct base_key) = 1) as known
     where known.base_name = o.base_name`,
  );
}

/** Makes imports of the revision lead where they are found to; those of indexed files become its own. */
export async function linkRevisionImports(
  client: Queryable,
  schema: string,
  fileIds: readonly number[],
  ordinals: readonly number[],
  targets: readonly (number | null)[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const name = checked(schema);
  await client.query(
    `with link as (select * from unnest($1::int[], $2::int[], $3::int[]) as l(file_id, ordinal, target)),
     mine as (
       update ${name}.own_import o set target_file = link.target from link
       where o.file_id = link.file_id and o.ordinal = link.ordinal returning o.file_id, o.ordinal),
     other as (
       insert into ${name}.moved_import
       select file_id, ordinal from link where (file_id, ordinal) not in (select * from mine) returning file_id, ordinal)
     insert into ${name}.own_import
     select i.file_id, i.ordinal, i.specifier, i.kind, i.name, i.imported, i.line, link.target
     from other join public.import i using (file_id, ordinal) join link using (file_id, ordinal)`,
    [fileIds, ordinals, targets],
  );
}

/** Drops every such schema but these. */
export async function dropRevisionsExcept(client: Queryable, kept: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select nspname as name from pg_namespace where starts_with(nspname, $1)",
    [PREFIX],
  );
  for (const { name } of rows)
    if (NAME.test(name) && !kept.includes(name)) await client.query(`drop schema ${checked(name)} cascade`);
}

/** Names of schemas cannot be parameters of a statement. */
function checked(schema: string): string {
  if (!NAME.test(schema)) throw new Error(`No schema of a revision: ${schema.slice(0, 80)}`);
  return schema;
}

/** The search path of whoever reads a revision. */
export const searchPath = (schema: string): string => `${checked(schema)},public`;
