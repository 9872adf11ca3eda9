/**
 * Masks the macros that break the grammars of C and C++ and keeps what they say. Works on tokens, never inside comments,
 * strings or preprocessor lines. It may blank too little (the parser then reads around a gap) but must not blank code
 * that declares something.
 */
import { CTokens, isWordStart, TOKEN_END, TOKEN_OTHER, TOKEN_WORD } from "./c-tokens";
import {
  ALL_CAPITALS,
  ATTRIBUTE_WORDS,
  DECLARES_DELEGATE,
  DECLARES_VARIABLE,
  DEFINES_FUNCTION,
  EXPORT_MARK,
  REFLECTION,
  STATEMENT_MACRO,
  delegateArgument,
  functionPrefix,
  variableArgument,
} from "./c-macros";
import { MaskBuilder, type MaskedText } from "./masking";

const TYPE_WORDS: ReadonlySet<string> = new Set(["class", "struct", "union", "enum"]);
const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const SEMICOLON = 59;

export function maskCMacros(source: string): MaskedText {
  return new CMacroMask(source).run();
}

class CMacroMask {
  private readonly tokens: CTokens;
  private readonly ahead: CTokens;
  private readonly mask: MaskBuilder;
  /** bounds of the token before the current one; its text is rarely asked for */
  private beforeStart = 0;
  private beforeEnd = 0;

  constructor(private readonly source: string) {
    this.tokens = new CTokens(source);
    this.ahead = new CTokens(source);
    this.mask = new MaskBuilder(source);
  }

  run(): MaskedText {
    const { tokens } = this;
    tokens.next(0);
    while (tokens.kind !== TOKEN_END) {
      const { start, end } = tokens;
      const after = tokens.kind === TOKEN_WORD && this.isCandidate(tokens.code) ? this.macro() : -1;
      if (after >= 0) {
        tokens.next(after);
        continue;
      }
      this.beforeStart = start;
      this.beforeEnd = end;
      tokens.next(end);
    }
    return this.mask.finish();
  }

  /** The token before the current one: a word, or the first character of another token; `;` at the start. */
  private get before(): string {
    if (this.beforeEnd === 0) return ";";
    const isWord = isWordStart(this.source.charCodeAt(this.beforeStart));
    return isWord ? this.source.slice(this.beforeStart, this.beforeEnd) : this.source[this.beforeStart];
  }

  /** Macros begin with a capital or an underscore; a few kernel words and `struct` do not. */
  private isCandidate(c: number): boolean {
    if (c >= 97) return c === 97 || c === 110 || (c === 115 && this.source.charCodeAt(this.beforeStart) === COMMA);
    return c >= 65 || c === 95;
  }

  /** Masks the macro at the current word and returns where it ends, or -1 to leave it. */
  private macro(): number {
    const { start, end, word, firstOnLine } = this.tokens;
    if (word === "struct") return this.typeArgument(start, end);
    if (ATTRIBUTE_WORDS.has(word)) return this.attribute(word, start, end);
    if (!/^[A-Z]/.test(word)) return -1;
    if (REFLECTION.test(word)) return this.reflection(word, start, end);
    if (EXPORT_MARK.test(word) && this.isBeforeName(end)) return this.blank(word, start, end, true);
    if (TYPE_WORDS.has(this.before) && ALL_CAPITALS.test(word)) return this.markOfType(word, start, end);
    if (DECLARES_DELEGATE.test(word)) return this.declaration(word, start, end, "struct", delegateArgument(word));
    if (DECLARES_VARIABLE.test(word)) return this.declaration(word, start, end, "int", variableArgument(word));
    if (DEFINES_FUNCTION.test(word)) return this.functionDefinition(word, start, end);
    if (word === "PURE_VIRTUAL") return this.pureVirtual(word, start, end);
    if (firstOnLine && this.isStatementStart()) return this.statement(word, start, end);
    return -1;
  }

  private attribute(word: string, start: number, end: number): number {
    const close = this.closeOfArguments(end);
    // `inline` functions of that name, and uses as a value, are left alone
    if (close < 0 && this.before === "(" && word.startsWith("__")) return this.blank(word, start, end, true);
    return this.blank(word, start, close < 0 ? end : close, true);
  }

  private reflection(word: string, start: number, end: number): number {
    const close = this.closeOfArguments(end);
    if (close < 0 && !word.startsWith("GENERATED_")) return -1;
    const stop = close < 0 ? end : close;
    this.ahead.next(stop);
    const stray =
      this.ahead.code === SEMICOLON && this.ahead.kind === TOKEN_OTHER && word !== "UPARAM" && word !== "UMETA";
    return this.blank(word, start, stray ? this.ahead.end : stop, false);
  }

  /** `class MARK Name`, `struct MARK(8) Name`: blanked when a name, and then a body, a base or an end follows. */
  private markOfType(word: string, start: number, end: number): number {
    const close = this.closeOfArguments(end);
    const stop = close < 0 ? end : close;
    return this.isBeforeName(stop) ? this.blank(word, start, stop, true) : -1;
  }

  /** Leaves the name that a macro declares and writes a word in front of it that makes it a declaration. */
  private declaration(word: string, start: number, end: number, type: string, argument: number): number {
    const close = this.closeOfArguments(end);
    if (close < 0) return -1;
    const name = this.argumentWord(end, argument);
    if (!name) return -1;
    this.mask.macro(word, start, end, true);
    this.mask.replace(start, name.start, type);
    this.mask.replace(name.end, close, ";");
    return close;
  }

  /** `container_of(p, struct foo, m)`: a type among the arguments of a call, which only a macro can take. */
  private typeArgument(start: number, end: number): number {
    const isName = this.ahead.next(end) === TOKEN_WORD;
    const isLast = this.ahead.next() === TOKEN_OTHER && (this.ahead.code === COMMA || this.ahead.code === CLOSE);
    if (!isName || !isLast) return -1;
    this.mask.blank(start, end);
    return end;
  }

  /** `SYSCALL_DEFINE2(stat, int, fd, char *, p) {` becomes the definition that it stands for, `long sys_stat(int fd, …) {`. */
  private functionDefinition(word: string, start: number, end: number): number {
    const close = this.closeOfArguments(end);
    if (close < 0) return -1;
    const { ahead } = this;
    ahead.next(close);
    if (ahead.kind !== TOKEN_OTHER || this.source[ahead.start] !== "{") return -1;
    const name = this.argumentWord(end, 0);
    if (!name || word.endsWith("0")) return -1;
    const prefix = functionPrefix(word);
    this.mask.macro(word, start, end, true);
    this.mask.replace(start, name.start - prefix.length, "long");
    this.mask.replace(name.start - prefix.length, name.start, prefix);
    ahead.next(name.end);
    this.mask.replace(ahead.start, ahead.end, "(");
    this.joinParameters(ahead.end, close);
    return close;
  }

  /** Every other comma stands between a type and its name: those are blanked. */
  private joinParameters(from: number, close: number): void {
    const { ahead } = this;
    let depth = 0;
    let commas = 0;
    for (ahead.next(from); ahead.kind !== TOKEN_END && ahead.start < close; ahead.next()) {
      if (ahead.kind === TOKEN_WORD) {
        if (ATTRIBUTE_WORDS.has(ahead.word)) this.mask.blank(ahead.start, ahead.end);
      } else if (ahead.code === OPEN) depth++;
      else if (ahead.code === CLOSE) depth--;
      else if (ahead.code === COMMA && depth === 0 && commas++ % 2 === 0) this.mask.blank(ahead.start, ahead.end);
    }
  }

  private pureVirtual(word: string, start: number, end: number): number {
    const close = this.closeOfArguments(end);
    if (close < 0) return -1;
    this.ahead.next(close);
    this.mask.macro(word, start, close, true);
    this.mask.replace(start, close, this.ahead.code === SEMICOLON ? "=0" : "=0;");
    return close;
  }

  /** A macro that stands as a statement of its own and would swallow what follows it. */
  private statement(word: string, start: number, end: number): number {
    const isKnown = STATEMENT_MACRO.test(word);
    if (!isKnown && !ALL_CAPITALS.test(word)) return -1;
    const close = this.closeOfArguments(end);
    const stop = close < 0 ? end : close;
    this.ahead.next(stop);
    const { kind, code, firstOnLine } = this.ahead;
    if (kind === TOKEN_OTHER && code === SEMICOLON)
      return isKnown && close >= 0 ? this.blank(word, start, this.ahead.end, true) : -1;
    const startsAnew =
      kind === TOKEN_END || (firstOnLine && (kind === TOKEN_WORD || code === 125 || code === 126 || code === 91));
    return startsAnew ? this.blank(word, start, stop, true) : -1;
  }

  private isStatementStart(): boolean {
    return (
      this.before === ";" || this.before === "{" || this.before === "}" || this.before === ":" || this.before === ")"
    );
  }

  private isBeforeName(end: number): boolean {
    this.ahead.next(end);
    return this.ahead.kind === TOKEN_WORD || this.ahead.code === 126 || this.ahead.code === 91;
  }

  private closeOfArguments(end: number): number {
    this.ahead.next(end);
    return this.ahead.kind === TOKEN_OTHER && this.ahead.code === OPEN ? this.tokens.closing(this.ahead.start) : -1;
  }

  /** The last word of the argument with this number, or null. */
  private argumentWord(end: number, argument: number): { start: number; end: number } | null {
    const { ahead } = this;
    ahead.next(end);
    let depth = 0;
    let index = 0;
    let found: { start: number; end: number } | null = null;
    for (; ahead.kind !== TOKEN_END; ahead.next()) {
      if (ahead.kind === TOKEN_WORD) {
        if (index === argument && depth === 1) found = { start: ahead.start, end: ahead.end };
      } else if (ahead.code === OPEN) depth++;
      else if (ahead.code === 41 && --depth === 0) return found;
      else if (ahead.code === 44 && depth === 1 && ++index > argument) return found;
    }
    return null;
  }

  private blank(word: string, start: number, end: number, hasUses: boolean): number {
    this.mask.macro(word, start, end, hasUses);
    this.mask.blank(start, end);
    return end;
  }
}
