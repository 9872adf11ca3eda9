/** The words of a text by the ranges of an index, whatever its columns count. Pure. */
import type { PositionEncoding, ScipRange } from "../../lib/format/scip/model";

/** A word at its place. 0-based; columns in UTF-16 units. */
export interface PlacedWord {
  line: number;
  column: number;
  word: string;
}

/** What stands at a range. `quoted`: a word in quotes; `none`: anything that is no word, or only a part of one. */
export type AtRange = PlacedWord | "quoted" | "none";

const WORD = /^[@#~'$]{0,2}[\p{ID_Start}_$][\p{ID_Continue}$\u200c\u200d]*[?!]?$|^\p{Nd}+$/u;
const INSIDE = /^[\p{ID_Continue}$]$/u;
const QUOTED = /^(["'`]).*\1$/;
const BEYOND_ASCII = /[\u0080-\uffff]/;

export class TextWords {
  private readonly lines: readonly string[];
  /** columns count alike in all encodings */
  readonly isAscii: boolean;

  constructor(text: string) {
    this.lines = text.split(/\r\n|\n|\r/);
    this.isAscii = !BEYOND_ASCII.test(text);
  }

  at({ line, column, endLine, endColumn }: ScipRange, encoding: PositionEncoding): AtRange {
    const text = this.lines[line];
    if (text === undefined || endLine !== line) return "none";
    const plain = encoding === "utf16" || this.isAscii || !BEYOND_ASCII.test(text);
    const from = plain ? column : unitsBefore(text, column, encoding);
    const to = plain ? endColumn : unitsBefore(text, endColumn, encoding);
    if (from === null || to === null || to > text.length) return "none";
    const word = text.slice(from, to);
    if (!WORD.test(word)) return QUOTED.test(word) ? "quoted" : "none";
    const isWhole = !(INSIDE.test(text[from - 1] ?? "") && INSIDE.test(word[0])) && !INSIDE.test(text[to] ?? "");
    return isWhole ? { line, column: from, word } : "none";
  }
}

/** UTF-16 units before a column of another encoding; null for one inside of a character, or behind the line. */
function unitsBefore(line: string, column: number, encoding: PositionEncoding): number | null {
  let units = 0;
  let counted = 0;
  for (const character of line) {
    if (counted >= column) break;
    counted += encoding === "utf32" ? 1 : utf8Length(character.codePointAt(0) ?? 0);
    units += character.length;
  }
  return counted === column ? units : null;
}

const utf8Length = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
