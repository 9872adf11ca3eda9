/**
 * Lines of a file in an address: `#L10`, `#L10-L20`, and a name in its line: `#L10C5`. Also reads what other tools
 * write: `#L10-20`, `#10`, `#L30:6-30:10`.
 */

/** 1-based, both included, start <= end. */
export interface LineRange {
  start: number;
  end: number;
  /** where in the first line a name or the part stands, from 1 */
  column?: number;
  /** where in the last line the part ends, from 1; the letter there is outside of it */
  endColumn?: number;
}

const HASH = /^[#?]?L?(\d{1,8})(?:[C:](\d{1,8}))?(?:-L?(\d{1,8})(?:[C:](\d{1,8}))?)?$/;

/** Null when the hash names no lines. */
export function parseLineRange(hash: string): LineRange | null {
  const found = HASH.exec(hash);
  if (found === null) return null;
  const first = Number(found[1]);
  const last = found[3] === undefined ? first : Number(found[3]);
  if (first < 1 || last < 1) return null;
  const range = { start: Math.min(first, last), end: Math.max(first, last) };
  const column = Number(found[2] ?? 0);
  if (column < 1 || first > last) return range;
  const endColumn = Number(found[4] ?? 0);
  const isPart = first < last ? endColumn > 0 : endColumn > column;
  return isPart ? { ...range, column, endColumn } : { ...range, column };
}

export function writeLineRange({ start, end, column, endColumn }: LineRange): string {
  if (column !== undefined && endColumn !== undefined) return `#L${start}C${column}-L${end}C${endColumn}`;
  return end === start ? `#L${start}${column === undefined ? "" : `C${column}`}` : `#L${start}-L${end}`;
}

/** The range from where marking began to another line. */
export function extendRange(range: LineRange | null, anchor: number | null, line: number): LineRange {
  const from = anchor ?? range?.start ?? line;
  return { start: Math.min(from, line), end: Math.max(from, line) };
}

/** The range cut to a file of so many lines; null when it lies behind the end. */
export function clampRange(range: LineRange, lines: number): LineRange | null {
  if (range.start > lines) return null;
  if (range.end <= lines) return range;
  const { endColumn: _, ...cut } = range;
  return { ...cut, end: lines };
}
