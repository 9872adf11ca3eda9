/** What a link to lines stores about these lines, and how they are found again after the file has changed. Pure. */
import type { LineRange } from "./line-range";

/** Lines that count at most: enough to tell any place from any other. */
const MOST = 40;
/** A line of less, such as a brace, stands everywhere. */
const TELLING = 4;

/** What tells the lines of a link, beside their numbers. */
export interface LineAnchor {
  /** `<first line>.<all lines>`, each as a short hash of its words without the indentation. */
  text: string;
  /** The innermost symbol around them, and how many lines below its own line they begin. */
  inside: { key: string; below: number } | null;
  /** Commit that was indexed when the link was made. */
  revision: string | null;
}

/**
 * How lines were found: `text`, all of them as they were; `first line`, edited below it; `symbol`, only the place in
 * the symbol is the same.
 */
export type FoundBy = "text" | "first line" | "symbol";

export interface FoundLines {
  range: LineRange;
  by: FoundBy;
}

export function textAnchorOf(lines: readonly string[], range: LineRange): string {
  const own = wordsOf(lines, range.start, range.end);
  return `${hash(own[0] ?? "")}.${hash(own.join("\n"))}`;
}

/**
 * Where the lines stand now, as near as may be to where they stood, seen from their symbol: all of them, else the
 * first one, else their place in the symbol. Null when they are nowhere.
 * @param range may lie behind the end of the file
 * @param symbolLine where the symbol of the anchor stands now; null when it has none, or it is gone
 */
export function refindRange(
  lines: readonly string[],
  range: LineRange,
  { text, inside }: Pick<LineAnchor, "text" | "inside">,
  symbolLine: number | null,
): FoundLines | null {
  const [first, whole] = text.split(".");
  const length = range.end - range.start;
  const inSymbol = symbolLine === null || inside === null ? null : symbolLine + inside.below;
  const wanted = inSymbol ?? range.start;
  const at = (start: number, by: FoundBy): FoundLines => ({
    range: { ...range, start, end: Math.min(start + length, lines.length) },
    by,
  });
  const isWhole = (start: number): boolean => hash(wordsOf(lines, start, start + length).join("\n")) === whole;
  const starts = lines.flatMap((line, index) => (hash(line.trim()) === first ? [index + 1] : []));
  const near = starts.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  const same = near.find(isWhole);
  if (same !== undefined) return at(same, "text");
  const begun = near.find((line) => lines[line - 1].trim().length >= TELLING);
  if (begun !== undefined) return at(begun, "first line");
  return inSymbol !== null && inSymbol <= lines.length ? at(inSymbol, "symbol") : null;
}

const wordsOf = (lines: readonly string[], start: number, end: number): string[] =>
  lines.slice(start - 1, Math.min(end, start - 1 + MOST)).map((line) => line.trim());

/** FNV-1a, 32 bits, in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
