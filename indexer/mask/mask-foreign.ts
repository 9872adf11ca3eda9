/**
 * Shapes of C and C++ that the grammars do not know: calls of operators by name; unnamed parameters with a value;
 * explicit instantiations; ranges of cases; types of what has no name; the words that Qt adds.
 */
import { ALL_CAPITALS, SPECIFIERS } from "./c-macros";
import { IN_CODE, IN_DECLARATIONS, IN_PARENTHESES } from "./c-nesting";
import { loopByMacro } from "./declaring-macros";
import { TOKEN_OTHER, TOKEN_WORD } from "./c-tokens";
import { emptyArgument, isOperator, loopHead, memberOffset, operatorArgument } from "./mask-arguments";
import { maskDeclaredType } from "./mask-declared-arguments";
import { dependentTemplate, listedDecltype, madePointers } from "./mask-cpp-types";
import { memberAccess, memberOf, memberPointer } from "./mask-members";
import { atSign, block, message } from "./mask-objective-c";
import type { MaskSite } from "./mask-site";
import { macroParameters } from "./template-parameters";

const OPEN = 40;
const COMMA = 44;
const DOT = 46;
const COLON = 58;

/** Words that a rule of `maskForeign` begins with. */
export const FOREIGN_WORDS: readonly string[] = [
  "operator",
  "template",
  "decltype",
  "new",
  "friend",
  "offsetof",
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
    if (isOperator(c)) {
      const after = operatorArgument(site);
      if (after >= 0) return after;
    }
    if (c === COLON) return site.source.startsWith("::*", tokens.start) ? memberOf(site) : afterColon(site);
    if (c === OPEN) return loopHead(site) ? -1 : memberPointer(site);
    if (c === DOT && site.source.startsWith("...", tokens.start)) return caseRange(site);
    if (c === 45 || c === DOT) return memberAccess(site);
    if (c === COMMA) return emptyArgument(site);
    if (c === 91) return bracket(site);
    if (c === 64) return atSign(site);
    if (c === 94) return block(site);
    return c === 42 || c === 38 ? unnamedDefault(site) : -1;
  }
  switch (tokens.word) {
    case "operator":
      return calledOperator(site);
    case "template": {
      const after = dependentTemplate(site);
      if (after >= 0) return after;
      macroParameters(site);
      return instantiation(site);
    }
    case "decltype":
      return listedDecltype(site);
    case "new":
      return madePointers(site);
    case "friend":
      return friend(site);
    case "offsetof":
      return memberOffset(site);
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

function bracket(site: MaskSite): number {
  const { nesting, source, tokens } = site;
  const c = nesting.beforeCode;
  const isArgument = nesting.bracket.holds === IN_PARENTHESES && (c === OPEN || c === COMMA);
  const after = isArgument && source.startsWith("[[", tokens.start) ? maskDeclaredType(site) : -1;
  return after >= 0 ? after : message(site);
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

/** Characters that the first value of a case may have. */
const LONGEST_CASE = 120;

/** `case 1 ... 5:`: the grammar knows no range; a sum has the same two values. */
function caseRange({ tokens, mask, source }: MaskSite): number {
  const { start } = tokens;
  const line = source.slice(Math.max(0, start - LONGEST_CASE), start);
  if (!/\bcase\b[^:;{}]*$/.test(line)) return -1;
  mask.replace(start, start + 3, "+");
  return start + 3;
}

/** `inline friend bool operator==(…)`: the grammar wants `friend` first. */
function friend({ mask, nesting }: MaskSite): number {
  const { start, end } = nesting.place.before;
  if (SPECIFIERS.has(nesting.beforeWord)) mask.blank(start, end);
  return -1;
}

function afterColon(site: MaskSite): number {
  return site.nesting.follows("enum") ? enumBase(site) : bitFieldDefault(site);
}

/** `enum : uint8 { … }`: the grammar wants a name before the type. */
function enumBase({ tokens, ahead, mask }: MaskSite): number {
  const { at } = ahead;
  ahead.code(tokens.end);
  for (let i = 0; i < 12 && at.code !== 123; i++) if (at.code === 59 || ahead.code(at.end) === 0) return -1;
  if (at.code !== 123) return -1;
  mask.uses(tokens.end, at.start);
  mask.blank(tokens.start, at.start);
  return at.start;
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

/** `TEXT("a") LINE_TERMINATOR TEXT("b")`: one string, of which the first part is left to the parser. */
function joinedText({ tokens, ahead, mask }: MaskSite): number {
  let stop = ahead.closeOfArguments(tokens.end);
  for (let i = 0; i < 100 && stop >= 0; i++) {
    const next = ahead.code(stop);
    const { start, end } = ahead.at;
    const word = ahead.at.kind === TOKEN_WORD ? ahead.at.word : "";
    if (next === 34) stop = end;
    else if (word === "TEXT") stop = ahead.closeOfArguments(end);
    else if (ALL_CAPITALS.test(word)) {
      mask.macro(word, start, end, true);
      stop = end;
    } else break;
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
