/** Macros that declare: what they declare is put in their place, as far as the room in the text allows. */
import { ATTRIBUTE_WORDS, LOOP_NAME, functionPrefix } from "./c-macros";
import { IN_CODE } from "./c-nesting";
import { TOKEN_END, TOKEN_OTHER, TOKEN_WORD } from "./c-tokens";
import { mayBeBefore } from "./mask-arguments";
import type { MaskSite } from "./mask-site";

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const SEMICOLON = 59;
const OPEN_BRACE = 123;
const SHORTEST_LOOP = "foreach".length;
/** What may follow a declared name, so that no end has to be written behind it. */
const GOES_ON: ReadonlySet<number> = new Set([SEMICOLON, COMMA, 61, 91, 123]);

/**
 * Leaves the name that a macro declares and writes a word in front of it that makes it a declaration.
 * @param hasBody braces behind it are the body of a function, and no value
 */
export function declareByMacro(site: MaskSite, type: string, argument: number, hasBody = true): number {
  const { ahead, mask, source } = site;
  const { start, end, word } = site.tokens;
  const close = ahead.closeOfArguments(end);
  const name = close < 0 ? null : ahead.argumentWord(end, argument);
  if (!name || type.length >= name.start - start) return -1;
  const next = ahead.code(close);
  // a type ends with its name, whatever else the macro makes of it
  const isEnded = next === SEMICOLON || (type === "int" && GOES_ON.has(next));
  const isFunction = hasBody && type === "int" && next === 123;
  mask.macro(word, start, close, true);
  mask.replace(start, name.start, type);
  mask.replace(name.end, close, isFunction ? room(source, name.end, close) : isEnded ? "" : ";");
  return close;
}

/** `TAILQ_HEAD(requests, request) all;` becomes `struct requests{} all;`; -1 for what takes less or more. */
export function headByMacro({ ahead, mask, source, tokens }: MaskSite): number {
  const { start, end, word } = tokens;
  const close = ahead.closeOfArguments(end);
  const said = close < 0 ? null : HEAD_ARGUMENTS.exec(source.slice(end, close));
  if (!said) return -1;
  const nameStart = end + said[1].length;
  const next = ahead.code(close);
  const isEnded = next === SEMICOLON || next === STAR || ahead.at.kind === TOKEN_WORD;
  mask.macro(word, start, close, true);
  mask.replace(start, nameStart, "struct");
  mask.replace(nameStart + said[2].length, close, isEnded ? "{}" : "{};");
  return close;
}

/** The list of a name, which may be left out, and a type. */
const HEAD_ARGUMENTS = /^(\s*\(\s*)(\w*)\s*,\s*(?:struct\s+)?\w+\s*\)$/;
const STAR = 42;

/** `BEGIN_DEFINE_SPEC(F, …)` opens the class `F`, `END_DEFINE_SPEC(F)` closes it. */
export function classByMacro({ ahead, mask, nesting, tokens }: MaskSite, opens: boolean): number {
  const { start, end, word } = tokens;
  const close = ahead.closeOfArguments(end);
  const name = close < 0 ? null : ahead.argumentWord(end, 0);
  if (!name) return -1;
  mask.macro(word, start, close, true);
  if (opens) {
    mask.replace(start, name.start, "class");
    mask.replace(name.end, close, "{");
    nesting.openType();
  } else {
    mask.replace(start, close, "};");
    nesting.mark(start, start + 1, 125);
  }
  return close;
}

/** `()` where there is room for it. */
function room(source: string, start: number, close: number): string {
  return close - start >= 2 && source[start] !== "\n" ? "()" : "";
}

/**
 * `SYSCALL_DEFINE2(stat, int, fd, char *, p) {` becomes the definition that it stands for, `long sys_stat(int fd, …)
 * {`.
 */
export function defineByMacro(site: MaskSite): number {
  const { ahead, mask } = site;
  const { start, end, word } = site.tokens;
  const close = ahead.closeOfArguments(end);
  if (close < 0 || ahead.code(close) !== 123) return -1;
  const name = ahead.argumentWord(end, 0);
  if (!name || word.endsWith("0")) return -1;
  const prefix = functionPrefix(word);
  mask.macro(word, start, end, true);
  mask.replace(start, name.start - prefix.length, "long");
  mask.replace(name.start - prefix.length, name.start, prefix);
  ahead.code(name.end);
  mask.replace(ahead.at.start, ahead.at.end, "(");
  joinParameters(site, ahead.at.end, close);
  return close;
}

/** Every other comma stands between a type and its name: those are blanked. */
function joinParameters({ ahead: { at }, mask }: MaskSite, from: number, close: number): void {
  let depth = 0;
  let commas = 0;
  for (at.next(from); at.kind !== TOKEN_END && at.start < close; at.next()) {
    if (at.kind === TOKEN_WORD) {
      if (ATTRIBUTE_WORDS.has(at.word)) mask.blank(at.start, at.end);
    } else if (at.code === OPEN) depth++;
    else if (at.code === CLOSE) depth--;
    else if (at.code === COMMA && depth === 0 && commas++ % 2 === 0) mask.blank(at.start, at.end);
  }
}

/** `ASSIGN_OR_RETURN(auto x, f());` becomes `auto x = f();`: the name is a local one from here on. */
export function variableByMacro(site: MaskSite): number {
  const { ahead, mask } = site;
  const { start, end, word } = site.tokens;
  const close = ahead.closeOfArguments(end);
  if (close < 0) return -1;
  const open = ahead.code(end) === OPEN ? ahead.at.start : -1;
  const comma = open < 0 ? null : ahead.commaBehindVariable(open, close);
  if (!comma) return -1;
  mask.macro(word, start, end, true);
  mask.blank(start, open + 1);
  mask.replace(comma.start, comma.end, "=");
  mask.blank(close - 1, close);
  return open + 1;
}

/**
 * A loop that is written as a call. With a declared variable, `foreach (T x, list) {` becomes `for (T x : list) {`;
 * with values only, the head of a `while`.
 */
export function loopByMacro(site: MaskSite): number {
  const { ahead, mask, nesting, tokens } = site;
  const { start, end, word } = tokens;
  const close = ahead.closeOfArguments(end);
  if (close < 0) return -1;
  const next = ahead.code(close);
  const isHead =
    ahead.at.kind !== TOKEN_END && (ahead.at.kind === TOKEN_WORD || next === 123 || next === OPEN || next === 42);
  if (!isHead) return -1;
  const open = ahead.code(end) === OPEN && ahead.at.kind === TOKEN_OTHER ? ahead.at.start : -1;
  const comma = open < 0 ? null : ahead.commaBehindVariable(open, close);
  const head = comma ? "for" : "while";
  if (open < 0 || head.length > end - start) return -1;
  mask.macro(word, start, end, true);
  mask.replace(start, end, head);
  if (comma) mask.replace(comma.start, comma.end, ":");
  nesting.word(start, end);
  return end;
}

/** Whether the current word is called in a statement of its own, and named like a loop. */
export function mayBeLoop({ nesting, source, tokens }: MaskSite): boolean {
  const { start, end } = tokens;
  if (nesting.bracket.holds !== IN_CODE || end - start < SHORTEST_LOOP || !mayBeBefore(source, end, OPEN)) return false;
  return nesting.startsStatement && LOOP_NAME.test(tokens.word);
}

/** `list_for_each(p, list) use(p);`: with braces it reads as a call and a block. */
export function loopWithoutBraces(site: MaskSite): number {
  const { ahead, tokens } = site;
  const close = ahead.closeOfArguments(tokens.end);
  return close < 0 || ahead.code(close) === OPEN_BRACE ? -1 : loopByMacro(site);
}
