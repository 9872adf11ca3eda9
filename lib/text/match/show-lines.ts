/** Matching lines as rows: their number, what matched, and the lines around, none of them twice. */
import { MAX_LINE_SHOWN } from "../../contract/search-text";
import type { SourceText } from "../../format/source-text";
import type { FoundLine } from "../port";
import type { TextPattern } from "../pattern/text-pattern";
import { matchingParts } from "./line-parts";
import type { MatchingLine } from "./lines-of-text";

/** Characters shown before the match of a line that is cut. */
const LEAD = 80;

/** @param lines matching ones, ascending */
export function showLines(
  text: SourceText,
  lines: readonly MatchingLine[],
  pattern: TextPattern,
  contextLines: number,
): FoundLine[] {
  const context = (from: number, to: number): string[] => {
    const around: string[] = [];
    for (let line = from; line < to && text.hasLine(line); line++)
      around.push(text.lines(line, line).slice(0, MAX_LINE_SHOWN));
    return around;
  };
  let shown = 0;
  return lines.map(({ line, text: own }, i) => {
    const before = context(Math.max(shown, line - contextLines), line);
    const after = context(line + 1, Math.min(line + 1 + contextLines, lines[i + 1]?.line ?? Infinity));
    shown = line + 1 + after.length;
    return { line: line + 1, ...shownPart(own, pattern), before, after };
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
