/** Facets edit the query text. Only the query text says what is searched. */
import { parseTextQuery, writeTextQuery, type TextFilterName } from "@/lib/contract/text-query";

/** Whether the text narrows to a value. */
export const isChosen = (query: string, name: TextFilterName, value: string): boolean =>
  parseTextQuery(query).filters.some((filter) => !filter.negated && filter.name === name && filter.value === value);

/**
 * The text with a filter more, or without it when it stands there already. A new one stands beside those of its name.
 */
export function toggleFilter(query: string, name: TextFilterName, value: string): string {
  const parsed = parseTextQuery(query);
  const others = parsed.filters.filter((filter) => filter.negated || filter.name !== name || filter.value !== value);
  const filters = others.length < parsed.filters.length ? others : [...others, { name, value, negated: false }];
  return writeTextQuery({ ...parsed, filters });
}

/** The text without the filters of a name: `exclude` stands for the negated paths. */
export function withoutFilter(query: string, name: TextFilterName | "exclude"): string {
  const parsed = parseTextQuery(query);
  const isMeant = (filter: { name: string; negated: boolean }): boolean =>
    name === "exclude" ? filter.negated : filter.name === name && !filter.negated;
  return writeTextQuery({ ...parsed, filters: parsed.filters.filter((filter) => !isMeant(filter)) });
}

/** The text with another pattern, the filters as they are. */
export const withPattern = (query: string, pattern: string): string =>
  writeTextQuery({ ...parseTextQuery(query), pattern });
