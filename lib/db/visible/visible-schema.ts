/**
 * The index as somebody may see it: a schema whose views of the same names as the index's tables show what belongs to
 * some repositories, and nothing else. Whoever reads with this schema as the whole search path finds no other
 * repository, whatever is asked. A table that is not listed here is not there at all.
 */
import { createHash } from "node:crypto";
import { FACT_TABLES } from "../../format/copy-tables";
import { ORDINAL_BITS } from "../../format/symbol-id";
import { withConnection } from "../connection";
import type { Queryable } from "../pool";

/** Raised when the views change: those of an earlier version stay unused. */
const VERSION = 4;
const PREFIX = "visible_";
const NAME = /^(visible|revision)_[0-9a-f]{8,64}$/;

/** Rows of a table `t` that may be seen. `ours` are ids of repositories, `shown` those of their files. */
const ofRepository = "t.repository_id in (select id from ours)";
const ofFile = (id: string): string => `${id} in (select id from shown)`;
const ofSymbol = (id: string): string => ofFile(`(t.${id} >> ${ORDINAL_BITS})::int`);
const NOTHING = "false";

/** What every table of the schema shows. */
export const VISIBLE: Readonly<Record<string, string>> = {
  repository: "t.id in (select id from ours)",
  repository_manifest: ofRepository,
  package_name: ofRepository,
  file: ofRepository,
  file_content: ofFile("t.file_id"),
  symbol: ofSymbol("id"),
  reference: ofFile("t.file_id"),
  occurrences: ofFile("t.file_id"),
  type_relation: ofSymbol("child_id"),
  reflection: ofSymbol("symbol_id"),
  import: ofFile("t.file_id"),
  gap_words: ofFile("t.file_id"),
  macro: ofRepository,
  precise_file: ofRepository,
  precise_link: ofRepository,
  precise_run: ofRepository,
  scip_file: ofRepository,
  index_run: ofRepository,
  comparison: ofRepository,
  git_question: ofRepository,
  semantic_segment: ofRepository,
  semantic_model: `(t.repository_id is null or ${ofRepository})`,
  // What went is a number that nothing bears any more.
  file_change: `(not t.added or ${ofFile("t.file_id")})`,
  // Parts of these hold what belongs to several repositories: engines read them for everybody.
  text_segment: NOTHING,
  text_posting: NOTHING,
  search_generation: NOTHING,
  access_token: NOTHING,
  git_source: NOTHING,
  index_worker: NOTHING,
  poison_file: ofRepository,
  source_change: NOTHING,
};

/** Schema for these repositories. @param revision the schema whose tables stand in front of the index's */
export function visibleSchema(repositoryIds: readonly number[], revision?: string): string {
  const ids = [...new Set(repositoryIds)].sort((a, b) => a - b);
  const digest = createHash("sha256").update(JSON.stringify([VERSION, ids, revision ?? null]));
  return `${PREFIX}${digest.digest("hex").slice(0, 32)}`;
}

/** Makes the schema, unless it is there; gives its name. */
export async function makeVisible(url: string, repositoryIds: readonly number[], revision?: string): Promise<string> {
  const schema = checked(visibleSchema(repositoryIds, revision));
  await withConnection(url, "fathom web, visible", async (client) => {
    if (await isThere(client, schema)) return;
    await client.query("begin");
    // Two servers may want it at once.
    await client.query("select pg_advisory_xact_lock(hashtext($1))", [schema]);
    if (!(await isThere(client, schema))) await create(client, schema, repositoryIds, revision);
    await client.query("commit");
  });
  return schema;
}

async function create(
  client: Queryable,
  schema: string,
  repositoryIds: readonly number[],
  revision: string | undefined,
): Promise<void> {
  const ours = `(select unnest('{${repositoryIds.map(Number).join(",")}}'::int[]) as id)`;
  // A revision that was dropped has taken its views along.
  await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
  for (const [table, rows] of Object.entries(VISIBLE)) {
    const from = (name: string): string =>
      `${revision !== undefined && isFact(name) ? checked(revision) : "public"}."${name}"`;
    const shown = `(select id from ${from("file")} where repository_id in ${ours})`;
    const condition = rows.replaceAll("(select id from ours)", ours).replaceAll("(select id from shown)", shown);
    await client.query(
      `create view ${schema}."${table}" as select ${await columnsOf(client, table, shown)} from ${from(table)} t where ${condition}`,
    );
  }
}

const isFact = (table: string): boolean => (FACT_TABLES as readonly string[]).includes(table);

/** All columns as they are, but where an import leads: not to what is hidden. */
async function columnsOf(client: Queryable, table: string, shown: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum",
    [`public."${table}"`],
  );
  return rows
    .map(({ name }) =>
      table === "import" && name === "target_file"
        ? `case when t.target_file in ${shown} then t.target_file end as target_file`
        : `t."${name}"`,
    )
    .join(", ");
}

/** The last view of a schema: one that lost any of its views is made anew. */
async function isThere(client: Queryable, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ views: number }>(
    "select count(*)::int as views from pg_class where relnamespace = to_regnamespace($1) and relkind = 'v'",
    [schema],
  );
  return rows[0].views === Object.keys(VISIBLE).length;
}

/** Drops every such schema: views stand in the way of a migration of their tables. */
export async function dropVisible(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select nspname as name from pg_namespace where starts_with(nspname, $1)",
    [PREFIX],
  );
  for (const { name } of rows) if (NAME.test(name)) await client.query(`drop schema ${checked(name)} cascade`);
}

/** Names of schemas cannot be parameters of a statement. */
function checked(schema: string): string {
  if (!NAME.test(schema)) throw new Error(`No schema of views: ${schema.slice(0, 80)}`);
  return schema;
}

/** The same database, seen through a schema alone. */
export function throughSchema(url: string, schema: string): string {
  const through = new URL(url);
  const options = through.searchParams.get("options");
  through.searchParams.set("options", `${options ?? ""} -c search_path=${checked(schema)}`.trim());
  return through.href;
}
