/** Places in a file as addresses write them: `#L10`, `#L10-L20`, and with columns `L30:6-30:10`. */

export interface LineRange {
  start: number;
  /** Last line, included; never before `start`. */
  end: number;
  /** Columns, 1-based, where the address has them. */
  startColumn?: number;
  endColumn?: number;
}

const PLACE = /^[#?]?L(\d{1,8})(?::(\d{1,6}))?(?:-L?(\d{1,8})(?::(\d{1,6}))?)?$/;

/** Reads `#L10-L20`, `#L10`, `?L30:6-30:10`; null for anything else. Ends in the wrong order are put right. */
export function parsePlace(text: string): LineRange | null {
  const [, line, column, lastLine, lastColumn] = PLACE.exec(text) ?? [];
  if (line === undefined || Number(line) < 1) return null;
  const from = { line: Number(line), column: numberOf(column) };
  const to = lastLine === undefined ? from : { line: Number(lastLine), column: numberOf(lastColumn) };
  if (to.line < 1) return null;
  const [first, last] = from.line <= to.line ? [from, to] : [to, from];
  return {
    start: first.line,
    end: last.line,
    ...(first.column === undefined ? {} : { startColumn: first.column }),
    ...(last.column === undefined ? {} : { endColumn: last.column }),
  };
}

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Math.max(1, Number(digits));

/** `#L10-L20`, or `#L10` for one line. */
export function formatLines({ start, end }: Pick<LineRange, "start" | "end">): string {
  return start === end ? `#L${start}` : `#L${start}-L${end}`;
}

/** The range that a click on a line's number makes: with Shift from where the last one began. */
export function rangeOfClick(line: number, extend: boolean, anchor: number | null): { start: number; end: number } {
  if (!extend || anchor === null) return { start: line, end: line };
  return { start: Math.min(anchor, line), end: Math.max(anchor, line) };
}
