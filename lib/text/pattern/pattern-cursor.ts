/** A place in an expression that moves on as it is read. */

/** Something in the expression is not known for certain. */
export class GaveUp extends Error {}

export class PatternCursor {
  private at = 0;
  private readonly letters: readonly string[];

  constructor(source: string) {
    this.letters = [...source];
  }

  get atEnd(): boolean {
    return this.at >= this.letters.length;
  }

  /** The letter so many places on; empty behind the end. */
  letter(ahead = 0): string {
    return this.letters[this.at + ahead] ?? "";
  }

  peek(text: string): boolean {
    return [...text].every((letter, i) => this.letters[this.at + i] === letter);
  }

  take(text: string): boolean {
    if (!this.peek(text)) return false;
    this.at += [...text].length;
    return true;
  }

  next(): string {
    const letter = this.letters[this.at++];
    if (letter === undefined) throw new GaveUp();
    return letter;
  }

  /**
   * What an expression that begins with `^` takes here; null when it does not fit. @param most letters that it may
   * look at
   */
  match(expression: RegExp, most: number): RegExpExecArray | null {
    const found = expression.exec(this.letters.slice(this.at, this.at + most).join(""));
    if (found !== null) this.at += [...found[0]].length;
    return found;
  }
}
