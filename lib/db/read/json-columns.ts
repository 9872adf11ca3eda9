/**
 * Many rows as one JSON text with a list per column. A row each costs a client most of its time in `pg`, and one JSON
 * array per row costs Postgres twice as much as lists do, because it looks up the type of every value again.
 */

/**
 * An SQL expression over all rows of a query, in their order: `[list, list, ...]`; each list is null when there are no
 * rows.
 */
export const jsonColumns = (...expressions: readonly string[]): string =>
  `json_build_array(${expressions.map((expression) => `array_agg(${expression})`).join(", ")})`;

/** What `jsonColumns` arrives as. */
export type JsonColumns<Row extends readonly unknown[]> = { [At in keyof Row]: Row[At][] | null };
