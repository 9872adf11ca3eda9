/** A source file as text: what stands at a place, and which places are no code. Columns are 1-based UTF-16 units. */

export class CodeText {
  readonly lines: readonly string[];
  /** the text with comments and strings blanked out, line by line */
  private readonly code: readonly string[];

  constructor(text: string, language: "TypeScript" | "Python") {
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

const PROSE = {
  TypeScript: /\/\*[^]*?\*\/|\/\/[^\n\r]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g,
  Python: /"""[^]*?"""|'''[^]*?'''|#[^\n\r]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g,
};

function blanked(text: string, language: keyof typeof PROSE): string {
  return text.replace(PROSE[language], (prose) => prose.replace(/[^\n\r]/g, " "));
}
