/**
 * The secondary indexes of the large tables. Filling an empty database is quicker without them: they are dropped
 * before the first bulk load and built in one go after it. Primary keys stay, because pages read by file while the
 * load runs.
 */
import type { Queryable } from "../pool";

/** Name and target of each, exactly as the migrations make them; a test compares. */
const BULK_INDEXES: readonly (readonly [name: string, target: string])[] = [
  ["symbol_name_hash_idx", `"symbol"("name_hash")`],
  ["reference_name_hash_idx", `"reference"("name_hash")`],
  ["reference_file_id_idx", `"reference"("file_id")`],
  ["type_relation_base_key_idx", `"type_relation"("base_key")`],
  ["type_relation_base_name_hash_idx", `"type_relation"("base_name_hash")`],
  ["import_target_file_idx", `"import"("target_file")`],
  ["import_words_idx", `"import" using gin (import_words(specifier, kind, imported)) with (fastupdate = off)`],
];

/**
 * Drops them if nothing is indexed yet, and says whether it did. In a database that holds symbols it does nothing:
 * readers depend on them there. Call `createBulkIndexes` when the load is done; every start calls it too, which mends
 * a crash in between.
 */
export async function dropBulkIndexes(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from "symbol") and not exists (select from "reference") as empty`,
  );
  if (!rows[0]?.empty) return false;
  for (const [name] of BULK_INDEXES) await client.query(`drop index if exists "${name}"`);
  return true;
}

/** Builds those that are missing. Safe to call at any time; costs nothing when all are there. */
export async function createBulkIndexes(client: Queryable): Promise<void> {
  const names = BULK_INDEXES.map(([name]) => name);
  const { rows } = await client.query<{ names: string[]; knowsWords: boolean }>(
    `select array(select indexname::text from pg_indexes where schemaname = current_schema() and indexname = any($1)) as names,
            to_regprocedure('import_words(text, text, text)') is not null as "knowsWords"`,
    [names],
  );
  const [{ names: present, knowsWords }] = rows;
  // In the middle of migrations what an index is made of may be yet to come.
  const possible = BULK_INDEXES.filter(([, target]) => knowsWords || !target.includes("import_words"));
  for (const [name, target] of possible)
    if (!present.includes(name)) await client.query(`create index if not exists "${name}" on ${target}`);
}
