/**
 * Masks the macros that break the grammars of C and C++ and keeps what they say. Works on tokens, never inside
 * comments, strings or preprocessor lines. It may blank too little (the parser then reads around a gap) but must not
 * blank code that declares something.
 */
import { Conditionals } from "./c-conditionals";
import { ATTRIBUTE_WORDS, LOOP_WORDS, OPENS_CLASS, delegateArgument, variableArgument } from "./c-macros";
import { IN_ENUM, IN_PARENTHESES, IN_VALUES, Nesting } from "./c-nesting";
import { CTokens, TOKEN_END, TOKEN_WORD, codeAt } from "./c-tokens";
import {
  classByMacro,
  declareByMacro,
  defineByMacro,
  headByMacro,
  loopByMacro,
  loopWithoutBraces,
  mayBeLoop,
} from "./declaring-macros";
import { mockMethod } from "./mock-methods";
import { jumpArgument, maskTypeArgument } from "./mask-arguments";
import { maskDeclaredType } from "./mask-declared-arguments";
import { markAt, wrappedDeclarator } from "./mask-beside-names";
import { maskDirective } from "./mask-directives";
import { knownMacro } from "./known-macros";
import {
  IS_ATTRIBUTE,
  IS_CAPITALS,
  IS_CLASS,
  IS_CLASS_BOUND,
  IS_DELEGATE,
  IS_EXPORT_MARK,
  IS_FOREIGN,
  IS_FUNCTION,
  IS_HEAD,
  IS_INLINE,
  IS_MEMBER_OF_CLASS,
  IS_MOCK,
  IS_PARAMETER_MARK,
  IS_PURE_VIRTUAL,
  IS_REFLECTION,
  IS_UNDERSCORED,
  IS_VARIABLE,
  macroTraits,
} from "./macro-traits";
import { FOREIGN_WORDS, maskForeign } from "./mask-foreign";
import {
  attribute,
  besideString,
  blankMacro,
  inWord,
  markOfDeclaration,
  markOfType,
  parameterMark,
  pureVirtual,
  reflection,
  TYPE_WORDS,
} from "./mask-marks";
import { qualifyMember } from "./mask-members";
import { listElement, statement } from "./mask-statements";
import { LookAhead } from "./look-ahead";
import { NO_MACROS, type MacroDictionary } from "./macro-meanings";
import { MaskBuilder, type MaskedText } from "./mask-builder";
import { withoutNamespaces } from "./namespace-macros";
import { WordSieve } from "./word-sieve";
import { wrappedType } from "./wrapped-types";
import type { MaskSite } from "./mask-site";

/** Words in small letters that a rule begins with. */
const SMALL_WORDS = new WordSieve([...ATTRIBUTE_WORDS, ...LOOP_WORDS, ...FOREIGN_WORDS].filter((word) => word >= "a"));
const CONTINUED = "\\\r\n";
const UNDERSCORED_CAPITALS = /^_+[A-Z][A-Z0-9_]+$/;
const CLOSE = 41;
const COLON = 58;
const COMMA = 44;
const OPEN = 40;
const QUOTE = 34;

/** @param dictionary macros that are known besides those of `c-macros` */
export function maskCMacros(source: string, dictionary: MacroDictionary = NO_MACROS): MaskedText {
  const mask = new CMacroMask(source, dictionary);
  const masked = mask.run();
  // what is opened and never closed would hold the rest of the file
  return mask.namespaces.length === 0 ? masked : new CMacroMask(source, withoutNamespaces(dictionary)).run();
}

class CMacroMask implements MaskSite {
  readonly tokens: CTokens;
  readonly ahead: LookAhead;
  readonly mask: MaskBuilder;
  readonly nesting: Nesting;
  readonly namespaces: boolean[] = [];
  private readonly conditionals: Conditionals;
  /** the next line that is continued so; -1 for none */
  private continued: number;

  constructor(
    readonly source: string,
    private readonly dictionary: MacroDictionary,
  ) {
    this.mask = new MaskBuilder(source);
    this.nesting = new Nesting(source);
    this.conditionals = new Conditionals(source, this.nesting, this.mask);
    this.tokens = new CTokens(source, (start, end) => {
      maskDirective(this.mask, source, start, end, this.nesting.bracket.holds >= IN_ENUM);
      this.conditionals.directive(start, end);
    });
    this.ahead = new LookAhead(source);
    this.continued = source.indexOf(CONTINUED);
  }

  run(): MaskedText {
    const { tokens, nesting, conditionals } = this;
    tokens.next(0);
    for (;;) {
      if (conditionals.isWaiting) conditionals.takeWaiting(tokens);
      const { kind, start, end } = tokens;
      if (kind === TOKEN_END) break;
      const isWord = kind === TOKEN_WORD;
      if (this.continued >= 0 && tokens.code === QUOTE) this.continueString(start, end);
      const after = isWord ? this.word(tokens.code) : maskForeign(this);
      // a rule that looked back must not hold up the whole file
      if (after > start) {
        tokens.next(after);
        continue;
      }
      if (isWord) nesting.word(start, end);
      else nesting.mark(start, end, tokens.code);
      tokens.next(end);
    }
    return this.mask.finish();
  }

  /**
   * A string goes on over a `\` at the end of a line; the grammars know that only of lines that end in a line feed
   * alone.
   */
  private continueString(start: number, end: number): void {
    const { mask, source } = this;
    while (this.continued >= 0 && this.continued < end) {
      if (this.continued > start) mask.replace(this.continued, this.continued + 2, " \\");
      this.continued = source.indexOf(CONTINUED, this.continued + 1);
    }
  }

  /** Masks what begins with the current word and returns where it ends, or -1 to leave it. */
  private word(c: number): number {
    const { nesting } = this;
    const { holds } = nesting.bracket;
    if (holds === IN_PARENTHESES && (nesting.beforeCode === OPEN || nesting.beforeCode === COMMA)) {
      const after = maskTypeArgument(this);
      if (after >= 0) return after;
      const value = maskDeclaredType(this);
      if (value >= 0) return value;
      const jump = c >= 97 ? jumpArgument(this) : -1;
      if (jump >= 0) return jump;
    }
    if ((holds === IN_VALUES || holds === IN_ENUM) && codeAt(this.source, this.tokens.end) === OPEN) {
      const after = listElement(this);
      if (after >= 0) return after;
    }
    if (nesting.beforeCode === QUOTE && c < 97) {
      const after = besideString(this);
      if (after >= 0) return after;
    }
    if (this.dictionary.size > 0) {
      const meaning = this.dictionary.get(this.tokens.word);
      const after = meaning ? knownMacro(this, meaning) : -1;
      if (after >= 0) return after;
    }
    if (c >= 97) return this.smallWord();
    const type = wrappedType(this);
    return type >= 0 || (c !== 95 && !this.isInCapitals()) ? type : this.macro();
  }

  /** Small letters begin few macros: attributes of the kernel, Qt's own words, and keywords in places of their own. */
  private smallWord(): number {
    const { start, end } = this.tokens;
    const mayBeKnown = SMALL_WORDS.mayHold(this.source, start, end);
    if (mayBeKnown) {
      const { word } = this.tokens;
      if (ATTRIBUTE_WORDS.has(word)) return attribute(this, word);
      if (LOOP_WORDS.has(word)) return loopByMacro(this);
    }
    if (mayBeLoop(this)) return loopWithoutBraces(this);
    return mayBeKnown ? maskForeign(this) : -1;
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
    const { end, word, firstOnLine } = this.tokens;
    const { nesting } = this;
    // `64 MB`
    if (nesting.beforeCode >= 48 && nesting.beforeCode <= 57) return blankMacro(this, word, end);
    const wrapped = wrappedDeclarator(this, word);
    if (wrapped >= 0) return wrapped;
    // `if CONSTEXPR (x)`
    if (nesting.follows("if") && this.ahead.code(end) === OPEN) return blankMacro(this, word, end);
    const is = macroTraits(this.source, this.tokens.start, end);
    const known = is === 0 ? undefined : this.byName(is, word, end);
    if (known !== undefined) return known;
    const marked = is & IS_CAPITALS ? markAt(this, word) : -1;
    if (marked >= 0) return marked;
    if (firstOnLine && (nesting.startsStatement || nesting.beforeCode === CLOSE || nesting.beforeWord === "else"))
      return statement(this, word);
    return -1;
  }

  /** A macro whose name, or the word before it, says what it is; undefined where its place has to. */
  private byName(is: number, word: string, end: number): number | undefined {
    if (is & IS_INLINE) return inWord(this, word, "inline");
    if (is & IS_ATTRIBUTE) return attribute(this, word);
    if (is & IS_PARAMETER_MARK) return parameterMark(this, word);
    if (is & IS_UNDERSCORED) return this.underscored(word);
    if (is & IS_REFLECTION) return reflection(this, word);
    if (is & IS_EXPORT_MARK && (this.ahead.isBeforeName(end) || this.isBeforeRoot(end)))
      return blankMacro(this, word, end);
    if (is & IS_CAPITALS && TYPE_WORDS.has(this.nesting.beforeWord)) return markOfType(this, word);
    if (is & IS_DELEGATE) return declareByMacro(this, "struct", delegateArgument(word));
    if (is & IS_CLASS) return declareByMacro(this, "struct", 0);
    if (is & IS_CLASS_BOUND) return classByMacro(this, word === OPENS_CLASS);
    if (is & IS_MEMBER_OF_CLASS) return qualifyMember(this);
    const head = is & IS_HEAD ? headByMacro(this) : -1;
    if (head >= 0) return head;
    if (is & IS_VARIABLE) return declareByMacro(this, "int", variableArgument(word));
    if (is & IS_FUNCTION) return defineByMacro(this);
    if (is & IS_MOCK) return mockMethod(this);
    if (is & IS_PURE_VIRTUAL) return pureVirtual(this, word);
    return is & IS_FOREIGN ? maskForeign(this) : undefined;
  }

  /** `LIB_EXPORT ::lib::Task* add();`: the type's path begins at the root, and is none of the mark. */
  private isBeforeRoot(end: number): boolean {
    return codeAt(this.source, end) <= 32 && this.ahead.code(end) === COLON && this.source[this.ahead.at.end] === ":";
  }

  /** `__mark int f();`, or `_OPERATIONS(read, x)` on a line of its own. */
  private underscored(word: string): number {
    const { nesting, tokens, ahead } = this;
    const after = markOfDeclaration(this, word);
    if (after >= 0 || !tokens.firstOnLine || !nesting.startsStatement || !nesting.isAmongDeclarations) return after;
    return UNDERSCORED_CAPITALS.test(word) && ahead.closeOfArguments(tokens.end) >= 0
      ? statement(this, word, true)
      : -1;
  }
}
