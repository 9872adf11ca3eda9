/** Teaches a table what the words of one repository mean, by its own comments and names. */
import { FloatTable } from "./float-table";
import { learn, type Pair } from "./learn";
import type { StaticTable } from "./static-table";
import { wordsWorthRow } from "./vocabulary";

/** With fewer pairs a table learns them by heart. */
export const LEAST_PAIRS = 500;
/** More comments take longer and gain little. */
export const MOST_PAIRS = 20_000;
/** Rows for words that the table does not have. */
const FURTHER_WORDS = 6_000;
const LEAST_USES = 4;
const COURSE = { rounds: 6, rate: 0.03 };

export async function adapt(base: StaticTable, pairs: readonly Pair[], goesOn?: () => boolean): Promise<StaticTable> {
  const table = FloatTable.from(base, wordsWorthRow(pairs, LEAST_USES, FURTHER_WORDS));
  await learn(table, pairs, COURSE, goesOn);
  return table.packed();
}
