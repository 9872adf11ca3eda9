/** Cuts the source around a declaration: whole lines, the declaration first of all, within a budget of text. */
import type { SourceText } from "../../format/source-text";
import type { SymbolRanges } from "../../format/symbol-ranges";

/** Longest snippet, in UTF-16 units. */
const MAX_SNIPPET = 64_000;

interface Snippet {
  text: string;
  /** 1-based lines, both included */
  startLine: number;
  endLine: number;
  /** the declaration did not fit whole */
  truncated: boolean;
}

/**
 * The lines of the whole declaration and `contextLines` more around it, a third of them above; what the file's edge
 * cuts off on one side is given to the other. Null when not even a line fits into `budget` units.
 */
export function snippetOf(
  source: SourceText,
  ranges: SymbolRanges,
  contextLines: number,
  budget: number,
): Snippet | null {
  const limit = Math.min(MAX_SNIPPET, budget);
  const own = { first: source.lineWithin(ranges.startLine), last: source.lineWithin(ranges.endLine) };
  const above = Math.min(Math.ceil(contextLines / 3), own.first);
  const below = source.lineWithin(own.last + contextLines - above) - own.last;
  let first = Math.max(own.first - Math.max(contextLines - below, above), 0);
  let end = own.last + below;
  const size = () => source.offsetAt(end + 1, 0) - source.offsetAt(first, 0);
  // Context goes before the declaration does; the declaration loses its end, never its head.
  if (size() > limit) [first, end] = [own.first, own.last];
  while (size() > limit && end > first) end = first + ((end - first) >> 1);
  if (size() > limit) return null;
  return { text: source.lines(first, end), startLine: first + 1, endLine: end + 1, truncated: end < own.last };
}
