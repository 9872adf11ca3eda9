/** Sizes that the server's code and Monaco share, so that one replaces the other without a shift. */

/** Height of a line of code, in pixels. */
export const LINE_HEIGHT = 20;
/** Characters of room for line numbers, at least. */
export const NUMBER_CHARACTERS = 6;
/** Width of the gutter between numbers and code, where marks and gaps stand. */
export const MARKS_WIDTH = 44;
/** Lines that stay above a line that was jumped to. */
export const LINES_ABOVE = 8;
/** Columns of a tab. */
export const TAB_COLUMNS = 4;

/** Digits of room for the numbers of a file. */
export const numberRoom = (lines: number): number => Math.max(NUMBER_CHARACTERS, String(lines).length + 1);

/** First line to show so that `line` stands where a jump puts it. */
export const firstLineFor = (line: number | null): number => (line === null ? 1 : Math.max(1, line - LINES_ABOVE));
