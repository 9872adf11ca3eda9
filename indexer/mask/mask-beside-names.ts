/**
 * Macros beside a name that is declared: `int total GUARDED_BY(mutex);`, `int f OF((int a));`, `void f(T* NOT_NULL
 * p)`. To a grammar they are the name, and what they say something about gets lost. A name of its own in capitals
 * (`Ship MAKE(int x);`) has only a type in front of it.
 */
import { ALL_CAPITALS, SPECIFIERS, TYPE_KEYWORDS } from "./c-macros";
import { IN_DECLARATIONS, IN_PARENTHESES, type Bracket } from "./c-nesting";
import { TOKEN_WORD } from "./c-tokens";
import type { MaskSite } from "./mask-site";
import { blankMacro, markOfDeclaration, TYPE_WORDS } from "./mask-marks";

const AMPERSAND = 38;
const OPEN = 40;
const CLOSE = 41;
const STAR = 42;
const COMMA = 44;
const SEMICOLON = 59;
const EQUALS = 61;
const OPEN_BRACE = 123;

/** A mark in front of a declaration, or of its name, or behind that. @param word in capitals */
export function markAt(site: MaskSite, word: string): number {
  const inFront = markOfDeclaration(site, word);
  if (inFront >= 0) return inFront;
  const after = markBesideParameter(site, word);
  return after >= 0 || !site.nesting.isAmongDeclarations ? after : markBehindName(site, word);
}

/** `T name MARK(x) = 0;`, `T name MARK;` */
function markBehindName(site: MaskSite, word: string): number {
  const { ahead, tokens } = site;
  if (!isBehindDeclaredName(site)) return -1;
  const close = ahead.closeOfArguments(tokens.end);
  const stop = close < 0 ? tokens.end : close;
  const next = ahead.code(stop);
  const ends = next === SEMICOLON || next === EQUALS || next === COMMA || next === OPEN_BRACE;
  return ends ? blankMacro(site, word, stop) : -1;
}

/** `T* MARK name` anywhere, and among parameters `const T& name MARK`. */
function markBesideParameter(site: MaskSite, word: string): number {
  const { ahead, nesting, tokens } = site;
  const c = nesting.beforeCode;
  const next = ahead.code(tokens.end);
  // no operator and no bracket between two names: one of them is no value
  if (c === STAR || c === AMPERSAND) {
    const isName = ahead.at.kind === TOKEN_WORD && !OPERATOR_WORDS.has(ahead.at.word);
    return isName ? blankMacro(site, word, tokens.end) : -1;
  }
  if (next !== COMMA && next !== CLOSE && next !== EQUALS) return -1;
  return isParameter(nesting.bracket) && isBehindDeclaredName(site) ? blankMacro(site, word, tokens.end) : -1;
}

/** Operators that are written as words. */
const OPERATOR_WORDS: ReadonlySet<string> = new Set("and or xor bitand bitor and_eq or_eq xor_eq not_eq".split(" "));

/** Between the parentheses of a declared function. */
function isParameter({ holds, around }: Bracket): boolean {
  return holds === IN_PARENTHESES && around !== null && around.holds <= IN_DECLARATIONS;
}

/** A type and then a name stand before the current token. */
function isBehindDeclaredName({ nesting, source }: MaskSite): boolean {
  const name = nesting.beforeWord;
  if (name === "" || SPECIFIERS.has(name) || TYPE_KEYWORDS.has(name) || TYPE_WORDS.has(name)) return false;
  const at = nesting.beforeLast;
  if ("*&>".includes(source[at] ?? ";")) return source[at - 1] !== "-";
  const type = /\w+$/.exec(source.slice(Math.max(0, at - 80), at + 1))?.[0] ?? "";
  if (type === "" || /^\d/.test(type) || SPECIFIERS.has(type) || TYPE_WORDS.has(type)) return false;
  return !ALL_CAPITALS.test(type) && type !== "return" && type !== "else" && type !== "using" && type !== "typename";
}

/** A macro around a part of what is declared: `int f OF((int a));`, `int CALLBACK(name)(int a);`. */
export function wrappedDeclarator(site: MaskSite, word: string): number {
  const { ahead, nesting, tokens } = site;
  if (!nesting.isAmongDeclarations || ahead.code(tokens.end) !== OPEN) return -1;
  const open = ahead.at.start;
  const parameters = wrappedParameters(site, word, open);
  return parameters >= 0 ? parameters : wrappedPointer(site, word, open);
}

/** `int f OF((int a));`: compilers of old knew no parameters of what is only declared. */
function wrappedParameters({ ahead, mask, nesting, tokens }: MaskSite, word: string, open: number): number {
  const { start, end } = tokens;
  if (nesting.beforeWord === "") return -1;
  if (ahead.code(open + 1) !== OPEN) return -1;
  const inner = ahead.at.closing(ahead.at.start);
  if (inner < 0 || ahead.code(inner) !== CLOSE) return -1;
  const close = ahead.at.start;
  const next = ahead.code(close + 1);
  if (next !== SEMICOLON && next !== OPEN_BRACE && next !== COMMA) return -1;
  mask.macro(word, start, end, true);
  mask.blank(start, open + 1);
  mask.blank(close, close + 1);
  return open + 1;
}

/** `int CALLBACK(name)(int a);`: what is declared is a pointer to a function, and the macro writes its star. */
function wrappedPointer({ ahead, mask, nesting, tokens }: MaskSite, word: string, open: number): number {
  const { start, end } = tokens;
  if (!ALL_CAPITALS.test(word) || !isBehindType(nesting)) return -1;
  ahead.code(open + 1);
  if (ahead.at.kind !== TOKEN_WORD || ahead.code(ahead.at.end) !== CLOSE) return -1;
  if (ahead.code(ahead.at.end) !== OPEN) return -1;
  mask.macro(word, start, end, true);
  mask.replace(start, open + 1, "(*");
  return open + 1;
}

function isBehindType({ beforeCode, beforeWord }: MaskSite["nesting"]): boolean {
  if (beforeCode === STAR) return true;
  return beforeWord !== "" && (TYPE_KEYWORDS.has(beforeWord) || !SPECIFIERS.has(beforeWord));
}
