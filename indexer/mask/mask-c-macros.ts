/**
 * Masks the macros that break the grammars of C and C++ and keeps what they say. Works on tokens, never inside comments,
 * strings or preprocessor lines. It may blank too little (the parser then reads around a gap) but must not blank code
 * that declares something.
 */
import { Conditionals } from "./c-conditionals";
import {
  ACCESS_WORDS,
  AFTER_PARAMETERS,
  ALL_CAPITALS,
  ATTRIBUTE_WORDS,
  LOOP_NAME,
  LOOP_WORDS,
  OPENS_CLASS,
  SPECIFIERS,
  STATEMENT_MACRO,
  delegateArgument,
  variableArgument,
} from "./c-macros";
import { IN_CODE, IN_PARENTHESES, Nesting } from "./c-nesting";
import { CTokens, TOKEN_END, TOKEN_WORD } from "./c-tokens";
import { classByMacro, declareByMacro, defineByMacro, loopByMacro, variableByMacro } from "./declaring-macros";
import { maskDefine, maskInclude } from "./mask-defines";
import {
  IS_ATTRIBUTE,
  IS_CAPITALS,
  IS_CLASS,
  IS_CLASS_BOUND,
  IS_DELEGATE,
  IS_EXPORT_MARK,
  IS_FOREIGN,
  IS_FUNCTION,
  IS_INLINE,
  IS_MEMBER_OF_CLASS,
  IS_PARAMETER_MARK,
  IS_PURE_VIRTUAL,
  IS_REFLECTION,
  IS_UNDERSCORED,
  IS_VARIABLE,
  macroTraits,
} from "./macro-traits";
import { FOREIGN_WORDS, maskForeign, maskTypeArgument } from "./mask-foreign";
import { qualifyMember } from "./mask-members";
import { LookAhead } from "./look-ahead";
import { NO_MACROS, type MacroDictionary, type MacroMeaning } from "./macro-meanings";
import { MaskBuilder, type MaskedText } from "./masking";
import { WordSieve } from "./word-sieve";

const TYPE_WORDS: ReadonlySet<string> = new Set(["class", "struct", "union", "enum"]);
/** Words in small letters that a rule begins with. */
const SMALL_WORDS = new WordSieve([...ATTRIBUTE_WORDS, ...LOOP_WORDS, ...FOREIGN_WORDS].filter((word) => word >= "a"));
const CLOSE = 41;
const COMMA = 44;
const OPEN = 40;
const SEMICOLON = 59;
const QUOTE = 34;
const OPEN_BRACE = 123;
const COLON = 58;

/** @param dictionary macros that are known besides those of `c-macros` */
export function maskCMacros(source: string, dictionary: MacroDictionary = NO_MACROS): MaskedText {
  return new CMacroMask(source, dictionary).run();
}

/** What a rule of this folder may use: the text, the place, a look ahead, and the mask. */
export interface MaskSite {
  readonly source: string;
  readonly tokens: CTokens;
  readonly ahead: LookAhead;
  readonly nesting: Nesting;
  readonly mask: MaskBuilder;
}

class CMacroMask implements MaskSite {
  readonly tokens: CTokens;
  readonly ahead: LookAhead;
  readonly mask: MaskBuilder;
  readonly nesting: Nesting;
  private readonly conditionals: Conditionals;

  constructor(
    readonly source: string,
    private readonly dictionary: MacroDictionary,
  ) {
    this.mask = new MaskBuilder(source);
    this.nesting = new Nesting(source);
    this.conditionals = new Conditionals(source, this.nesting, this.mask);
    this.tokens = new CTokens(source, (start, end) => {
      if (maskDefine(this.mask, source, start, end)) return;
      maskInclude(this.mask, source, start, end);
      this.conditionals.directive(start, end);
    });
    this.ahead = new LookAhead(source);
  }

  run(): MaskedText {
    const { tokens, nesting, conditionals } = this;
    tokens.next(0);
    for (;;) {
      if (conditionals.isWaiting) conditionals.settle(tokens);
      const { kind, start, end } = tokens;
      if (kind === TOKEN_END) break;
      const isWord = kind === TOKEN_WORD;
      const after = isWord ? this.word(tokens.code) : maskForeign(this);
      if (after >= 0) {
        tokens.next(after);
        continue;
      }
      if (isWord) nesting.word(start, end);
      else nesting.mark(start, end, tokens.code);
      tokens.next(end);
    }
    return this.mask.finish();
  }

  /** Masks what begins with the current word and returns where it ends, or -1 to leave it. */
  private word(c: number): number {
    const { nesting } = this;
    if (nesting.bracket.holds === IN_PARENTHESES && (nesting.beforeCode === OPEN || nesting.beforeCode === COMMA)) {
      const after = maskTypeArgument(this);
      if (after >= 0) return after;
    }
    if (nesting.beforeCode === QUOTE && c < 97) {
      const after = this.besideString();
      if (after >= 0) return after;
    }
    if (this.dictionary.size > 0) {
      const meaning = this.dictionary.get(this.tokens.word);
      const after = meaning ? this.known(meaning) : -1;
      if (after >= 0) return after;
    }
    if (c >= 97) return this.smallWord();
    return c === 95 || this.isInCapitals() ? this.macro() : -1;
  }

  /** Small letters begin few macros: attributes of the kernel, Qt's own words, and keywords in places of their own. */
  private smallWord(): number {
    const { start, end } = this.tokens;
    const mayBeKnown = SMALL_WORDS.mayHold(this.source, start, end);
    if (mayBeKnown) {
      const { word } = this.tokens;
      if (ATTRIBUTE_WORDS.has(word)) return this.attribute(word, start, end);
      if (LOOP_WORDS.has(word)) return loopByMacro(this);
    }
    if (this.mayBeLoop()) return this.loopWithoutBraces();
    return mayBeKnown ? maskForeign(this) : -1;
  }

  private mayBeLoop(): boolean {
    const { nesting, tokens } = this;
    return nesting.startsStatement && nesting.bracket.holds === IN_CODE && LOOP_NAME.test(tokens.word);
  }

  /** `list_for_each(p, list) use(p);`: with braces it reads as a call and a block. */
  private loopWithoutBraces(): number {
    const close = this.ahead.closeOfArguments(this.tokens.end);
    return close < 0 || this.ahead.code(close) === OPEN_BRACE ? -1 : loopByMacro(this);
  }

  private isInCapitals(): boolean {
    const { source, tokens } = this;
    for (let at = tokens.start + 1; at < tokens.end; at++) {
      const c = source.charCodeAt(at);
      if (c >= 97 && c <= 122) return at - tokens.start > 6 && /^(?:GENERATED|DECLARE|UE_DE)/.test(tokens.word);
    }
    return true;
  }

  private macro(): number {
    const { start, end, word, firstOnLine } = this.tokens;
    const { nesting } = this;
    const is = macroTraits(word);
    const known = is === 0 ? undefined : this.byName(is, word, start, end);
    if (known !== undefined) return known;
    if (is & IS_CAPITALS) {
      const after = this.mark(word, start, end);
      if (after >= 0) return after;
    }
    if (firstOnLine && (nesting.startsStatement || nesting.beforeCode === CLOSE || nesting.beforeWord === "else"))
      return this.statement(word, start, end);
    return -1;
  }

  /** A macro whose name, or the word before it, says what it is; undefined where its place has to. */
  private byName(is: number, word: string, start: number, end: number): number | undefined {
    if (is & IS_INLINE) return this.inWord(word, start, end, "inline");
    if (is & IS_ATTRIBUTE) return this.attribute(word, start, end);
    if (is & IS_PARAMETER_MARK) return this.parameterMark(word, start, end);
    if (is & IS_UNDERSCORED) return this.mark(word, start, end);
    if (is & IS_REFLECTION) return this.reflection(word, start, end);
    if (is & IS_EXPORT_MARK && this.ahead.isBeforeName(end)) return this.blank(word, start, end, true);
    if (is & IS_CAPITALS && TYPE_WORDS.has(this.nesting.beforeWord)) return this.markOfType(word, start, end);
    if (is & IS_DELEGATE) return declareByMacro(this, "struct", delegateArgument(word));
    if (is & IS_CLASS) return declareByMacro(this, "struct", 0);
    if (is & IS_CLASS_BOUND) return classByMacro(this, word === OPENS_CLASS);
    if (is & IS_MEMBER_OF_CLASS) return qualifyMember(this);
    if (is & IS_VARIABLE) return declareByMacro(this, "int", variableArgument(word));
    if (is & IS_FUNCTION) return defineByMacro(this);
    if (is & IS_PURE_VIRTUAL) return this.pureVirtual(word, start, end);
    return is & IS_FOREIGN ? maskForeign(this) : undefined;
  }

  /** A macro that is in the dictionary, where it stands as its meaning says. */
  private known(meaning: MacroMeaning): number {
    const { start, end, word } = this.tokens;
    const { nesting } = this;
    if (meaning.as === "word") return this.inWord(word, start, end, meaning.word);
    if (meaning.as === "nothing") return this.attribute(word, start, end);
    if (meaning.as === "loop") return loopByMacro(this);
    if (!nesting.startsStatement && !SPECIFIERS.has(nesting.beforeWord)) return -1;
    if (meaning.as !== "statement") return declareByMacro(this, DECLARED[meaning.as], meaning.argument);
    return nesting.isAmongDeclarations ? this.statement(word, start, end, true) : -1;
  }

  private inWord(word: string, start: number, end: number, replacement: string): number {
    if (ACCESS_WORDS.has(replacement) && this.ahead.code(end) === COLON) {
      if (replacement.length > end - start) return this.blank(word, start, this.ahead.at.end, true);
    } else if (replacement.length > end - start || !this.ahead.isBeforeName(end))
      return this.blank(word, start, end, true);
    this.mask.macro(word, start, end, true);
    this.mask.replace(start, end, replacement);
    return end;
  }

  private attribute(word: string, start: number, end: number): number {
    const close = this.ahead.closeOfArguments(end);
    // uses as a value are left alone
    if (close < 0 && this.nesting.beforeCode === OPEN && word.startsWith("__"))
      return this.blank(word, start, end, true);
    return this.blank(word, start, close < 0 ? end : close, true);
  }

  private parameterMark(word: string, start: number, end: number): number {
    const isParameter = this.nesting.beforeCode === OPEN || this.nesting.beforeCode === COMMA;
    if (!isParameter) return -1;
    const close = this.ahead.closeOfArguments(end);
    const stop = close < 0 ? end : close;
    return this.ahead.isBeforeName(stop) ? this.blank(word, start, stop, true) : -1;
  }

  /** A word of the preprocessor beside what the grammar knows: in front of a declaration, inside of it, behind its parameters. */
  private mark(word: string, start: number, end: number): number {
    const { ahead, nesting } = this;
    const before = nesting.beforeWord;
    const isFirst = nesting.startsStatement || (SPECIFIERS.has(before) && !nesting.isInside);
    if (isFirst && word[0] !== "_" && ahead.isBeforeDeclaration(end)) return this.blank(word, start, end, true);
    if (!nesting.isAmongDeclarations || isFirst) return -1;
    const close = ahead.closeOfArguments(end);
    const stop = close < 0 ? end : close;
    const c = nesting.beforeCode;
    if (c === CLOSE || AFTER_PARAMETERS.has(before)) {
      const next = ahead.code(stop);
      const ends = next === 123 || next === SEMICOLON || next === 58 || next === 61;
      return ends || AFTER_PARAMETERS.has(ahead.at.word) ? this.blank(word, start, stop, true) : -1;
    }
    const followsType = c === 42 || c === 38 || c === 62 || (before !== "" && !TYPE_WORDS.has(before));
    // `void NAME(int x) ATTRIBUTE(1);` looks the same, unless a value stands in the parentheses
    if (close >= 0 && !this.hasLiteral(end)) return -1;
    return followsType && ahead.isBeforeDeclarator(stop) ? this.blank(word, start, stop, true) : -1;
  }

  /** The argument list that follows begins with a string or a number. */
  private hasLiteral(end: number): boolean {
    this.ahead.code(end);
    const c = this.ahead.code(this.ahead.at.end);
    return c === QUOTE || (c >= 48 && c <= 57);
  }

  private reflection(word: string, start: number, end: number): number {
    const close = this.ahead.closeOfArguments(end);
    if (close < 0 && !word.startsWith("GENERATED_")) return -1;
    const stop = close < 0 ? end : close;
    const isStray = this.ahead.code(stop) === SEMICOLON && word !== "UPARAM" && word !== "UMETA";
    return this.blank(word, start, isStray ? this.ahead.at.end : stop, false);
  }

  /** `class MARK Name`, `struct MARK(8) Name`: blanked when a name, and then a body, a base or an end follows. */
  private markOfType(word: string, start: number, end: number): number {
    const close = this.ahead.closeOfArguments(end);
    const stop = close < 0 ? end : close;
    return this.ahead.isBeforeName(stop) ? this.blank(word, start, stop, true) : -1;
  }

  private pureVirtual(word: string, start: number, end: number): number {
    const close = this.ahead.closeOfArguments(end);
    if (close < 0) return -1;
    const isEnded = this.ahead.code(close) === SEMICOLON;
    this.mask.macro(word, start, close, true);
    this.mask.replace(start, close, isEnded ? "=0" : "=0;");
    return close;
  }

  /** `"a" MACRO "b"`: the macro is a string too. */
  private besideString(): number {
    const { word, start, end } = this.tokens;
    const next = this.ahead.code(end);
    return next === QUOTE || next === CLOSE || next === COMMA ? this.blank(word, start, end, true) : -1;
  }

  /** A macro that stands as a statement of its own and would swallow what follows it. */
  private statement(word: string, start: number, end: number, isMacro = false): number {
    const isKnown = isMacro || STATEMENT_MACRO.test(word);
    if (!isKnown && !ALL_CAPITALS.test(word)) return -1;
    const { ahead, nesting } = this;
    const close = ahead.closeOfArguments(end);
    const stop = close < 0 ? end : close;
    const next = ahead.code(stop);
    if (next === SEMICOLON) return this.endedStatement(word, start, close, isKnown);
    if (nesting.bracket.holds === IN_CODE && next === 123)
      return close < 0 ? this.blank(word, start, end, true) : loopByMacro(this);
    const isWord = ahead.at.kind === TOKEN_WORD;
    const isOnLaterLine = ahead.at.firstOnLine && (isWord || next === 125 || next === 126 || next === 91);
    const isBeforeDeclaration =
      close >= 0 && nesting.isAmongDeclarations && isWord && !AFTER_PARAMETERS.has(ahead.at.word);
    if (ahead.at.kind !== TOKEN_END && !isOnLaterLine && !isBeforeDeclaration) return -1;
    const isBranch =
      nesting.bracket.holds === IN_CODE && (nesting.beforeCode === CLOSE || nesting.beforeWord === "else");
    if (!isBranch || close < 0) return this.blank(word, start, stop, true);
    this.mask.macro(word, start, stop, true);
    this.mask.replace(start, stop, ";");
    return stop;
  }

  /** `MACRO(…);`: in code it reads as a call, unless its first argument declares; elsewhere it would read as a function. */
  private endedStatement(word: string, start: number, close: number, isKnown: boolean): number {
    if (close < 0) return -1;
    if (this.nesting.bracket.holds === IN_CODE) {
      const after = variableByMacro(this);
      if (after >= 0) return after;
    }
    const isBogus = this.nesting.isAmongDeclarations && word.includes("_");
    this.ahead.code(close);
    return isKnown || isBogus ? this.blank(word, start, this.ahead.at.end, true) : -1;
  }

  private blank(word: string, start: number, end: number, hasUses: boolean): number {
    this.mask.macro(word, start, end, hasUses);
    this.mask.blank(start, end);
    return end;
  }
}

const DECLARED = { variable: "int", type: "struct", function: "int" } as const;
