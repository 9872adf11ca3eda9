/** The tables that hold what is known about a file, in the order of loading, with the columns that are loaded. */
import { CopyRows } from "./copy-rows";

const COLUMNS = {
  file: [
    ...["id", "repository_id", "path", "language", "content_hash", "extractor_version", "size", "modified_at"],
    ...["lines", "symbol_count", "status", "reason", "detail", "gaps"],
  ],
  file_content: ["file_id", "body"],
  symbol: [
    ...["id", "name", "name_hash", "key_hash", "kind", "role", "modifiers", "container", "qualifier"],
    ...["disambiguator", "ranges"],
  ],
  reference: ["name_hash", "file_id", "post"],
  occurrences: ["file_id", "names", "blob"],
  type_relation: [
    ...["child_id", "ordinal", "child_key", "base_name", "base_name_hash", "relation", "access", "virtual"],
  ],
  reflection: ["symbol_id", "ordinal", "name_hash", "name", "value", "meta"],
  gap_words: ["file_id", "names", "unread", "defines"],
  import: ["file_id", "ordinal", "specifier", "kind", "name", "imported", "line"],
} as const;

export type FactTable = keyof typeof COLUMNS;
export const FACT_TABLES = Object.keys(COLUMNS) as FactTable[];

/** Number of fields in a row of a table. */
export const fieldsOf = (table: FactTable): number => COLUMNS[table].length;

/** @param target where the rows of this shape go; the table itself when left out */
export function copyStatement(table: FactTable, target = `"${table}"`): string {
  return `copy ${target} (${COLUMNS[table].map((column) => `"${column}"`).join(", ")}) from stdin (format binary)`;
}

/** Rows of all tables while a batch of files is being encoded. */
export type FactRows = Record<FactTable, CopyRows>;

/** Finished rows of all tables, without header and trailer. */
export type FactBytes = Record<FactTable, Uint8Array<ArrayBuffer>>;

export function newFactRows(): FactRows {
  return everyTable(() => new CopyRows());
}

/** Takes the rows out, and empties them for the next batch. */
export function takeFactRows(rows: FactRows): FactBytes {
  return everyTable((table) => {
    const bytes = rows[table].out.take();
    rows[table].out.clear();
    rows[table].rows = 0;
    return bytes;
  });
}

/** Where each table's rows end now; `rewindFactRows` cuts off what came later. */
export function markFactRows(rows: FactRows): Record<FactTable, number> {
  return everyTable((table) => rows[table].out.length);
}

export function rewindFactRows(rows: FactRows, mark: Record<FactTable, number>): void {
  for (const table of FACT_TABLES) rows[table].out.length = mark[table];
}

function everyTable<T>(make: (table: FactTable) => T): Record<FactTable, T> {
  return Object.fromEntries(FACT_TABLES.map((table) => [table, make(table)])) as Record<FactTable, T>;
}
