/**
 * Macros beside what the grammars know: marks of types, of functions and of parameters, words that stand for a word of
 * the language, and reflection. Each rule takes the current token, masks it where it stands as a mark, and returns
 * where it ends; -1 leaves it.
 */
import { ACCESS_WORDS, AFTER_PARAMETERS, ALL_CAPITALS, SPECIFIERS } from "./c-macros";
import { TOKEN_WORD } from "./c-tokens";
import type { MaskSite } from "./mask-site";

export const TYPE_WORDS: ReadonlySet<string> = new Set(["class", "struct", "union", "enum"]);
/** Characters of a type's body in which its constructors are looked for. */
const LONGEST_TYPE = 4000;
const QUOTE = 34;
const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const COLON = 58;
const SEMICOLON = 59;
const TILDE = 126;

/** Masks the current word up to `stop`, and keeps it as a use. */
export function blankMacro({ mask, tokens }: MaskSite, word: string, stop: number, hasUses = true): number {
  const { start } = tokens;
  mask.macro(word, start, stop, hasUses);
  mask.blank(start, stop);
  return stop;
}

/** A word that stands for a word of the language, which is put in its place where there is room for it. */
export function inWord(site: MaskSite, word: string, replacement: string): number {
  const { ahead, mask } = site;
  const { start, end } = site.tokens;
  const isShort = replacement.length > end - start;
  if (ACCESS_WORDS.has(replacement) && ahead.code(end) === COLON) {
    if (isShort) return blankMacro(site, word, ahead.at.end);
    // the grammar wants `friend` first
  } else if (isShort || !ahead.isBeforeName(end) || ahead.at.word === "friend") return blankMacro(site, word, end);
  mask.macro(word, start, end, true);
  mask.replace(start, end, replacement);
  return end;
}

/** A specifier or an attribute, with arguments or without. */
export function attribute(site: MaskSite, word: string): number {
  const { end } = site.tokens;
  const close = site.ahead.closeOfArguments(end);
  return blankMacro(site, word, close < 0 ? end : close);
}

/** `OUT FHit& Hit` */
export function parameterMark(site: MaskSite, word: string): number {
  const { ahead, nesting } = site;
  const isParameter = nesting.beforeCode === OPEN || nesting.beforeCode === COMMA;
  const stop = isParameter ? endOf(site) : -1;
  return stop >= 0 && ahead.isBeforeName(stop) ? blankMacro(site, word, stop) : -1;
}

/** A word of the preprocessor in front of a declaration, inside of it, or behind its parameters. */
export function markOfDeclaration(site: MaskSite, word: string): number {
  const { ahead, nesting } = site;
  const { end } = site.tokens;
  const before = nesting.beforeWord;
  const isSpecified = SPECIFIERS.has(before) && !nesting.isInside && !isBehindParameters(site);
  const isFirst = nesting.startsStatement || isSpecified || isBehindAttribute(site);
  const isBehindTemplate = nesting.beforeCode === 62 && nesting.isAmongDeclarations;
  if ((isFirst || isBehindTemplate) && word[0] !== "_") {
    const stop = endOfLeadingMark(site);
    if (stop >= 0) return blankMacro(site, word, stop);
  }
  if (!nesting.isAmongDeclarations || isFirst) return -1;
  const close = ahead.closeOfArguments(end);
  const stop = close < 0 ? end : close;
  if (isBehindEnum(site) && ahead.code(stop) === 123) return blankMacro(site, word, stop);
  const c = nesting.beforeCode;
  if (c === CLOSE || AFTER_PARAMETERS.has(before)) {
    const next = ahead.code(stop);
    const ends = next === 123 || next === SEMICOLON || next === COLON || next === 61;
    return ends || AFTER_PARAMETERS.has(ahead.at.word) ? blankMacro(site, word, stop) : -1;
  }
  const followsType = c === 42 || c === 38 || c === 62 || (before !== "" && !TYPE_WORDS.has(before));
  // `void NAME(int x) ATTRIBUTE(1);` looks the same, unless a value stands in the parentheses
  if (close >= 0 && !hasLiteral(site, end)) return -1;
  return followsType && ahead.isBeforeDeclarator(stop) ? blankMacro(site, word, stop) : -1;
}

/**
 * `MARK int f()`, and among declarations `MARK OTHER(x) int f()`, `MARK(x) int f()`, `MARK ~Ship()`, `MARK Ship()` in
 * `Ship`; -1 where the word is a type.
 */
function endOfLeadingMark({ ahead, nesting, source, tokens: { start, end, firstOnLine } }: MaskSite): number {
  if (ahead.isBeforeDeclaration(end)) return end;
  if (!nesting.isAmongDeclarations) return -1;
  if (ahead.code(end) === TILDE) return end;
  const close = ahead.closeOfArguments(end);
  if (close >= 0) return !firstOnLine && ahead.isBeforeDeclaration(close) ? close : -1;
  ahead.code(end);
  const next = ahead.at.kind === TOKEN_WORD ? ahead.at.word : "";
  const behind = next === "" ? -1 : ahead.closeOfArguments(ahead.at.end);
  if (behind < 0) return -1;
  if (ALL_CAPITALS.test(next)) return ahead.isBeforeDeclaration(behind) ? end : -1;
  return isOpenType(source.slice(Math.max(0, start - LONGEST_TYPE), start), next) ? end : -1;
}

/** Whether a type of this name was begun in a text. */
function isOpenType(text: string, name: string): boolean {
  return new RegExp(`\\b(?:class|struct|union)\\s+(?:[A-Z][A-Z0-9_]+\\s+)?${name}\\b[^;]*\\{`).test(text);
}

/** `int f() const MARK`: the `const` before is that of a function, not of a type. */
function isBehindParameters({ nesting, source }: MaskSite): boolean {
  if (!nesting.hadParentheses || !AFTER_PARAMETERS.has(nesting.beforeWord)) return false;
  return nesting.isAmongDeclarations && source.charCodeAt(nesting.beforeLast) === CLOSE;
}

/** `enum kind MARK(unsigned char) {`: the type that its values are kept in. */
const isBehindEnum = ({ source, tokens: { start } }: MaskSite): boolean =>
  ENUM.test(source.slice(Math.max(0, start - LONGEST_ENUM), start));

const LONGEST_ENUM = 120;
const ENUM = /\benum(?:\s+(?:class|struct))?\s+\w+\s+$/;

/** `[[nodiscard]] MARK int f()` */
function isBehindAttribute({ nesting, source }: MaskSite): boolean {
  if (!nesting.isAmongDeclarations || nesting.beforeCode !== 93) return false;
  return source.charCodeAt(nesting.place.before.start - 1) === 93;
}

/** `class MARK Name`, `struct MARK(8) Name`: blanked when a name, and then a body, a base or an end follows. */
export function markOfType(site: MaskSite, word: string): number {
  const stop = endOf(site);
  return site.ahead.isBeforeName(stop) ? blankMacro(site, word, stop) : -1;
}

/** `UPROPERTY(…)`, with a `;` that stands behind it for nothing. */
export function reflection(site: MaskSite, word: string): number {
  const { ahead, tokens } = site;
  const close = ahead.closeOfArguments(tokens.end);
  if (close < 0 && !word.startsWith("GENERATED_")) return -1;
  const stop = close < 0 ? tokens.end : close;
  const isStray = ahead.code(stop) === SEMICOLON && word !== "UPARAM" && word !== "UMETA";
  return blankMacro(site, word, isStray ? ahead.at.end : stop, false);
}

export function pureVirtual({ ahead, mask, tokens }: MaskSite, word: string): number {
  const { start, end } = tokens;
  const close = ahead.closeOfArguments(end);
  if (close < 0) return -1;
  const isEnded = ahead.code(close) === SEMICOLON;
  mask.macro(word, start, close, true);
  mask.replace(start, close, isEnded ? "=0" : "=0;");
  return close;
}

/** `"a" MACRO "b"`: the macro is a string too. */
export function besideString(site: MaskSite): number {
  const { word, end } = site.tokens;
  const next = site.ahead.code(end);
  return next === QUOTE || next === CLOSE || next === COMMA ? blankMacro(site, word, end) : -1;
}

/** End of the current word with the arguments that follow it. */
function endOf({ ahead, tokens }: MaskSite): number {
  const close = ahead.closeOfArguments(tokens.end);
  return close < 0 ? tokens.end : close;
}

/** The argument list that follows begins with a string or a number. */
function hasLiteral({ ahead }: MaskSite, end: number): boolean {
  ahead.code(end);
  const c = ahead.code(ahead.at.end);
  return c === QUOTE || (c >= 48 && c <= 57);
}
