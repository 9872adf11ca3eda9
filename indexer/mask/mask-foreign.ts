/**
 * Shapes of C and C++ that the grammars do not know: types among the arguments of a call, which only macros take; calls of
 * operators by name; unnamed parameters with a value; explicit instantiations; the words that Qt adds.
 */
import { NOT_CALLED, TYPE_KEYWORDS } from "./c-macros";
import { IN_CODE, IN_DECLARATIONS, IN_PARENTHESES, type Bracket } from "./c-nesting";
import { loopByMacro } from "./declaring-macros";
import { TOKEN_OTHER, TOKEN_WORD } from "./c-tokens";
import { memberAccess, memberOf, memberPointer } from "./mask-members";
import { atSign, block, message } from "./mask-objective-c";
import type { MaskSite } from "./mask-c-macros";
import { WordSieve } from "./word-sieve";

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const COLON = 58;

/** Words that a rule of `maskForeign` begins with. */
export const FOREIGN_WORDS: readonly string[] = [
  "operator",
  "template",
  "signals",
  "Q_SIGNALS",
  "slots",
  "Q_SLOTS",
  "TEXT",
  "emit",
  "Q_EMIT",
  "foreach",
  "Q_FOREACH",
  "BOOST_FOREACH",
];

/** The rule for the current token, if there is one: returns where it ends, or -1. */
export function maskForeign(site: MaskSite): number {
  const { tokens } = site;
  if (tokens.kind === TOKEN_OTHER) {
    const c = tokens.code;
    if (c === COLON) return site.source.startsWith("::*", tokens.start) ? memberOf(site) : bitFieldDefault(site);
    if (c === OPEN) return memberPointer(site);
    if (c === 45 || c === 46) return memberAccess(site);
    if (c === COMMA) return emptyArgument(site);
    if (c === 91) return message(site);
    if (c === 64) return atSign(site);
    if (c === 94) return block(site);
    return c === 42 || c === 38 ? unnamedDefault(site) : -1;
  }
  switch (tokens.word) {
    case "operator":
      return calledOperator(site);
    case "template":
      return instantiation(site);
    case "signals":
    case "Q_SIGNALS":
      return accessWord(site, "public");
    case "slots":
    case "Q_SLOTS":
      return accessWord(site, "");
    case "TEXT":
      return joinedText(site);
    case "emit":
    case "Q_EMIT":
      return emit(site);
    case "foreach":
    case "Q_FOREACH":
    case "BOOST_FOREACH":
      return loopByMacro(site);
    default:
      return -1;
  }
}

/** `min_t(unsigned long, a, b)`, `alloc(struct foo)`, `cast(T *, p)`: a value stands in for the type, which stays a use. */
export function maskTypeArgument(site: MaskSite): number {
  const { tokens, ahead, nesting, mask, source } = site;
  const { start, end } = tokens;
  const isType = TYPE_SIEVE.mayHold(source, start, end) && TYPE_KEYWORDS.has(tokens.word);
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

const TYPE_SIEVE = new WordSieve(TYPE_KEYWORDS);

/** Whether a token that begins with this character may come next: it does, or something lies between. */
function mayBeBefore(source: string, end: number, code: number): boolean {
  const c = source.charCodeAt(end);
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

/** `a->operator==(b)` becomes `a(b)`, and `operator()(x)` in a body `(x)`. */
function calledOperator(site: MaskSite): number {
  const { tokens, ahead, nesting, mask, source } = site;
  const c = nesting.beforeCode;
  const isMember = c === 62 || c === 46;
  if (nesting.bracket.holds !== IN_CODE && nesting.bracket.holds !== IN_PARENTHESES) return -1;
  if (!isMember && !(nesting.startsStatement && nesting.bracket.holds === IN_CODE)) return -1;
  const from = isMember ? beforeArrow(source, tokens.start) : tokens.start;
  if (from < 0) return -1;
  let next = ahead.code(tokens.end);
  if (next === OPEN) next = ahead.code(ahead.at.end) === 41 ? ahead.code(ahead.at.end) : -1;
  for (let i = 0; i < 4 && next !== OPEN && next > 0; i++) next = ahead.code(ahead.at.end);
  if (next !== OPEN) return -1;
  const stop = ahead.at.start;
  mask.blank(from, stop);
  return stop;
}

/** Where the `->` or `.` in front of an offset begins; -1 when there is none. */
function beforeArrow(source: string, start: number): number {
  let at = start - 1;
  while (source.charCodeAt(at) <= 32) at--;
  if (source[at] === ".") return at;
  return source[at] === ">" && source[at - 1] === "-" ? at - 1 : -1;
}

/** `const char* = ""`, `enable_if<…>::type * = nullptr`: the grammar wants a name before a default value. */
function unnamedDefault({ tokens, ahead, mask, source }: MaskSite): number {
  if (source.charCodeAt(tokens.end) > 32 || ahead.code(tokens.end) !== 61) return -1;
  const { start, end } = ahead.at;
  if (source[end] === "=") return -1;
  ahead.code(end);
  const stop = ahead.at.end;
  const next = ahead.code(stop);
  if (next !== 44 && next !== 41 && next !== 62) return -1;
  const isTemplate = next === 62;
  mask.uses(end, stop);
  mask.blank(isTemplate ? tokens.start : start, stop);
  return stop;
}

/** `CHECK(x, )`, `ATTRIBUTE(, name)`: macros may be given nothing. */
function emptyArgument({ tokens, mask, nesting, source }: MaskSite): number {
  if (nesting.bracket.holds !== IN_PARENTHESES) return -1;
  const { start, end } = tokens;
  let next = end;
  while (source.charCodeAt(next) <= 32) next++;
  if (source.charCodeAt(next) !== CLOSE && nesting.beforeCode !== OPEN) return -1;
  mask.blank(start, end);
  return end;
}

/** `uint8 bFlag : 1 = true;`: the default is blanked. */
function bitFieldDefault({ tokens, ahead, mask, nesting }: MaskSite): number {
  if (nesting.bracket.holds !== IN_DECLARATIONS || nesting.beforeWord === "") return -1;
  const width = ahead.code(tokens.end);
  if (!(width >= 48 && width <= 57)) return -1;
  const next = ahead.code(ahead.at.end);
  if (next !== 61 && next !== 123) return -1;
  const from = ahead.at.start;
  for (let i = 0; i < 12 && ahead.at.code !== 59; i++) if (ahead.code(ahead.at.end) === 0) return -1;
  if (ahead.at.code !== 59) return -1;
  mask.uses(from, ahead.at.start);
  mask.blank(from, ahead.at.start);
  return ahead.at.start;
}

/** `TEXT("a") TEXT("b")`: one string, of which the first part is left to the parser. */
function joinedText({ tokens, ahead, mask }: MaskSite): number {
  let stop = ahead.closeOfArguments(tokens.end);
  for (let i = 0; i < 100 && stop >= 0; i++) {
    const next = ahead.code(stop);
    const { start, end } = ahead.at;
    if (next === 34) stop = end;
    else if (ahead.at.kind === TOKEN_WORD && ahead.at.word === "TEXT") stop = ahead.closeOfArguments(end);
    else break;
    if (stop >= 0) mask.blank(start, stop);
  }
  return -1;
}

/** `extern template class X<int>;` declares nothing. */
function instantiation({ tokens, ahead, mask, nesting }: MaskSite): number {
  const { start, end } = tokens;
  if (!nesting.isAmongDeclarations || ahead.code(end) === 60 || ahead.at.kind !== TOKEN_WORD) return -1;
  const { at } = ahead;
  for (let i = 0; i < 60 && at.code !== 59; i++) if (ahead.code(at.end) === 0 || at.code === 123) return -1;
  if (at.code !== 59) return -1;
  const from = nesting.beforeWord === "extern" ? nesting.place.before.start : start;
  mask.uses(end, at.start);
  mask.blank(from, at.start);
  return at.start;
}

/** Qt's `signals:` and `public slots:`. */
function accessWord({ tokens, ahead, mask, nesting, source }: MaskSite, replacement: string): number {
  const { start, end } = tokens;
  if (!nesting.isAmongDeclarations || ahead.code(end) !== COLON || source[ahead.at.end] === ":") return -1;
  mask.replace(start, end, replacement);
  nesting.word(start, end);
  return end;
}

/** Qt's `emit changed();` */
function emit({ tokens, ahead, mask, nesting }: MaskSite): number {
  const { start, end } = tokens;
  const isStatement = nesting.bracket.holds === IN_CODE && !nesting.isInside;
  if (!isStatement || (ahead.code(end), ahead.at.kind !== TOKEN_WORD)) return -1;
  mask.blank(start, end);
  return end;
}
