/** Macros that stand as a statement, a declaration or an element of their own, and would swallow what follows them. */
import { AFTER_PARAMETERS, ALL_CAPITALS, LOOP_NAME, STATEMENT_MACRO } from "./c-macros";
import { IN_CODE, IN_ENUM, IN_VALUES } from "./c-nesting";
import { TOKEN_END, TOKEN_WORD } from "./c-tokens";
import { loopByMacro, variableByMacro } from "./declaring-macros";
import { keptArguments } from "./mask-arguments";
import type { MaskSite } from "./mask-site";
import { blankMacro } from "./mask-marks";

const QUOTE = 34;
const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const DOT = 46;
const SEMICOLON = 59;
const EQUALS = 61;
const OPEN_BRACE = 123;

/** @param isMacro the word is known to be one, whatever its shape */
export function statement(site: MaskSite, word: string, isMacro = false): number {
  const isKnown = isMacro || STATEMENT_MACRO.test(word);
  if (!isKnown && !ALL_CAPITALS.test(word)) return -1;
  const { ahead, mask, nesting } = site;
  const { start, end } = site.tokens;
  const close = ahead.closeOfArguments(end);
  if (close >= 0 && wrapsType(site, close)) return keptArguments(site, null);
  const stop = close < 0 ? end : close;
  const next = ahead.code(stop);
  if (next === SEMICOLON) return endedStatement(site, word, close, isKnown);
  if (next === OPEN_BRACE && close >= 0 && nesting.isAmongDeclarations) return describedBody(site, close);
  if (nesting.bracket.holds === IN_CODE && next === OPEN_BRACE)
    return close < 0 ? blankMacro(site, word, end) : loopByMacro(site);
  if (nesting.bracket.holds === IN_CODE && close >= 0 && LOOP_NAME.test(word)) return loopByMacro(site);
  const isWord = ahead.at.kind === TOKEN_WORD;
  const isOnLaterLine = ahead.at.firstOnLine && (isWord || next === 125 || next === 126 || next === 91);
  const isBeforeDeclaration =
    close >= 0 && nesting.isAmongDeclarations && isWord && !AFTER_PARAMETERS.has(ahead.at.word);
  if (ahead.at.kind !== TOKEN_END && !isOnLaterLine && !isBeforeDeclaration) return -1;
  const isBranch = nesting.bracket.holds === IN_CODE && (nesting.beforeCode === CLOSE || nesting.beforeWord === "else");
  if (!isBranch || close < 0) return blankMacro(site, word, stop);
  mask.macro(word, start, stop, true);
  mask.replace(start, stop, ";");
  return stop;
}

/**
 * `TEST_CASE_METHOD(Fixture, "sails", int, float) { … }` becomes the function `TEST_CASE_METHOD(Fixture) { … }`: no
 * other argument is a parameter.
 */
function describedBody({ ahead, mask, tokens }: MaskSite, close: number): number {
  const { at } = ahead;
  let from = -1;
  let depth = 0;
  let isDescribed = false;
  for (at.next(tokens.end); at.kind !== TOKEN_END && at.start < close && !isDescribed; at.next()) {
    const c = at.kind === TOKEN_WORD ? 0 : at.code;
    if (depth === 1 && (c === COMMA || from < 0)) from = at.start;
    if (c === OPEN) depth++;
    else if (c === CLOSE) depth--;
    else if (c === QUOTE && depth === 1) isDescribed = true;
  }
  if (!isDescribed) return -1;
  mask.uses(from, close - 1);
  mask.blank(from, close - 1);
  return -1;
}

const TYPE_HEADS: ReadonlySet<string> = new Set(["typedef", "struct", "class", "union", "enum"]);

/** `PACKED(struct head { … })`: what stands in the parentheses is declared. */
function wrapsType({ ahead, source, tokens }: MaskSite, close: number): boolean {
  ahead.code(tokens.end);
  ahead.code(ahead.at.end);
  return TYPE_HEADS.has(ahead.at.word) && source.slice(ahead.at.end, close).includes("{");
}

/**
 * `MACRO(…);`: in code it reads as a call, unless its first argument declares; elsewhere it would read as a function.
 */
function endedStatement(site: MaskSite, word: string, close: number, isKnown: boolean): number {
  const { ahead, nesting } = site;
  if (close < 0) return -1;
  if (nesting.bracket.holds === IN_CODE) {
    const after = variableByMacro(site);
    if (after >= 0) return after;
  }
  const isBogus = nesting.isAmongDeclarations && word.includes("_");
  ahead.code(close);
  return isKnown || isBogus ? blankMacro(site, word, ahead.at.end) : -1;
}

const VALUE_MACRO = /^[A-Z][A-Z0-9_]{2,}$/;

/** `{ TABLE({ 1, 2 }) }`, `{ .PRIVATE(size) = 1 }`: what a macro wraps in a list of values is read where it stands. */
function wrappedValue(site: MaskSite): number {
  const { ahead, nesting, tokens } = site;
  const close = ahead.closeOfArguments(tokens.end);
  if (close < 0) return -1;
  if (nesting.beforeCode === DOT) return ahead.code(close) === EQUALS ? keptArguments(site, 0) : -1;
  ahead.code(tokens.end);
  return ahead.code(ahead.at.end) === OPEN_BRACE ? keptArguments(site, null) : -1;
}

/**
 * `{ X(a) X(b) 3 }`: a macro writes the commas of a list. A value of it is what stands in its parentheses, in an enum
 * nothing.
 */
export function listElement(site: MaskSite): number {
  const { ahead, mask, nesting, tokens } = site;
  const { start, end, word } = tokens;
  if (nesting.bracket.holds === IN_VALUES && VALUE_MACRO.test(word)) {
    const after = wrappedValue(site);
    if (after >= 0) return after;
  }
  const before = nesting.beforeCode;
  if (before !== OPEN_BRACE && before !== COMMA && before !== CLOSE) return -1;
  const close = ahead.closeOfArguments(end);
  if (close < 0) return -1;
  const next = ahead.code(close);
  if (nesting.bracket.holds === IN_ENUM)
    return next === EQUALS ? -1 : blankMacro(site, word, next === COMMA ? ahead.at.end : close);
  const isElement = ahead.at.kind === TOKEN_WORD || next === OPEN_BRACE || (next >= 48 && next <= 57);
  if (!isElement || nesting.bracket.holds !== IN_VALUES || word === "TEXT") return -1;
  ahead.code(end);
  mask.macro(word, start, close, true);
  mask.blank(start, ahead.at.end);
  mask.replace(close - 1, close, ",");
  nesting.mark(close - 1, close, COMMA);
  return close;
}
