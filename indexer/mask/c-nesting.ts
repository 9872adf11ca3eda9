/**
 * Where in a C-family file a token stands: which brackets are open, what each brace holds, and how the current
 * statement began. Judged token by token, without a parse: it may be wrong about a brace, and never fails.
 */
import { isWordStart } from "./c-tokens";

const SEMICOLON = 59;

/** What an open bracket holds. */
const AT_FILE = 0;
/** members of a type or a namespace */
export const IN_DECLARATIONS = 1;
/** statements */
export const IN_CODE = 2;
export const IN_ENUM = 3;
/** a list of values */
export const IN_VALUES = 4;
export const IN_PARENTHESES = 5;

/** An open bracket. Brackets are a linked list, so that a place can be kept and returned to. */
export interface Bracket {
  readonly holds: number;
  readonly around: Bracket | null;
  /** what stood before the bracket: see `Nesting.before` */
  readonly opener: Before;
  /** marks of the statement that the bracket interrupts */
  readonly statement: number;
}

/** The last token: a word's bounds, or where another token starts; -1 at the start of the file. */
interface Before {
  readonly start: number;
  readonly end: number;
}

const NOTHING: Before = { start: -1, end: -1 };
const FILE: Bracket = { holds: AT_FILE, around: null, opener: NOTHING, statement: 0 };

/** Marks of a statement: words and brackets that it had so far, outside of inner brackets. */
const HAD_TYPE_WORD = 1;
const HAD_ENUM = 2;
const HAD_PARENTHESES = 4;
const HAD_EQUALS = 8;

/** All that is known about a place; kept at an `#if` and put back at its `#else`. */
export interface Place {
  readonly bracket: Bracket;
  readonly statement: number;
  readonly before: Before;
}

const TYPE_WORDS: ReadonlySet<string> = new Set(["class", "struct", "union", "namespace", "extern"]);

/** Words whose arguments are no parameters. */
const ATTRIBUTES: ReadonlySet<string> = new Set(["alignas", "decltype", "__attribute__", "__declspec"]);

export class Nesting {
  bracket = FILE;
  /** First character of the token before, as a code; `;` at the start of the file. */
  beforeCode = SEMICOLON;
  private statement = 0;
  private typeWordAt = 0;
  private beforeStart = -1;
  private beforeEnd = -1;

  constructor(private readonly source: string) {}

  get place(): Place {
    return { bracket: this.bracket, statement: this.statement, before: this.beforeToken };
  }

  goTo({ bracket, statement, before }: Place): void {
    this.bracket = bracket;
    this.statement = statement;
    this.goBehind(before.start, before.end);
  }

  /** A value is expected or being written: between parentheses, or in a braced list of values. */
  get isInside(): boolean {
    return this.bracket.holds >= IN_VALUES;
  }

  /** Only declarations can stand here. */
  get isAmongDeclarations(): boolean {
    return this.bracket.holds <= IN_DECLARATIONS;
  }

  /** The word before, or "" when that token is no word. */
  get beforeWord(): string {
    return this.wordOf(this.beforeStart, this.beforeEnd);
  }

  /**
   * Offset of the last character of code in front of the token before; -1 for none. Comments are code here, but for
   * those that end with the line.
   */
  get beforeLast(): number {
    let at = this.beforeStart - 1;
    for (let isLineEnd = false; at >= 0; at--) {
      const c = this.source.charCodeAt(at);
      if (c === 10) isLineEnd = true;
      if (c <= 32) continue;
      const comment: number = isLineEnd ? lineComment(this.source, at) : -1;
      if (comment < 0) break;
      at = comment;
      isLineEnd = false;
    }
    return at;
  }

  /** Whether the word before is this one. */
  follows(word: string): boolean {
    return this.beforeEnd - this.beforeStart === word.length && this.source.startsWith(word, this.beforeStart);
  }

  /** The word in front of the innermost bracket, or "". */
  get wordBeforeBracket(): string {
    const { start, end } = this.bracket.opener;
    return this.wordOf(start, end);
  }

  /** Whether that word may be in capitals, as far as its first two characters tell. */
  get mayFollowCapitals(): boolean {
    const { start } = this.bracket.opener;
    return start >= 0 && !isSmall(this.source.charCodeAt(start)) && !isSmall(this.source.charCodeAt(start + 1));
  }

  /** The token before ends a statement or opens a body, so that a new statement starts here. */
  get startsStatement(): boolean {
    const c = this.beforeCode;
    if (c === 58) return this.isAfterLabel;
    return (c === 59 || c === 123 || c === 125) && !this.isInside;
  }

  /**
   * The colon before ends a label, an access word or a case: it is no scope's, and no constructor's initialisers
   * follow.
   */
  private get isAfterLabel(): boolean {
    if (this.isInside || this.source.charCodeAt(this.beforeStart - 1) === 58) return false;
    return !(this.statement & HAD_PARENTHESES && this.isAmongDeclarations);
  }

  /** The statement had parentheses: if it declares, it is a function. */
  get hadParentheses(): boolean {
    return (this.statement & HAD_PARENTHESES) !== 0;
  }

  word(start: number, end: number): void {
    const length = end - start;
    if (length >= 4 && length <= 9 && this.bracket.holds !== IN_PARENTHESES) this.noteKeyword(start, end);
    this.goBehind(start, end);
  }

  /** @param code first character of a token that is no word */
  mark(start: number, end: number, code: number): void {
    if (code === 59) {
      if (!this.isInside) this.statement = 0;
    } else if (code === 40 || code === 91) {
      this.open(IN_PARENTHESES);
    } else if (code === 41 || code === 93) {
      if (this.bracket.holds === IN_PARENTHESES) this.close(this.belongsToType(code) ? 0 : HAD_PARENTHESES);
    } else if (code === 123) this.open(this.heldByBrace());
    else if (code === 125) this.closeBrace();
    else if (code === 61 && this.assigns(start)) this.statement |= HAD_EQUALS;
    this.goBehind(start, end);
  }

  /**
   * Brackets that may stand in a type's head: `[[nodiscard]]`, `alignas(8)`, and what is between angle brackets, as in
   * `class Mock<R(A)> {`.
   */
  private belongsToType(code: number): boolean {
    if (code === 93) return this.beforeCode === 93;
    if (!(this.bracket.statement & HAD_TYPE_WORD)) return false;
    if (ATTRIBUTES.has(this.wordBeforeBracket)) return true;
    const head = this.source.slice(this.typeWordAt, this.bracket.opener.end);
    return count(head, "<") > count(head, ">");
  }

  private goBehind(start: number, end: number): void {
    this.beforeStart = start;
    this.beforeEnd = end;
    this.beforeCode = start < 0 ? SEMICOLON : this.source.charCodeAt(start);
  }

  /** A macro opened the body of a type. */
  openType(): void {
    this.open(IN_DECLARATIONS);
  }

  /** `=` alone: no comparison, and no operator's name. */
  private assigns(at: number): boolean {
    const { source } = this;
    return !/[=!<>]/.test(source[at - 1]) && source[at + 1] !== "=" && this.beforeWord !== "operator";
  }

  private get beforeToken(): Before {
    return { start: this.beforeStart, end: this.beforeEnd };
  }

  private open(holds: number): void {
    this.bracket = { holds, around: this.bracket, opener: this.beforeToken, statement: this.statement };
    this.statement = 0;
  }

  private close(mark: number): void {
    this.statement = this.bracket.statement | mark;
    this.bracket = this.bracket.around ?? FILE;
  }

  /** A brace also ends the parentheses that were left open in it. */
  private closeBrace(): void {
    while (this.bracket.holds === IN_PARENTHESES) this.bracket = this.bracket.around ?? FILE;
    const { holds } = this.bracket;
    this.close(0);
    if (holds <= IN_CODE) this.statement = 0;
  }

  private heldByBrace(): number {
    const { statement } = this;
    const c = this.beforeCode;
    const isInside = this.isInside;
    if (c === 41) return IN_CODE;
    if (statement & HAD_ENUM) return IN_ENUM;
    if (statement & HAD_TYPE_WORD && !(statement & (HAD_PARENTHESES | HAD_EQUALS))) return IN_DECLARATIONS;
    if (c === 93) return this.bracket.holds === IN_CODE || isInside ? IN_CODE : IN_VALUES;
    if (isInside) return statement & HAD_PARENTHESES ? IN_CODE : IN_VALUES;
    if (c === 59 || c === 123 || c === 125 || c === 58) return IN_CODE;
    if (statement & HAD_EQUALS || c === 61 || c === 44) return IN_VALUES;
    const word = this.beforeWord;
    if (word === "else" || word === "do" || word === "try") return IN_CODE;
    if (this.bracket.holds !== IN_CODE) return statement & HAD_PARENTHESES ? IN_CODE : IN_VALUES;
    return IN_VALUES;
  }

  private noteKeyword(start: number, end: number): void {
    const c = this.source.charCodeAt(start);
    // c, e, n, s, u
    if (c !== 99 && c !== 101 && c !== 110 && c !== 115 && c !== 117) return;
    const word = this.source.slice(start, end);
    // what came before was a template's parameters
    if (TYPE_WORDS.has(word)) {
      this.statement = HAD_TYPE_WORD | (this.statement & HAD_ENUM);
      this.typeWordAt = start;
    } else if (word === "enum") this.statement |= HAD_ENUM;
  }

  private wordOf(start: number, end: number): string {
    return start >= 0 && isWordStart(this.source.charCodeAt(start)) ? this.source.slice(start, end) : "";
  }
}

const count = (text: string, part: string): number => text.split(part).length - 1;

const isSmall = (c: number): boolean => c >= 97 && c <= 122;

/** Characters of a line that are looked at for a comment. */
const MAX_COMMENT = 1000;

/** Where the comment begins that ends the line which an offset stands in; -1 for none. */
function lineComment(source: string, at: number): number {
  const start = Math.max(source.lastIndexOf("\n", at) + 1, at - MAX_COMMENT);
  const found = source.slice(start, at + 1).indexOf("//");
  return found < 0 ? -1 : start + found;
}
