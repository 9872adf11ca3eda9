/**
 * Objective-C among C++, as code for Apple's systems mixes it in: `[object message:x]` and `@selector(x)` become a
 * value, a block `^{ … }` a lambda, `@class X;` a forward declaration, and a whole `@interface … @end` is left out.
 * Names stay uses.
 */
import { TOKEN_END, TOKEN_OTHER, TOKEN_WORD, wordEnd } from "./c-tokens";
import { IN_CODE, IN_PARENTHESES, IN_VALUES } from "./c-nesting";
import type { MaskSite } from "./mask-site";

const OPEN = 40;
const OPEN_SQUARE = 91;
const CLOSE_SQUARE = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Tokens of one message that are looked at, and of its receiver. */
const MAX_TOKENS = 3000;
const MAX_RECEIVER = 40;
/** After these a value or a statement begins, and so no index. */
const BEFORE_VALUE: ReadonlySet<number> = new Set([..."=(,;{}!:[&|?"].map((mark) => mark.charCodeAt(0)));

/** `[receiver message]`: no capture of a lambda and no attribute has a name behind what stands first. */
export function message(site: MaskSite): number {
  const { tokens, nesting, mask } = site;
  const { start } = tokens;
  const { holds } = nesting.bracket;
  if (holds !== IN_CODE && holds !== IN_PARENTHESES && holds !== IN_VALUES) return -1;
  if (!BEFORE_VALUE.has(nesting.beforeCode) && nesting.beforeWord !== "return") return -1;
  if (!hasSelector(site, start)) return -1;
  const close = closingSquare(site, start);
  if (close < 0) return -1;
  mask.uses(start, close);
  mask.replace(start, close, "0");
  nesting.mark(start, start + 1, 48);
  return close;
}

/** What follows the receiver is a word. */
function hasSelector({ ahead }: MaskSite, open: number): boolean {
  const { at } = ahead;
  at.next(open + 1);
  // a cast of the receiver
  if (at.kind === TOKEN_OTHER && at.code === OPEN) at.next(Math.max(at.closing(at.start), at.end));
  let from: number;
  if (at.kind === TOKEN_WORD) from = at.end;
  else if (at.kind === TOKEN_OTHER && at.code === OPEN_SQUARE) from = closingSquare({ ahead }, at.start);
  else return false;
  for (let i = 0; from >= 0 && i < MAX_RECEIVER; i++) {
    at.next(from);
    if (at.kind === TOKEN_WORD) return true;
    if (at.kind === TOKEN_OTHER && at.code === OPEN) from = at.closing(at.start);
    else if (at.kind === TOKEN_OTHER && at.code === 46) from = wordEnd(at.source, at.end);
    else return false;
  }
  return false;
}

const closingSquare = (site: Pick<MaskSite, "ahead">, open: number): number =>
  closing(site, open, OPEN_SQUARE, CLOSE_SQUARE);

/** Offset after the bracket that closes the one at `open`; -1 where it is not closed soon. */
function closing({ ahead: { at } }: Pick<MaskSite, "ahead">, open: number, opens: number, closes: number): number {
  let depth = 0;
  at.next(open);
  for (let i = 0; i < MAX_TOKENS && at.kind !== TOKEN_END; i++, at.next()) {
    if (at.kind !== TOKEN_OTHER) continue;
    if (at.code === opens) depth++;
    else if (at.code === closes && --depth === 0) return at.end;
  }
  return -1;
}

/** What begins with `@`, which C++ has nowhere. */
export function atSign(site: MaskSite): number {
  const { tokens, ahead, mask, source } = site;
  const { start, end } = tokens;
  const c = ahead.code(end);
  if (ahead.at.start !== end) return -1;
  if (c === 34 || c === OPEN) return blanked(site, start, end);
  if (c === OPEN_SQUARE) return asValue(site, start, closingSquare(site, end));
  if (c === OPEN_BRACE) return asValue(site, start, closing(site, end, OPEN_BRACE, CLOSE_BRACE));
  if (c >= 48 && c <= 57) return blanked(site, start, end);
  if (ahead.at.kind !== TOKEN_WORD) return -1;
  const { word, end: after } = ahead.at;
  switch (word) {
    case "class": {
      const stop = source.indexOf(";", after);
      return stop < 0 || !source.slice(after, stop).includes(",")
        ? blanked(site, start, end)
        : blanked(site, start, stop);
    }
    case "interface":
    case "implementation":
    case "protocol":
    case "end": {
      if (word === "protocol" && ahead.code(after) === OPEN) return asValue(site, start, ahead.closeOfArguments(after));
      const stop = word === "end" ? after : source.indexOf("@end", after);
      return stop < 0 ? -1 : blanked(site, start, word === "end" ? stop : stop + "@end".length);
    }
    case "YES":
    case "NO":
      return blanked(site, start, end);
    case "selector":
    case "encode":
    case "available":
      return asValue(site, start, ahead.closeOfArguments(after));
    default: {
      const close = word === "synchronized" ? ahead.closeOfArguments(after) : -1;
      mask.blank(start, close < 0 ? after : close);
      return close < 0 ? after : close;
    }
  }
}

/** `^{ … }`, `^(int x) { … }`, `^NSNumber *(int x) { … }` where a value begins. */
export function block({ tokens, ahead, mask, nesting, source }: MaskSite): number {
  const { start, end } = tokens;
  if (!BEFORE_VALUE.has(nesting.beforeCode) || source.charCodeAt(start - 1) > 32) return -1;
  let next = ahead.code(end);
  for (let i = 0; i < 6 && (ahead.at.kind === TOKEN_WORD || next === 42); i++) next = ahead.code(ahead.at.end);
  if (next !== 123 && next !== OPEN) return -1;
  mask.replace(start - 1, end, "[]");
  mask.uses(end, ahead.at.start);
  mask.blank(end, ahead.at.start);
  nesting.mark(start - 1, start, OPEN_SQUARE);
  nesting.mark(start, end, CLOSE_SQUARE);
  return end;
}

function asValue({ mask, nesting }: MaskSite, start: number, stop: number): number {
  if (stop < 0) return -1;
  mask.uses(start, stop);
  mask.replace(start, stop, "0");
  nesting.mark(start, start + 1, 48);
  return stop;
}

function blanked({ mask }: MaskSite, start: number, stop: number): number {
  if (stop > start + 1) mask.uses(start, stop);
  mask.blank(start, stop);
  return stop;
}
