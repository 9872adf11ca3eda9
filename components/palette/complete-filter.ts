/** Completes the value of a filter as it is typed: `repo:li` to `repo:libsass`. Pure. */
import { FILTER_NAMES, type Filter, type FilterName } from "@/lib/contract/symbol-query";
import { fittingValues, typedFilter } from "../complete/typed-filter";

export interface Completion {
  /** What is typed, without the filter. */
  rest: string;
  filters: readonly Filter[];
}

/** Values that a filter can take; left out for one whose values nobody lists. */
export type FilterValues = Readonly<Partial<Record<FilterName, readonly string[]>>>;

/** Null where no filter is being typed, or its value is whole, or fits nothing. */
export function completeFilter(text: string, values: FilterValues): Completion | null {
  const found = typedFilter(text, FILTER_NAMES);
  if (found === null || found.negated) return null;
  const { name, typed, before } = found;
  const best = fittingValues(values[name] ?? [], typed);
  return best.length === 0 ? null : { rest: before.trimEnd(), filters: best.map((value) => ({ name, value })) };
}
