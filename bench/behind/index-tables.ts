/** What the measurement asks of the database itself, and how it takes repositories out of it. */
import type pg from "pg";

const FACTS = [
  "file, file_content, symbol, reference, occurrences, type_relation, reflection, import",
  "gap_words, macro, repository, index_run, file_change, text_segment, text_posting",
].join(", ");

/** Nothing is indexed after it. */
export const emptyIndex = (client: pg.Client) => client.query(`truncate ${FACTS} cascade`);

export async function heldSymbols(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ symbols: number }>("select sum(symbol_count)::int as symbols from repository");
  return rows[0].symbols;
}

/** Rows that were read so far, of all tables. */
export async function rowsRead(client: pg.Client): Promise<number> {
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query<{ rows: number }>(
    "select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows from pg_stat_user_tables",
  );
  return rows[0].rows;
}

export const forgetStatements = (client: pg.Client) => client.query("select pg_stat_statements_reset()");

/** The statements that took longest in all. */
export async function slowStatements(client: pg.Client): Promise<object[]> {
  const { rows } = await client.query<object>(
    `select calls::int, round(total_exec_time::numeric, 1)::float8 as ms, rows::int,
            left(regexp_replace(query, '\\s+', ' ', 'g'), 400) as statement
     from pg_stat_statements order by total_exec_time desc limit 25`,
  );
  return rows;
}
