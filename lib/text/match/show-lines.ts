/** Matching lines as rows: their number, what matched, and the lines around, none of them twice. */
import { lineAt, lineStarts } from "../../db/line-starts";
import { MAX_LINE_SHOWN } from "../../contract/search-text";
import type { FoundLine } from "../port";
import type { TextPattern } from "../pattern/text-pattern";
import { matchingParts } from "./line-parts";

/** Characters shown before the match of a line that is cut. */
const LEAD = 80;

/** @param at offsets of the lines' starts, ascending */
export function showLines(
  text: string,
  at: readonly number[],
  pattern: TextPattern,
  contextLines: number,
): FoundLine[] {
  if (at.length === 0) return [];
  const starts = lineStarts(text);
  const lineCount = starts.at(-1) === text.length ? starts.length - 1 : starts.length;
  const lineOf = (line: number): string => {
    return text.slice(starts[line], line + 1 < starts.length ? starts[line + 1] : text.length).replace(/[\r\n]+$/, "");
  };
  const context = (from: number, to: number): string[] => {
    const lines: string[] = [];
    for (let line = from; line < to; line++) lines.push(lineOf(line).slice(0, MAX_LINE_SHOWN));
    return lines;
  };
  const lines = at.map((start) => lineAt(starts, start));
  let shown = 0;
  return lines.map((line, i) => {
    const before = context(Math.max(shown, line - contextLines), line);
    const below = Math.min(line + 1 + contextLines, lineCount, lines[i + 1] ?? Infinity);
    shown = Math.max(line + 1, below);
    return { line: line + 1, ...shownPart(lineOf(line), pattern), before, after: context(line + 1, below) };
  });
}

/** The line, or of one that is too long the part where it first matches. */
function shownPart(line: string, pattern: TextPattern): Pick<FoundLine, "column" | "text" | "textColumn" | "matched"> {
  const { first, parts } = matchingParts(line, pattern);
  const column = Math.max(first, 0) + 1;
  if (line.length <= MAX_LINE_SHOWN) return { column, text: line, textColumn: 1, matched: parts };
  const from = Math.max(0, Math.min(column - 1 - LEAD, line.length - MAX_LINE_SHOWN));
  const to = from + MAX_LINE_SHOWN;
  const matched = parts
    .filter(([start, end]) => end > from && start < to)
    .map(([start, end]): [number, number] => [Math.max(start, from) - from, Math.min(end, to) - from]);
  return { column, text: line.slice(from, to), textColumn: from + 1, matched };
}
