/** Phrases that several tools' texts share. */
import type { EmptyReason, IndexState } from "../../../contract/envelope";

const number = new Intl.NumberFormat("en-US");

/** `1 symbol`, `1,204 symbols`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${number.format(count)} ${count === 1 ? noun : plural}`;
}

/** `complete`, or what is missing from the answer because of the index. */
export function completeness({ state, done, total, pending }: IndexState): string {
  switch (state) {
    case "ready":
      return "complete";
    case "indexing":
      return `not complete: indexing ${number.format(done)} of ${number.format(total)} files`;
    case "stale":
      return `not complete: ${counted(pending, "newer file")} being read`;
    case "empty":
      return "not complete: nothing is indexed";
  }
}

interface ListAnswer {
  results: readonly unknown[];
  totalMatches: number;
  totalIsLowerBound?: boolean;
  truncated: boolean;
  next: string | null;
  index: IndexState;
  removedByFilter?: Record<string, number>;
}

/** `12 symbols, complete`, `first 50 of 312 symbols (cursor=… for more), complete`. */
export function verdict(answer: ListAnswer, noun: string, within = "", cut?: string): string {
  const { results, totalMatches, truncated, next, index } = answer;
  const all = `${answer.totalIsLowerBound && totalMatches > 0 ? "at least " : ""}${counted(totalMatches, noun)}`;
  const more = next === null ? "" : ` (cursor=${next} for more)`;
  const found = truncated ? `${results.length} of ${all}${more}` : all;
  return `${found}${within}, ${cut ?? completeness(index)}${filtered(answer)}`;
}

/** What the filters left out, so that nobody takes a filtered answer for all there is. */
function filtered({ removedByFilter = {} }: ListAnswer): string {
  const parts = Object.entries(removedByFilter).map(([filter, count]) => `${filter} ${number.format(count)}`);
  return parts.length === 0 ? "" : `; left out by filters: ${parts.join(", ")}`;
}

/** Why nothing was found, and what to try. */
export function emptiness(answer: { emptyReason: EmptyReason | null; nearNames?: readonly string[] }): string {
  if (answer.emptyReason === null) return "";
  const near = answer.nearNames?.length ? `\nnear names: ${answer.nearNames.join(", ")}` : "";
  return `\n${answer.emptyReason.code}: ${answer.emptyReason.message}${near}`;
}

/** The one repository of all rows, or null when there are several. */
export function onlyRepository(rows: readonly { repo: string }[]): string | null {
  const [first] = rows;
  return first !== undefined && rows.every((row) => row.repo === first.repo) ? first.repo : null;
}

/** `sync/lock.py` when the head names the repository, else `repo/sync/lock.py`. */
export function placeOf(row: { repo: string; file: string }, only: string | null): string {
  return only === null ? `${row.repo}/${row.file}` : row.file;
}
