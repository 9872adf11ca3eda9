/** The repositories of the home page in the order that a reader looks for them: filtered, grouped, sorted. Pure. */
import type { RepositoryRow } from "@/lib/contract/repository-row";

export const SORTS = ["name", "symbols", "newest"] as const;
export type RepositorySort = (typeof SORTS)[number];

type Listed = Pick<RepositoryRow, "name" | "scope" | "state" | "symbols" | "indexedAt" | "languages">;

export interface RepositoryGroup<Row> {
  title: string;
  rows: Row[];
}

interface Wanted {
  /** Words that its name or one of its languages holds, each of them. */
  filter: string;
  sort: RepositorySort;
  /** Names of those that came, or changed, since the reader was last here. */
  news: ReadonlySet<string>;
}

const GROUPS: readonly { title: string; holds: (row: Listed, news: Wanted["news"]) => boolean }[] = [
  { title: "Failed", holds: ({ state }) => state === "failed" },
  { title: "Being read", holds: ({ state }) => state === "indexing" || state === "queued" },
  { title: "New since your last visit", holds: ({ name }, news) => news.has(name) },
  { title: "Your code", holds: ({ scope }) => scope === "user" },
  { title: "External", holds: () => true },
];

/** What needs a look comes first. A group without rows is left out. */
export function arrangeRepositories<Row extends Listed>(
  rows: readonly Row[],
  { filter, sort, news }: Wanted,
): RepositoryGroup<Row>[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const left = rows.filter((row) => words.every((word) => says(row, word)));
  const grouped = new Map<string, Row[]>(GROUPS.map(({ title }) => [title, []]));
  for (const row of left) {
    const group = GROUPS.find(({ holds }) => holds(row, news));
    if (group !== undefined) grouped.get(group.title)?.push(row);
  }
  return [...grouped]
    .filter(([, its]) => its.length > 0)
    .map(([title, its]) => ({ title, rows: its.toSorted(ORDERS[sort]) }));
}

const says = ({ name, languages }: Listed, word: string): boolean =>
  name.toLowerCase().includes(word) || languages.some(({ language }) => language.startsWith(word));

const byName = (a: Listed, b: Listed): number => a.name.localeCompare(b.name);

const ORDERS: Readonly<Record<RepositorySort, (a: Listed, b: Listed) => number>> = {
  name: byName,
  symbols: (a, b) => b.symbols - a.symbols || byName(a, b),
  newest: (a, b) => (b.indexedAt ?? "").localeCompare(a.indexedAt ?? "") || byName(a, b),
};
