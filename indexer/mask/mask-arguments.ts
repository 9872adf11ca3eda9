/**
 * Arguments that only macros take, and the grammars of C and C++ cannot read: types, operators, nothing at all,
 * members of members, and the whole head of a loop.
 */
import { NOT_CALLED, TYPE_TOKENS } from "./c-macros";
import { IN_CODE, IN_PARENTHESES, type Bracket } from "./c-nesting";
import { TOKEN_END, TOKEN_OTHER, TOKEN_WORD, codeAt } from "./c-tokens";
import type { Span } from "./look-ahead";
import type { MaskSite } from "./mask-site";
import { WordSieve } from "./word-sieve";

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const SEMICOLON = 59;

/**
 * `min_t(unsigned long, a, b)`, `alloc(struct foo)`, `cast(T *, p)`: a value stands in for the type, which stays a
 * use.
 */
export function maskTypeArgument(site: MaskSite): number {
  const { tokens, ahead, nesting, mask, source } = site;
  const { start, end } = tokens;
  const isType = TYPE_SIEVE.mayHold(source, start, end) && TYPE_TOKENS.has(tokens.word);
  if (!isType && (!mayBeBefore(source, end, 42) || ahead.code(end) !== 42)) return -1;
  if (!isCallInCode(site, nesting.bracket)) return -1;
  if (tokens.word === "typename") return blankTypename(site);
  const stop = ahead.typeArgument(start);
  if (stop < 0) return -1;
  mask.uses(start, stop);
  mask.replace(start, stop, "0");
  nesting.mark(start, start + 1, 48);
  return stop;
}

const TYPE_SIEVE = new WordSieve(TYPE_TOKENS);

const JUMPS: ReadonlySet<string> = new Set(["throw", "return", "break", "continue", "co_return", "goto"]);
const JUMP_SIEVE = new WordSieve(JUMPS);

/** `EXPECT_THROW(throw 1, int)`, `ASSERT_DEATH(return, "")`: macros take statements; a jump's value is read as one. */
export function jumpArgument(site: MaskSite): number {
  const { tokens, ahead, nesting, mask, source } = site;
  const { start, end } = tokens;
  if (!JUMP_SIEVE.mayHold(source, start, end) || !JUMPS.has(tokens.word) || !isCallInCode(site, nesting.bracket))
    return -1;
  const next = ahead.code(end);
  const isAlone = next === COMMA || next === CLOSE || next === SEMICOLON;
  if (isAlone) mask.replace(start, end, "0");
  else mask.blank(start, end);
  if (isAlone) nesting.mark(start, start + 1, 48);
  return end;
}

/** Whether a token that begins with this character may come next: it does, or something lies between. */
export function mayBeBefore(source: string, end: number, code: number): boolean {
  const c = codeAt(source, end);
  return c === code || c <= 32 || c === 47 || c === 92;
}

/** `f(typename T::X())`: the word says nothing where a value stands. */
function blankTypename({ mask, tokens: { start, end } }: MaskSite): number {
  mask.blank(start, end);
  return end;
}

function isCallInCode({ nesting }: MaskSite, bracket: Bracket): boolean {
  const called = nesting.wordBeforeBracket;
  if (called === "" || NOT_CALLED.has(called)) return false;
  let around: Bracket | null = bracket;
  while (around && around.holds === IN_PARENTHESES) around = around.around;
  return around !== null && around.holds === IN_CODE;
}

/** `CHECK(x, )`, `ATTRIBUTE(, name)`: macros may be given nothing. */
export function emptyArgument({ tokens, mask, nesting, source }: MaskSite): number {
  if (nesting.bracket.holds !== IN_PARENTHESES) return -1;
  const { start, end } = tokens;
  let next = end;
  while (source.charCodeAt(next) <= 32) next++;
  if (source.charCodeAt(next) !== CLOSE && nesting.beforeCode !== OPEN) return -1;
  mask.blank(start, end);
  return end;
}

const OPERATORS = new Uint8Array(128);
for (const mark of "+-*/%<>=!&|^") OPERATORS[mark.charCodeAt(0)] = 1;
/** What can stand between parentheses in the type of a function. */
const POINTERS = /^[*&^]+$/;

export const isOperator = (code: number): boolean => code >= 0 && code < 128 && OPERATORS[code] === 1;

/** `intop(+, a, b)`, `OP(operator+=, +=)`: a value stands in for an operator by itself. */
export function operatorArgument({ tokens, mask, nesting, source }: MaskSite): number {
  const before = nesting.beforeCode;
  if ((before !== OPEN && before !== COMMA) || nesting.bracket.holds !== IN_PARENTHESES) return -1;
  const { start } = tokens;
  let end = start;
  while (isOperator(source.charCodeAt(end))) end++;
  let next = end;
  while (source.charCodeAt(next) <= 32) next++;
  const c = source.charCodeAt(next);
  if (c !== COMMA && (c !== CLOSE || (before === OPEN && POINTERS.test(source.slice(start, end))))) return -1;
  mask.replace(start, end, "0");
  nesting.mark(start, end, 48);
  return end;
}

/** `for (EACH_CELL(Zone, X))` becomes `for (;;Zone, X )`; what is in the macro's parentheses is read on. */
export function loopHead({ tokens, ahead, mask, nesting }: MaskSite): boolean {
  if (!nesting.follows("for")) return false;
  ahead.code(tokens.end);
  if (ahead.at.kind !== TOKEN_WORD) return false;
  const { start, end, word } = ahead.at;
  const close = ahead.closeOfArguments(end);
  if (close < 0 || ahead.code(close) !== CLOSE) return false;
  ahead.code(end);
  mask.macro(word, start, end, true);
  mask.replace(start, ahead.at.end, ";;");
  mask.blank(close - 1, close);
  return true;
}

/** `offsetof(T, a.b[1])`: the grammar reads one name; what comes after it stays a use. */
export function memberOffset({ tokens, ahead, mask }: MaskSite): number {
  const { at } = ahead;
  const close = ahead.closeOfArguments(tokens.end);
  if (close < 0) return -1;
  let depth = 0;
  for (at.next(tokens.end); at.kind !== TOKEN_END && at.start < close; at.next()) {
    const c = at.code;
    if (c === OPEN) depth++;
    else if (c === CLOSE) depth--;
    else if (c === COMMA && depth === 1) break;
  }
  ahead.code(at.end);
  if (at.kind !== TOKEN_WORD || at.end >= close - 1) return -1;
  mask.uses(at.end, close - 1);
  mask.blank(at.end, close - 1);
  return -1;
}

/**
 * `ONLY_IN_5_4(Commands, )`, `IF_OLD(A, B)*`: what stands in the parentheses is read where it stands, all of it or one
 * argument.
 * @param argument null for all
 */
export function keptArguments({ tokens, ahead, mask, nesting }: MaskSite, argument: number | null): number {
  const { start, end, word } = tokens;
  const close = ahead.closeOfArguments(end);
  if (close < 0) return -1;
  ahead.code(end);
  const { start: open, end: first } = ahead.at;
  const kept = argument === null ? { start: first, end: close - 1 } : boundsOf(ahead, open, close, argument);
  mask.macro(word, start, end, true);
  mask.uses(first, kept.start);
  mask.uses(kept.end, close);
  mask.blank(start, kept.start);
  mask.blank(kept.end, close);
  nesting.word(start, end);
  return close;
}

/** [start, end) of one argument; of the last one where there are fewer. */
function boundsOf({ at }: MaskSite["ahead"], open: number, close: number, argument: number): Span {
  let depth = 0;
  let index = 0;
  let start = open + 1;
  for (at.next(open); at.kind !== TOKEN_END && at.start < close; at.next()) {
    const c = at.kind === TOKEN_OTHER ? at.code : 0;
    if (c === OPEN) depth++;
    else if (c === CLOSE) depth--;
    else if (c === COMMA && depth === 1) {
      if (index++ === argument) return { start, end: at.start };
      start = at.end;
    }
  }
  return { start, end: close - 1 };
}
