/** The words of a text by the ranges of an index, whatever its columns count. Pure. */
import type { PositionEncoding, ScipRange } from "../../lib/format/scip/model";

/** A word at its place. 0-based; columns in UTF-16 units. */
export interface PlacedWord {
  line: number;
  column: number;
  word: string;
}

/**
 * What stands at a range. `quoted`: a word in quotes; `sign`: an operator, or the blanks around it; `none`: a part of
 * a word, several words, nothing.
 */
export type AtRange = PlacedWord | "quoted" | "sign" | "none";

const WORD = /^[@#~'$]{0,2}[\p{ID_Start}_$][\p{ID_Continue}$\u200c\u200d]*[?!]?$|^\p{Nd}+$/u;
const INSIDE = /^[\p{ID_Continue}$]$/u;
const WORDLIKE = /[\p{ID_Continue}$]/u;
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

  /** @param name what may stand at the beginning or the end of a longer range: `name as other`, `module.name` */
  at(range: ScipRange, encoding: PositionEncoding, name?: string): AtRange {
    const { line } = range;
    const text = this.lines[line];
    const units = text === undefined ? null : this.unitsOf(range, text, encoding);
    if (text === undefined || units === null) return "none";
    const { from, to } = units;
    const said = text.slice(from, to);
    if (WORD.test(said)) return isWhole(text, from, to) ? { line, column: from, word: said } : "none";
    if (QUOTED.test(said)) return "quoted";
    if (!WORDLIKE.test(said)) return "sign";
    if (name === undefined) return "none";
    const column = said.startsWith(name) ? from : said.endsWith(name) ? to - name.length : -1;
    return column >= 0 && isWhole(text, column, column + name.length) ? { line, column, word: name } : "none";
  }

  private unitsOf(
    { line, column, endLine, endColumn }: ScipRange,
    text: string,
    encoding: PositionEncoding,
  ): { from: number; to: number } | null {
    const isPlain = encoding === "utf16" || this.isAscii || !BEYOND_ASCII.test(text);
    const from = isPlain ? column : unitsBefore(text, column, encoding);
    const to = isPlain ? endColumn : unitsBefore(text, endColumn, encoding);
    return endLine !== line || from === null || to === null || to > text.length ? null : { from, to };
  }
}

/** Whether no letter stands around a piece of a line that would belong to it. */
const isWhole = (line: string, from: number, to: number): boolean =>
  !(INSIDE.test(line[from - 1] ?? "") && INSIDE.test(line[from])) && !INSIDE.test(line[to] ?? "");

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
