/**
 * The summary text of the clangd tools: counts first, then entries between `---`, in sections where a tool has them.
 * Pure.
 */
import { written, type Location } from "./location";

const RULE = "---";

export interface Entry {
  location: Location;
  /** one line */
  summary: string;
}

/** `counts total=3 shown=3`. */
export const counts = (figures: Readonly<Record<string, number | string>>): string =>
  `counts ${Object.entries(figures)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")}`;

/** `path#line`, the summary, and the rule. */
export const entryLines = ({ location, summary }: Entry): string[] => [written(location), summary, RULE];

/** Counts, the rule, and entries. */
export const summaryText = (figures: Readonly<Record<string, number | string>>, entries: readonly Entry[]): string =>
  [counts(figures), RULE, ...entries.flatMap(entryLines)].join("\n");

/** A section of the summary; an empty section says that it is empty. */
export const section = (title: string, lines: readonly string[]): string[] => [
  title,
  ...(lines.length === 0 ? ["none", RULE] : lines),
];

/** Counts, the rule, and sections. */
export const sectionsText = (
  figures: Readonly<Record<string, number | string>>,
  sections: readonly (readonly string[])[],
): string => [counts(figures), RULE, ...sections.flat()].join("\n");

/** The last line where entries are left out. */
export const moreLine = (total: number, shown: number): string[] =>
  total > shown ? [`... and ${total - shown} more`] : [];

export { RULE };
