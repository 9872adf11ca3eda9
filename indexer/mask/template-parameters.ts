/**
 * Macros among the parameters of a template: `template <class T, REQUIRES(is_ship<T>)>` demands something by a
 * parameter that the macro writes. No parameter is a call, so what looks like one is a macro.
 */
import { ALL_CAPITALS } from "./c-macros";
import { TOKEN_END, TOKEN_OTHER, TOKEN_WORD } from "./c-tokens";
import type { MaskSite } from "./mask-site";

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const LESS = 60;
const GREATER = 62;
/** Tokens of a list of parameters that are looked at. */
const MAX_TOKENS = 300;
/** What an unnamed parameter is written as. */
const PARAMETER = "class";

/** At the word `template`: puts an unnamed parameter in place of each macro of its list. */
export function macroParameters(site: MaskSite): void {
  const { ahead, tokens } = site;
  const { at } = ahead;
  if (ahead.code(tokens.end) !== LESS) return;
  let angles = 0;
  let brackets = 0;
  let begins = false;
  for (let i = 0; i < MAX_TOKENS && at.kind !== TOKEN_END; i++, at.next()) {
    if (at.kind === TOKEN_WORD && begins && ALL_CAPITALS.test(at.word)) writeParameter(site);
    begins = false;
    if (at.kind !== TOKEN_OTHER) continue;
    if (at.code === OPEN) brackets++;
    else if (at.code === CLOSE) brackets--;
    else if (brackets > 0) continue;
    else if (at.code === LESS) begins = ++angles === 1;
    else if (at.code === GREATER && --angles === 0) return;
    else begins = at.code === COMMA && angles === 1;
  }
}

/** At a word in capitals that begins a parameter; leaves the look ahead there, or at the end of its arguments. */
function writeParameter({ ahead: { at }, mask }: MaskSite): void {
  const { start, end, word } = at;
  at.next();
  const close = at.kind === TOKEN_OTHER && at.code === OPEN ? at.closing(at.start) : -1;
  at.next(close < 0 ? end : close);
  const isParameter = close - start >= PARAMETER.length && (at.code === COMMA || at.code === GREATER);
  if (isParameter) {
    mask.replace(start, close, PARAMETER);
    mask.macro(word, start, close, true);
  }
  at.next(isParameter ? close - 1 : start);
}
