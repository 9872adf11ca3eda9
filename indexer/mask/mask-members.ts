/** Members named apart from an object: pointers to members, which the grammars know in part, and macros that name one. */
import { TOKEN_WORD } from "./c-tokens";
import type { MaskSite } from "./mask-c-macros";

const OPEN = 40;
const COMMA = 44;
const COLON = 58;

/** `(AActor::*Name)(int)` becomes the pointer to a function `(*Name)(int)`. */
export function memberPointer({ tokens, ahead, mask, nesting }: MaskSite): number {
  if (ahead.code(tokens.end) === 0 || ahead.at.kind !== TOKEN_WORD) return -1;
  const from = ahead.at.start;
  for (let i = 0; i < 8; i++) {
    if (ahead.code(ahead.at.end) !== COLON || ahead.code(ahead.at.end) !== COLON) return -1;
    const next = ahead.code(ahead.at.end);
    if (next === 42) break;
    if (ahead.at.kind !== TOKEN_WORD) return -1;
  }
  if (ahead.at.code !== 42) return -1;
  mask.uses(from, ahead.at.start);
  mask.blank(from, ahead.at.start);
  nesting.mark(tokens.start, tokens.end, OPEN);
  return ahead.at.start;
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
