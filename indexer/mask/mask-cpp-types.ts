/**
 * Types in forms that the grammar of C++ does not know: members of what depends on a parameter (`T::template
 * rebind<U>`), several expressions of which the last one has the type (`decltype(a, b)`), and arrays of pointers that
 * are made (`new T *[n]`).
 */
import { TOKEN_END, TOKEN_OTHER, TOKEN_WORD } from "./c-tokens";
import type { MaskSite } from "./mask-site";

const OPEN = 40;
const CLOSE = 41;
const STAR = 42;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;

/** Tokens of a type that are looked at. */
const MAX_TOKENS = 60;

/** `T::template rebind<U>`, `x.template get<0>()`, `p->template f<T>()`: the word says nothing to a reader. */
export function dependentTemplate({ mask, nesting, source, tokens }: MaskSite): number {
  const { start: before } = nesting.place.before;
  const c = source.charCodeAt(before);
  const isArrow = c === 62 && source.charCodeAt(before - 1) === 45;
  if (c !== 46 && c !== COLON && !isArrow) return -1;
  if (c === COLON && source.charCodeAt(before - 1) !== COLON) return -1;
  mask.blank(tokens.start, tokens.end);
  return tokens.end;
}

/** `decltype(a, b)`: a sum has its parts as they are. Commas of template arguments stay. */
export function listedDecltype({ ahead, mask, source, tokens }: MaskSite): number {
  const close = ahead.closeOfArguments(tokens.end);
  if (close < 0) return -1;
  const { at } = ahead;
  let depth = 0;
  for (at.next(tokens.end); at.kind !== TOKEN_END && at.start < close; at.next()) {
    if (at.kind !== TOKEN_OTHER) continue;
    const c = at.code;
    if (c === OPEN || c === 123) depth++;
    else if (c === CLOSE || c === 125) depth--;
    else if (c === COMMA && depth === 1 && closesNoAngle(source.slice(at.end, close - 1)))
      mask.replace(at.start, at.end, "+");
  }
  return -1;
}

/** Whether a text has no `>` of which the `<` stands before it. */
function closesNoAngle(text: string): boolean {
  const plain = text.replace(/->|<<|[<>]=| >>? /g, "  ");
  return plain.split(">").length <= plain.split("<").length;
}

/** `new T *[n]` becomes `new T  [n]`. */
export function madePointers({ ahead, mask, tokens }: MaskSite): number {
  const { at } = ahead;
  at.next(tokens.end);
  const stars: number[] = [];
  for (let i = 0; i < MAX_TOKENS; i++, at.next()) {
    if (at.kind === TOKEN_WORD && stars.length === 0) continue;
    if (at.kind !== TOKEN_OTHER) return -1;
    const c = at.code;
    if (c === STAR) stars.push(at.start);
    else if (c === OPEN_BRACKET) break;
    else if (stars.length > 0 || !(c === COLON || c === COMMA || c === 60 || c === 62)) return -1;
  }
  if (at.code === OPEN_BRACKET) for (const star of stars) mask.blank(star, star + 1);
  return -1;
}
