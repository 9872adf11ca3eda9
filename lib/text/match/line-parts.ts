/** Which parts of one line match. */
import type { TextPattern } from "../pattern/text-pattern";

/** Parts that are told of one line at most. */
const MOST_PARTS = 100;

/** [start, end) in UTF-16 units, in order, empty ones left out; and where the first match begins, empty or not. */
interface LineParts {
  first: number;
  parts: [number, number][];
}

export function matchingParts(line: string, asked: TextPattern): LineParts {
  const pattern = asked.shown ?? asked;
  const { native } = pattern;
  return native !== null && line.length <= native.longestLine
    ? natively(line, native.expression)
    : linearly(line, pattern);
}

function natively(line: string, expression: RegExp): LineParts {
  const found: LineParts = { first: -1, parts: [] };
  expression.lastIndex = 0;
  for (let match = expression.exec(line); match !== null; match = expression.exec(line)) {
    if (!add(found, match.index, match.index + match[0].length)) break;
    if (match[0] === "") expression.lastIndex++;
  }
  return found;
}

function linearly(line: string, { linear, group }: TextPattern): LineParts {
  const found: LineParts = { first: -1, parts: [] };
  const matcher = linear.matcher(line);
  for (let from = 0; from <= line.length && matcher.find(from);) {
    const [start, end] = [matcher.start(group), matcher.end(group)];
    if (!add(found, start, end)) break;
    // The letter behind a whole word may stand before the next one.
    from = end > from ? end : from + 1;
  }
  return found;
}

function add(found: LineParts, start: number, end: number): boolean {
  if (found.first < 0) found.first = start;
  if (end > start) found.parts.push([start, end]);
  return found.parts.length < MOST_PARTS;
}
