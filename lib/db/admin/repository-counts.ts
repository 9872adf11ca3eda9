/** What a repository holds, counted after a change of its files. */
import { SOURCE_LANGUAGES } from "../../contract/vocabulary";
import type { Queryable } from "../pool";

/**
 * Sets the counts of files that were read, of texts among them, of those left out, and of symbols; gives the first and
 * the last.
 */
export async function countRepository(
  client: Queryable,
  repositoryId: number,
): Promise<{ files: number; symbols: number }> {
  const { rows } = await client.query<{ files: number; symbols: number }>(
    `update repository set file_count = counted.files, symbol_count = counted.symbols,
            text_count = counted.texts, left_out_count = counted.left_out
     from (select count(*) filter (where status in ('indexed', 'partial'))::int as files,
                  count(*) filter (where status in ('indexed', 'partial') and language <> all($2::text[]))::int as texts,
                  count(*) filter (where status in ('skipped', 'failed'))::int as left_out,
                  coalesce(sum(symbol_count), 0)::int as symbols from file where repository_id = $1) counted
     where id = $1 returning file_count as files, symbol_count as symbols`,
    [repositoryId, SOURCE_LANGUAGES],
  );
  return rows[0] ?? { files: 0, symbols: 0 };
}

/** Files of all repositories, as they were counted last. */
export async function countFiles(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ files: number }>(
    "select coalesce(sum(file_count), 0)::int as files from repository",
  );
  return rows[0].files;
}

/** Tells the query planner how large the tables have become. A tenth of the usual sample is enough, and cheap. */
export async function analyzeFacts(client: Queryable): Promise<void> {
  await client.query("set default_statistics_target = 10");
  await client.query("analyze file, symbol, reference, type_relation, reflection, import");
  await client.query("reset default_statistics_target");
}
