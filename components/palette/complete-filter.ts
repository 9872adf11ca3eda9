/** Completes the value of a filter as it is typed: `repo:li` to `repo:libsass`. Pure. */
import { FILTER_NAMES, type Filter, type FilterName } from "@/lib/contract/symbol-query";

const SHOWN = 6;
/** The last word of what is typed, when it is a filter. */
const LAST = new RegExp(String.raw`(^|\s)(${FILTER_NAMES.join("|")}):(?!:)([^\s"]*)$`);

export interface Completion {
  /** What is typed, without the filter. */
  rest: string;
  filters: readonly Filter[];
}

/** Values that a filter can take; left out for one whose values nobody lists. */
export type FilterValues = Readonly<Partial<Record<FilterName, readonly string[]>>>;

/** Null where no filter is being typed, or its value is whole, or fits nothing. */
export function completeFilter(text: string, values: FilterValues): Completion | null {
  const found = LAST.exec(text);
  if (found === null) return null;
  const name = FILTER_NAMES.find((each) => each === found[2]);
  const known = name === undefined ? [] : (values[name] ?? []);
  const typed = found[3].toLowerCase();
  if (name === undefined || known.some((value) => value.toLowerCase() === typed)) return null;
  const fitting = known.filter((value) => value.toLowerCase().includes(typed));
  if (fitting.length === 0) return null;
  // What begins with it comes first; else the order is the given one.
  const begins = (value: string): number => (value.toLowerCase().startsWith(typed) ? 0 : 1);
  const best = fitting.toSorted((a, b) => begins(a) - begins(b)).slice(0, SHOWN);
  return { rest: text.slice(0, found.index).trimEnd(), filters: best.map((value) => ({ name, value })) };
}
