/** Looks at what follows a token in C-family code, without moving the scan itself. Judges shapes; masks nothing. */
import { CTokens, TOKEN_END, TOKEN_OTHER, TOKEN_WORD } from "./c-tokens";
import { SPECIFIERS, TYPE_KEYWORDS, TYPE_TOKENS } from "./c-macros";

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;

export interface Span {
  start: number;
  end: number;
}

/** Tokens looked at for one question. */
const FAR = 200;

export class LookAhead {
  /** the token that the last question stopped at */
  readonly at: CTokens;

  constructor(source: string) {
    this.at = new CTokens(source);
  }

  /** First character of the next token, as a code; moves `at` there. */
  code(from: number): number {
    this.at.next(from);
    return this.at.kind === TOKEN_END ? 0 : this.at.code;
  }

  /** Where the argument list that follows ends; -1 where none follows, or it does not end. */
  closeOfArguments(end: number): number {
    const { at } = this;
    at.next(end);
    return at.kind === TOKEN_OTHER && at.code === OPEN ? at.closing(at.start) : -1;
  }

  isBeforeName(end: number): boolean {
    const { at } = this;
    at.next(end);
    return at.kind === TOKEN_WORD || (at.kind === TOKEN_OTHER && (at.code === 126 || at.code === 91));
  }

  /** The last word of the argument with this number, or null. */
  argumentWord(end: number, argument: number): Span | null {
    const { at } = this;
    at.next(end);
    let depth = 0;
    let index = 0;
    let found: Span | null = null;
    for (; at.kind !== TOKEN_END; at.next()) {
      if (at.kind === TOKEN_WORD) {
        if (index === argument && depth === 1) found = { start: at.start, end: at.end };
      } else if (at.code === OPEN) depth++;
      else if (at.code === CLOSE && --depth === 0) return found;
      else if (at.code === COMMA && depth === 1 && ++index > argument) return found;
    }
    return null;
  }

  /** A type and a name, or a type that is a keyword, follow: what stands before them is a specifier. */
  isBeforeDeclaration(end: number): boolean {
    const { at } = this;
    at.next(end);
    if (at.kind !== TOKEN_WORD) return false;
    const word = at.word;
    if (TYPE_KEYWORDS.has(word) && word !== "const" && word !== "volatile") return true;
    if (word === "template" || word === "using" || word === "operator") return word !== "operator";
    if (SPECIFIERS.has(word)) return word !== "const" && word !== "volatile" ? true : this.isBeforeDeclaration(at.end);
    this.skipName();
    return this.isAt(TOKEN_WORD) || (this.isAt(TOKEN_OTHER) && (at.code === 42 || at.code === 38));
  }

  /** A name follows that a bracket, a value or an end follows: `f(`, `A::f(`, `x =`, `x;`. */
  isBeforeDeclarator(end: number): boolean {
    const { at } = this;
    at.next(end);
    if (at.kind !== TOKEN_WORD) return false;
    if (at.word === "operator") return true;
    this.skipName();
    return this.isAt(TOKEN_OTHER) && "([=;,".includes(String.fromCharCode(at.code));
  }

  /**
   * The comma behind the first of several arguments, where that one declares a variable: `T x`, `const T& x`, `auto
   * [a, b]`; null otherwise.
   */
  commaBehindVariable(open: number, close: number): Span | null {
    const { at } = this;
    at.next(open + 1);
    if (at.kind !== TOKEN_WORD) return null;
    let words = 0;
    let angles = 0;
    let endsInName = false;
    let isBehindScope = false;
    for (let i = 0; i < FAR && at.end < close; i++, at.next()) {
      if (at.kind === TOKEN_WORD) {
        if (!isBehindScope) words++;
        isBehindScope = false;
        endsInName = true;
        continue;
      }
      const c = at.code;
      if (c === COMMA && angles === 0) return words >= 2 && endsInName ? { start: at.start, end: at.end } : null;
      if (c === 60) angles++;
      else if (c === 62) angles--;
      else if (!(c === 58 || c === 42 || c === 38 || (c === COMMA && angles > 0))) return null;
      // `a * b` and `a & b` are values, unless a type came before
      if ((c === 42 || c === 38) && words === 1 && this.followedBySpace(at.start)) return null;
      isBehindScope = c === 58;
      endsInName = false;
    }
    return null;
  }

  /**
   * A type and nothing else up to the next comma or bracket: gives its end, or -1. `at` must not be at its first word.
   */
  typeArgument(start: number): number {
    const { at } = this;
    at.next(start);
    if (at.kind !== TOKEN_WORD) return -1;
    let keyword = false;
    let stars = 0;
    let end = -1;
    let names = 0;
    for (let i = 0; i < 12; i++, at.next()) {
      if (at.kind === TOKEN_WORD) {
        const word = at.word;
        const isKeyword = TYPE_TOKENS.has(word);
        if (stars > 0 && !isKeyword) return -1;
        keyword ||= isKeyword;
        if (!isKeyword && ++names > 1) return -1;
      } else if (at.kind === TOKEN_OTHER && at.code === 42) stars++;
      else if (at.kind === TOKEN_OTHER && (at.code === COMMA || at.code === CLOSE))
        return keyword || (stars > 0 && names > 0) ? end : -1;
      else return -1;
      end = at.end;
    }
    return -1;
  }

  /** From a name to what follows it with its scopes and type arguments: `A::B<C>`. */
  private skipName(): void {
    const { at } = this;
    for (let i = 0; i < FAR; i++) {
      at.next();
      if (at.kind === TOKEN_OTHER && at.code === 60) this.skipAngles();
      if (at.kind !== TOKEN_OTHER || at.code !== 58) return;
      at.next();
      if (at.kind !== TOKEN_OTHER || at.code !== 58) return;
      at.next();
      if (!this.isAt(TOKEN_WORD)) return;
    }
  }

  private isAt(kind: number): boolean {
    return this.at.kind === kind;
  }

  private skipAngles(): void {
    const { at } = this;
    let depth = 0;
    for (let i = 0; i < FAR && at.kind !== TOKEN_END; i++, at.next()) {
      if (at.kind !== TOKEN_OTHER) continue;
      if (at.code === 60) depth++;
      else if (at.code === 62 && --depth === 0) break;
      else if (at.code === 59 || at.code === 123) return;
    }
    at.next();
  }

  private followedBySpace(at: number): boolean {
    const { source } = this.at;
    return source.charCodeAt(at + 1) <= 32 && source.charCodeAt(at - 1) <= 32;
  }
}
