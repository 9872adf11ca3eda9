/**
 * Members named apart from an object: pointers to members, which the grammars know in part, and macros that name one.
 */
import { ALL_CAPITALS } from "./c-macros";
import { TOKEN_WORD } from "./c-tokens";
import type { MaskSite } from "./mask-site";

const OPEN = 40;
const CLOSE = 41;
const STAR = 42;
const COMMA = 44;
const COLON = 58;

/** `(AActor::*Name)(int) const` becomes the pointer to a function `(*Name)(int)`. */
export function memberPointer(site: MaskSite): number {
  const { tokens, ahead, mask, nesting } = site;
  if (ahead.code(tokens.end) === 0 || ahead.at.kind !== TOKEN_WORD) return -1;
  const { start: from, end: wordEnd } = ahead.at;
  for (let i = 0; i < 8; i++) {
    const mark = ahead.code(ahead.at.end);
    if (mark === STAR && i === 0) return callingConvention(site, from, wordEnd);
    if (mark !== COLON || ahead.code(ahead.at.end) !== COLON) return -1;
    const next = ahead.code(ahead.at.end);
    if (next === STAR) break;
    if (ahead.at.kind !== TOKEN_WORD) return -1;
  }
  if (ahead.at.code !== STAR) return -1;
  const { start: star, end } = ahead.at;
  mask.uses(from, star);
  mask.blank(from, star);
  blankQualifier(site, end);
  nesting.mark(tokens.start, tokens.end, OPEN);
  return star;
}

/** `(*Name)(int) const;`: only members are. */
function blankQualifier({ ahead, mask }: MaskSite, starEnd: number): void {
  ahead.code(starEnd);
  if (ahead.at.kind === TOKEN_WORD) ahead.code(ahead.at.end);
  const close = ahead.at.code === CLOSE ? ahead.closeOfArguments(ahead.at.end) : -1;
  if (close < 0 || ahead.code(close) === 0) return;
  if (ahead.at.kind === TOKEN_WORD && ahead.at.word === "const") mask.blank(ahead.at.start, ahead.at.end);
}

/**
 * `(WINAPI *Name)(int)`: a mark of how the function is called. @param start of the mark, `end` its end; `ahead` is at
 * the star
 */
function callingConvention({ tokens, ahead, mask, nesting, source }: MaskSite, start: number, end: number): number {
  const word = source.slice(start, end);
  if (!ALL_CAPITALS.test(word)) return -1;
  ahead.code(ahead.at.end);
  if (ahead.at.kind === TOKEN_WORD) ahead.code(ahead.at.end);
  if (ahead.at.code !== CLOSE || ahead.code(ahead.at.end) !== OPEN) return -1;
  mask.macro(word, start, end, true);
  mask.blank(start, end);
  nesting.mark(tokens.start, tokens.end, OPEN);
  return end;
}

/** `(object->*member)(x)`: the grammar has no such operator; a comma leaves both names as they are. */
export function memberAccess({ tokens, mask, source }: MaskSite): number {
  const { start } = tokens;
  const text = source.startsWith("->*", start) ? "->*" : source.startsWith(".*", start) ? ".*" : "";
  if (text === "") return -1;
  mask.replace(start, start + text.length, ",");
  return start + text.length;
}

/** `Type Class::*Member;` becomes the pointer `Type *Member;`. */
export function memberOf({ tokens, mask, nesting }: MaskSite): number {
  if (nesting.beforeWord === "") return -1;
  const { start } = nesting.place.before;
  const stop = tokens.start + 2;
  mask.uses(start, stop);
  mask.blank(start, stop);
  return stop;
}

/** `GET_MEMBER_NAME_CHECKED(AShip, Crew)` reads `(AShip::Crew)`: the member is one of that class. The call stays. */
export function qualifyMember({ tokens, ahead, mask, source }: MaskSite): number {
  const { at } = ahead;
  if (ahead.code(tokens.end) !== OPEN) return -1;
  at.next(at.end);
  if (at.kind !== TOKEN_WORD || ahead.code(at.end) !== COMMA) return -1;
  const comma = at.start;
  at.next(comma + 1);
  const isRoom = at.start > comma + 1 && !/[\r\n]/.test(source.slice(comma, comma + 2));
  if (at.kind === TOKEN_WORD && isRoom) mask.replace(comma, comma + 2, "::");
  return -1;
}
