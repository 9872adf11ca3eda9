/**
 * Methods that gmock's macros write: `MOCK_METHOD(int, lift, (int height), (const, override));` reads `int lift (int
 * height) const override;`, and the older `MOCK_METHOD1(lift, int(int height));` reads `void lift (int height);`.
 */
import { TOKEN_END, TOKEN_OTHER } from "./c-tokens";
import type { MaskSite } from "./mask-site";

const MOCK_METHOD = "MOCK_METHOD";
/** The older macros have the number of parameters in their names, and are given the name first. */
const NUMBERED = /^MOCK_(?:CONST_)?METHOD\d{1,2}(?:_T)?$/;

export const isMockMacro = (word: string): boolean => word === MOCK_METHOD || NUMBERED.test(word);

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
/** Of what a mock says of the method, the words that C++ says as well. */
const QUALIFIERS = /\b(?:const|override|final|noexcept)\b/g;

export function mockMethod(site: MaskSite): number {
  const { ahead, mask, nesting, source, tokens } = site;
  const { start, end, word } = tokens;
  if (word !== MOCK_METHOD) return numbered(site);
  const close = nesting.isAmongDeclarations ? ahead.closeOfArguments(end) : -1;
  if (close < 0) return -1;
  const commas = commasUntil(ahead.at, end, close);
  if (commas.length < 2) return -1;
  ahead.code(end);
  const open = ahead.at.start;
  mask.macro(word, start, end, true);
  mask.blank(start, open + 1);
  // a type with commas is wrapped
  if (ahead.code(open + 1) === OPEN) {
    const wrapped = ahead.at.start;
    mask.blank(wrapped, wrapped + 1);
    const last = ahead.at.closing(wrapped) - 1;
    if (last > wrapped) mask.blank(last, last + 1);
  }
  for (const comma of commas.slice(0, 2)) mask.blank(comma, comma + 1);
  const rest = commas[2] ?? close - 1;
  mask.replace(rest, close, [...source.slice(rest, close).matchAll(QUALIFIERS)].join(" "));
  return close;
}

/** The type that is given behind the name stays a use: in front of it there is no room. */
function numbered({ ahead, mask, nesting, tokens }: MaskSite): number {
  const { start, end, word } = tokens;
  const close = nesting.isAmongDeclarations ? ahead.closeOfArguments(end) : -1;
  if (close < 0) return -1;
  const [comma] = commasUntil(ahead.at, end, close);
  const open = comma === undefined ? -1 : lastListUntil(ahead.at, comma, close);
  if (open < 0) return -1;
  ahead.code(end);
  const list = ahead.at.start;
  mask.macro(word, start, end, true);
  mask.replace(start, list + 1, "void");
  mask.uses(comma + 1, open);
  mask.blank(comma, open);
  mask.blank(close - 1, close);
  return close;
}

/** Where the last list opens that closes at the end of the arguments; -1 for none. */
function lastListUntil(at: MaskSite["ahead"]["at"], from: number, close: number): number {
  let depth = 0;
  let open = -1;
  let closed = -1;
  for (at.next(from + 1); at.kind !== TOKEN_END && at.start < close - 1; at.next()) {
    closed = -1;
    if (at.kind !== TOKEN_OTHER) continue;
    if (at.code === OPEN && depth++ === 0) open = at.start;
    else if (at.code === CLOSE && --depth === 0) closed = open;
  }
  return closed;
}

/** Where the arguments of the list that follows are parted. */
function commasUntil(at: MaskSite["ahead"]["at"], from: number, close: number): number[] {
  const found: number[] = [];
  let depth = 0;
  for (at.next(from); at.kind !== TOKEN_END && at.start < close; at.next()) {
    if (at.kind !== TOKEN_OTHER) continue;
    if (at.code === OPEN) depth++;
    else if (at.code === CLOSE) depth--;
    else if (at.code === COMMA && depth === 1) found.push(at.start);
  }
  return found;
}
