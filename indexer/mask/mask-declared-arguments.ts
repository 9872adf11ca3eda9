/**
 * A variable that is declared where only a macro takes it: `ASSERT_DEATH([[maybe_unused]] auto x = f(), "")`. Its type
 * is left out, so that the argument reads as an assignment.
 */
import { ALL_CAPITALS } from "./c-macros";
import { TOKEN_OTHER, TOKEN_WORD } from "./c-tokens";
import type { MaskSite } from "./mask-site";

const EQUALS = 61;
/** Tokens of a type that are looked at. */
const MAX_TOKENS = 40;

/**
 * Blanks the text from the current token, which begins an argument of a macro, to the name that the argument declares.
 * Returns where the name starts; -1 where the argument declares nothing.
 */
export function maskDeclaredType(site: MaskSite): number {
  const { ahead, mask, nesting, tokens } = site;
  if (!nesting.mayFollowCapitals || !ALL_CAPITALS.test(nesting.wordBeforeBracket)) return -1;
  const { at } = ahead;
  at.next(afterAttributes(site));
  let name = -1;
  let words = 0;
  let angles = 0;
  let isBehindScope = false;
  for (let i = 0; i < MAX_TOKENS; i++, at.next()) {
    if (at.kind === TOKEN_WORD) {
      if (angles === 0 && !isBehindScope) words++;
      isBehindScope = false;
      name = at.start;
      continue;
    }
    const c = at.kind === TOKEN_OTHER ? at.code : 0;
    isBehindScope = c === 58;
    if (c === 60) angles++;
    else if (c === 62) angles--;
    else if (c === EQUALS) break;
    else if (c !== 42 && c !== 38 && c !== 58 && !(angles > 0 && c === 44)) return -1;
  }
  const isDeclared = at.code === EQUALS && site.source.charCodeAt(at.end) !== EQUALS && words >= 2 && angles === 0;
  if (!isDeclared || /[=!<>+\-*/|&^]/.test(site.source[at.start - 1])) return -1;
  mask.uses(tokens.start, name);
  mask.blank(tokens.start, name);
  return name;
}

function afterAttributes({ source, tokens: { start } }: MaskSite): number {
  const close = source.startsWith("[[", start) ? source.indexOf("]]", start) : -1;
  return close < 0 ? start : close + 2;
}
