/** What a link to lines stores about these lines, and how they are found again after the file has changed. Pure. */
import type { LineRange } from "./line-range";

/** Lines that count at most: enough to tell any place from any other. */
const MOST = 40;
/** A line of less, such as a brace, stands everywhere. */
const TELLING = 4;

/** `<first line>.<all lines>`, each as a short hash of its words without the indentation. */
export function anchorOf(lines: readonly string[], range: LineRange): string {
  const own = wordsOf(lines, range.start, range.end);
  return `${hash(own[0] ?? "")}.${hash(own.join("\n"))}`;
}

/**
 * Where the lines stand now, as near as may be to where they stood: all of them, else the first one. Null when they are
 * nowhere.
 * @param range may lie behind the end of the file
 */
export function refindRange(lines: readonly string[], range: LineRange, anchor: string): LineRange | null {
  const [first, whole] = anchor.split(".");
  const length = range.end - range.start;
  const isWhole = (start: number): boolean => hash(wordsOf(lines, start, start + length).join("\n")) === whole;
  const starts = lines.flatMap((line, at) => (hash(line.trim()) === first ? [at + 1] : []));
  const near = starts.toSorted((a, b) => Math.abs(a - range.start) - Math.abs(b - range.start));
  const start = near.find(isWhole) ?? near.find((at) => lines[at - 1].trim().length >= TELLING);
  if (start === undefined) return null;
  return { ...range, start, end: Math.min(start + length, lines.length) };
}

const wordsOf = (lines: readonly string[], start: number, end: number): string[] =>
  lines.slice(start - 1, Math.min(end, start - 1 + MOST)).map((line) => line.trim());

/** FNV-1a, 32 bits, in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
