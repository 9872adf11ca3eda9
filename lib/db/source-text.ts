/**
 * An indexed text by lines. Lines and columns are 0-based here, as stored; whoever answers adds the 1. What ends a
 * line is decided by line-starts.ts alone.
 */
import { lineStarts } from "./line-starts";

export class SourceText {
  private starts: Uint32Array | undefined;

  constructor(readonly text: string) {}

  /** Lines in all; an end of line at the very end starts no further line. */
  get lineCount(): number {
    const { length } = this.lineStarts;
    return this.lineStarts[length - 1] === this.text.length ? length - 1 : length;
  }

  /** Offset of a place; a column behind the line's end counts on into the next one. */
  offsetAt(line: number, column: number): number {
    const starts = this.lineStarts;
    return line < starts.length ? Math.min(starts[line] + column, this.text.length) : this.text.length;
  }

  /** Text between two places. */
  between(startLine: number, startColumn: number, endLine: number, endColumn: number): string {
    return this.text.slice(this.offsetAt(startLine, startColumn), this.offsetAt(endLine, endColumn));
  }

  /** Whole lines, both included, with the line ends between them and without the last one's. */
  lines(first: number, last: number): string {
    return this.linesWithEnds(first, last).replace(/(\r\n|\n|\r)$/, "");
  }

  /** Whole lines, both included, with all their line ends. */
  linesWithEnds(first: number, last: number): string {
    return this.text.slice(this.offsetAt(first, 0), this.offsetAt(last + 1, 0));
  }

  private get lineStarts(): Uint32Array {
    return (this.starts ??= lineStarts(this.text));
  }
}
