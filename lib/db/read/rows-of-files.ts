/** SQL that reads rows by the files that they belong to. */
import { ORDINAL_BITS } from "../../format/symbol-id";

/**
 * SQL of the rows of files whose id is a symbol's: a join of `f`, which has file ids, with a table as `alias`.
 * Postgres takes a range that it compares with another table for a ninth of the table, and would read all of it; here
 * it looks up each file's rows.
 * @param columns that are wanted
 * @param condition on rows of the table `t`
 */
export const rowsOfFiles = (
  table: string,
  idColumn: string,
  alias: string,
  columns: string,
  condition = "true",
): string =>
  `cross join lateral (
     select ${columns} from ${table} t
     where t.${idColumn} >= f.id::bigint << ${ORDINAL_BITS} and t.${idColumn} < (f.id::bigint + 1) << ${ORDINAL_BITS}
       and ${condition} offset 0) ${alias}`;
