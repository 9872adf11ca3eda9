/** A source file as text: what stands at a place, and which places are no code. Columns are 1-based UTF-16 units. */

export type Language = "TypeScript" | "Python" | "C" | "C++";

export class CodeText {
  readonly lines: readonly string[];
  /** the text with comments and strings blanked out, line by line */
  private readonly code: readonly string[];

  constructor(text: string, language: Language) {
    this.lines = text.split(/\r\n|\n|\r/);
    this.code = blanked(text, language).split(/\r\n|\n|\r/);
  }

  /** The identifier that begins at a place; "" for none. */
  wordAt(line: number, column: number): string {
    return /^[\p{ID_Start}_$][\p{ID_Continue}$]*/u.exec((this.lines[line - 1] ?? "").slice(column - 1))?.[0] ?? "";
  }

  /** Whether a place stands in a comment or a string. */
  isProse(line: number, column: number): boolean {
    return (this.code[line - 1] ?? "")[column - 1] === " " && (this.lines[line - 1] ?? "")[column - 1] !== " ";
  }

  /** Whether what begins at a place is followed by arguments. */
  isCall(line: number, column: number): boolean {
    const rest = (this.lines[line - 1] ?? "").slice(column - 1 + this.wordAt(line, column).length);
    return /^\s*(<[^()]*>)?\s*\(/.test(rest);
  }

  /** Every word of the code, comments and strings left out; 0-based. */
  *words(): Generator<{ line: number; column: number; word: string }> {
    for (const [line, text] of this.code.entries())
      for (const { 0: word, index } of text.matchAll(/(?<![\p{ID_Continue}$])[\p{ID_Start}_$][\p{ID_Continue}$]*/gu))
        yield { line, column: index, word };
  }

  /** Places of a word, comments and strings included. */
  *placesOf(word: string): Generator<{ line: number; column: number }> {
    for (const [at, line] of this.lines.entries()) {
      for (let from = line.indexOf(word); from >= 0; from = line.indexOf(word, from + word.length)) {
        const around = `${line[from - 1] ?? " "}${line[from + word.length] ?? " "}`;
        if (!/[\p{ID_Continue}$]/u.test(around)) yield { line: at + 1, column: from + 1 };
      }
    }
  }
}

const BRACES = /\/\*[^]*?\*\/|\/\/[^\n\r]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
const PROSE: Record<Language, RegExp> = {
  TypeScript: BRACES,
  C: BRACES,
  "C++": BRACES,
  Python: /"""[^]*?"""|'''[^]*?'''|#[^\n\r]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g,
};

function blanked(text: string, language: Language): string {
  return text.replace(PROSE[language], (prose) => prose.replace(/[^\n\r]/g, " "));
}
