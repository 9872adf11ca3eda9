/**
 * Methods that gmock's macro writes: `MOCK_METHOD(int, lift, (int height), (const, override));` reads `int lift (int
 * height) const override;`.
 */
import { TOKEN_END, TOKEN_OTHER } from "./c-tokens";
import type { MaskSite } from "./mask-site";

export const MOCK_METHOD = "MOCK_METHOD";

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
/** Of what a mock says of the method, the words that C++ says as well. */
const QUALIFIERS = /\b(?:const|override|final|noexcept)\b/g;

export function mockMethod({ ahead, mask, nesting, source, tokens }: MaskSite): number {
  const { start, end, word } = tokens;
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
