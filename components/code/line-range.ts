/**
 * Lines of a file in an address: `#L10`, `#L10-L20`, and a name in its line: `#L10C5`. Also reads what other tools
 * write: `#L10-20`, `#10`, `#L30:6-30:10`.
 */

/** 1-based, both included, start <= end. */
export interface LineRange {
  start: number;
  end: number;
  /** where in the first line a name stands, from 1 */
  column?: number;
}

const HASH = /^[#?]?L?(\d{1,8})(?:[C:](\d{1,8}))?(?:-L?(\d{1,8})(?:[C:]\d+)?)?$/;

/** Null when the hash names no lines. */
export function parseLineRange(hash: string): LineRange | null {
  const found = HASH.exec(hash);
  if (found === null) return null;
  const first = Number(found[1]);
  const last = found[3] === undefined ? first : Number(found[3]);
  if (first < 1 || last < 1) return null;
  const range = { start: Math.min(first, last), end: Math.max(first, last) };
  const column = Number(found[2] ?? 0);
  return column > 0 && first <= last ? { ...range, column } : range;
}

export function writeLineRange({ start, end, column }: LineRange): string {
  return end === start ? `#L${start}${column === undefined ? "" : `C${column}`}` : `#L${start}-L${end}`;
}

/** The range from where marking began to another line. */
export function extendRange(range: LineRange | null, anchor: number | null, line: number): LineRange {
  const from = anchor ?? range?.start ?? line;
  return { start: Math.min(from, line), end: Math.max(from, line) };
}

/** The range cut to a file of so many lines; null when it lies behind the end. */
export function clampRange(range: LineRange, lines: number): LineRange | null {
  return range.start > lines ? null : { ...range, end: Math.min(range.end, lines) };
}
