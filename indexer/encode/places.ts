/** Offsets of one text as lines and columns. */
import { lineAt, lineStarts } from "../../lib/format/line-starts";
import type { SymbolRanges } from "../../lib/format/symbol-ranges";
import type { SymbolFact } from "../model";

let lines = new Uint32Array(0);
let columns = new Uint32Array(0);

/** Lines that are looked through one by one. */
const NEAR = 8;

/** The lines of a text, and places in it. */
export class Places {
  readonly starts: Uint32Array;
  /** as `SourceText.lineCount`: an end of line at the very end starts no further line */
  readonly lineCount: number;
  /** the line that was last asked for */
  private last = 0;

  constructor(text: string) {
    this.starts = lineStarts(text);
    const { length } = this.starts;
    this.lineCount = this.starts[length - 1] === text.length ? length - 1 : length;
  }

  /** 0-based. Asked mostly for a place near the last one. */
  line(offset: number): number {
    const { starts } = this;
    if (starts[this.last] > offset) return (this.last = lineAt(starts, offset));
    const far = Math.min(this.last + NEAR, starts.length - 1);
    let line = this.last;
    while (line < far && starts[line + 1] <= offset) line++;
    return (this.last = line < far || line === starts.length - 1 ? line : lineAt(starts, offset));
  }

  /**
   * Line and column of each of the first `count` offsets, which must ascend. The arrays are valid until the next call.
   */
  ofAscending(offsets: Uint32Array, count: number): { line: Uint32Array; column: Uint32Array } {
    if (lines.length < count) {
      lines = new Uint32Array(Math.max(count, lines.length * 2));
      columns = new Uint32Array(lines.length);
    }
    const { starts } = this;
    let line = 0;
    let next = starts.length > 1 ? starts[1] : Infinity;
    for (let i = 0, previous = 0; i < count; i++) {
      const offset = offsets[i];
      if (offset < previous) throw new Error(`Occurrence ${i} at offset ${offset} stands before the one ahead of it.`);
      previous = offset;
      while (offset >= next) next = ++line + 1 < starts.length ? starts[line + 1] : Infinity;
      lines[i] = line;
      columns[i] = offset - starts[line];
    }
    return { line: lines, column: columns };
  }

  rangesOf(symbol: SymbolFact): SymbolRanges {
    const { starts } = this;
    const nameLine = this.line(symbol.nameStart);
    const startLine = this.line(symbol.fullStart);
    const endLine = this.line(symbol.fullEnd);
    const signatureEndLine = this.line(symbol.signatureEnd);
    return {
      nameLine,
      nameColumn: symbol.nameStart - starts[nameLine],
      startLine,
      startColumn: symbol.fullStart - starts[startLine],
      endLine,
      endColumn: symbol.fullEnd - starts[endLine],
      signatureEndLine,
      signatureEndColumn: symbol.signatureEnd - starts[signatureEndLine],
      docStartLine: symbol.docStart < 0 ? -1 : this.line(symbol.docStart),
      docEndLine: symbol.docStart < 0 ? -1 : this.line(Math.max(symbol.docStart, symbol.docEnd - 1)),
    };
  }
}
