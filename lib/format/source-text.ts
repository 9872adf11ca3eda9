/**
 * An indexed text by lines. Lines and columns are 0-based here, as stored; whoever answers adds the 1. What ends a
 * line is decided by line-starts.ts alone. A text that is kept in blocks is unpacked as far as it is asked for.
 */
import { lineStarts } from "./line-starts";
import type { StoredBlock } from "./stored-text";

/** Blocks of a part. */
const PART_BLOCKS = 2;

/** A piece of a text that begins at a line start. */
export interface TextPiece {
  readonly text: string;
  /** the line that it begins with */
  readonly firstLine: number;
  /** of the lines that start in it, from its own first unit */
  readonly starts: Uint32Array;
}

export class SourceText {
  private readonly blocks: readonly TextBlock[];
  /** UTF-16 units in all */
  readonly length: number;

  constructor(source: string | readonly StoredBlock[]) {
    const stored = typeof source === "string" ? [wholeText(source)] : source;
    let line = 0;
    let start = 0;
    this.blocks = stored.map((block) => {
      const placed = new TextBlock(block, line, start);
      line += block.lines;
      start += block.units;
      return placed;
    });
    this.length = start;
  }

  /** Lines in all; an end of line at the very end starts no further line. */
  get lineCount(): number {
    const last = this.blocks[this.blocks.length - 1];
    const { length } = last.starts;
    return last.firstLine + (last.starts[length - 1] === last.text.length ? length - 1 : length);
  }

  /** The line, or the last one of a text that ends before it. Unpacks nothing where that is plain. */
  lineWithin(line: number): number {
    const { firstLine } = this.blocks[this.blocks.length - 1];
    return line <= firstLine ? line : Math.min(line, Math.max(this.lineCount - 1, 0));
  }

  /** Whether there is such a line. */
  hasLine(line: number): boolean {
    return this.offsetAt(line, 0) < this.length;
  }

  /** Parts of the text, each some whole lines, that the text index tells apart; one unless the text is long. */
  get partCount(): number {
    return Math.ceil(this.blocks.length / PART_BLOCKS);
  }

  /** The pieces of these parts, or of all, each unpacked when it is come to. */
  *pieces(parts: readonly number[] = Array.from({ length: this.partCount }, (_, part) => part)): Generator<TextPiece> {
    for (const part of parts) yield* this.blocks.slice(part * PART_BLOCKS, (part + 1) * PART_BLOCKS);
  }

  /** The whole text. */
  all(): string {
    return this.blocks.map(({ text }) => text).join("");
  }

  /** Offset of a place; a column behind the line's end counts on into the next one. */
  offsetAt(line: number, column: number): number {
    const block = this.blocks[this.blockOf(({ firstLine }) => firstLine <= line)];
    if (line === block.firstLine && column === 0) return block.start;
    const start = block.starts[line - block.firstLine];
    return start === undefined ? this.length : Math.min(block.start + start + column, this.length);
  }

  /** Text between two places. */
  between(startLine: number, startColumn: number, endLine: number, endColumn: number): string {
    return this.slice(this.offsetAt(startLine, startColumn), this.offsetAt(endLine, endColumn));
  }

  /** Whole lines, both included, with the line ends between them and without the last one's. */
  lines(first: number, last: number): string {
    return this.linesWithEnds(first, last).replace(/(\r\n|\n|\r)$/, "");
  }

  /** Whole lines, both included, with all their line ends. */
  linesWithEnds(first: number, last: number): string {
    return this.slice(this.offsetAt(first, 0), this.offsetAt(last + 1, 0));
  }

  /** Text between two offsets. */
  slice(from: number, to: number): string {
    let found = "";
    for (let i = this.blockOf(({ start }) => start <= from); i < this.blocks.length; i++) {
      const block = this.blocks[i];
      if (block.start >= to) break;
      found += block.text.slice(Math.max(from - block.start, 0), to - block.start);
    }
    return found;
  }

  /** The last block of which this holds; it holds of the first, and of none behind one of which it does not. */
  private blockOf(holds: (block: TextBlock) => boolean): number {
    let low = 0;
    let high = this.blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (holds(this.blocks[middle])) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** A block at its place in the text, unpacked when it is first read. */
class TextBlock implements TextPiece {
  private unpacked: string | undefined;
  private ownStarts: Uint32Array | undefined;

  constructor(
    private readonly stored: StoredBlock,
    readonly firstLine: number,
    /** offset of its first unit in the text */
    readonly start: number,
  ) {}

  get text(): string {
    return (this.unpacked ??= this.stored.unpack());
  }

  get starts(): Uint32Array {
    return (this.ownStarts ??= lineStarts(this.text).subarray(0, this.stored.lines));
  }
}

const wholeText = (text: string): StoredBlock => ({ lines: Infinity, units: text.length, unpack: () => text });
