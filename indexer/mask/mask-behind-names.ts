/**
 * Macros behind a name that is declared: `int total GUARDED_BY(mutex);`, `int f OF((int a));`. To a grammar they are the name, and what they
 * say something about gets lost. A name of its own in capitals (`Ship MAKE(int x);`) has only a type in front of it.
 */
import { ALL_CAPITALS, SPECIFIERS, TYPE_KEYWORDS } from "./c-macros";
import type { MaskSite } from "./mask-c-macros";
import { blankMacro, TYPE_WORDS } from "./mask-marks";

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const SEMICOLON = 59;
const EQUALS = 61;
const OPEN_BRACE = 123;

/** `T name MARK(x) = 0;`, `T name MARK;` */
export function markBehindName(site: MaskSite, word: string): number {
  const { ahead, tokens } = site;
  if (!ALL_CAPITALS.test(word) || !isBehindDeclaredName(site)) return -1;
  const close = ahead.closeOfArguments(tokens.end);
  const stop = close < 0 ? tokens.end : close;
  const next = ahead.code(stop);
  const ends = next === SEMICOLON || next === EQUALS || next === COMMA || next === OPEN_BRACE;
  return ends ? blankMacro(site, word, stop) : -1;
}

/** A type and then a name stand before the current token. */
function isBehindDeclaredName({ nesting, source }: MaskSite): boolean {
  const name = nesting.beforeWord;
  if (name === "" || SPECIFIERS.has(name) || TYPE_KEYWORDS.has(name) || TYPE_WORDS.has(name)) return false;
  let at = nesting.place.before.start - 1;
  while (at >= 0 && source.charCodeAt(at) <= 32) at--;
  if ("*&>".includes(source[at] ?? ";")) return source[at - 1] !== "-";
  const type = /\w+$/.exec(source.slice(Math.max(0, at - 80), at + 1))?.[0] ?? "";
  if (type === "" || /^\d/.test(type) || SPECIFIERS.has(type) || TYPE_WORDS.has(type)) return false;
  return !ALL_CAPITALS.test(type) && type !== "return" && type !== "else" && type !== "using" && type !== "typename";
}

/** `int f OF((int a));`: compilers of old knew no parameters of what is only declared. */
export function wrappedParameters({ ahead, mask, nesting, tokens }: MaskSite, word: string): number {
  const { start, end } = tokens;
  if (!nesting.isAmongDeclarations || nesting.beforeWord === "" || ahead.code(end) !== OPEN) return -1;
  const open = ahead.at.start;
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
