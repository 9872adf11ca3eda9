/** The tokens of a Rust text, as macros see them. Pure. */

export interface MacroToken {
  text: string;
  /** offset in the text */
  start: number;
  /** of a bracket that opens: the index of the one that closes it; -1 for any other token */
  partner: number;
}

const LITERAL = /"(?:[^"\\]|\\[^])*"|r(#*)"[^]*?"\1|'(?:\\(?:u\{[^}]*\}|x..|.)|[^\\'\n])'/.source;
const SKIPPED = /\/\/[^\n]*|\/\*[^]*?\*\/|\s+/.source;
const WORD = /'?(?:r#)?[\p{L}_][\p{L}\p{N}_]*|\d[\w.]*/u.source;
const TOKEN = new RegExp(`(?:${SKIPPED})|((?:\\bb)?(?:${LITERAL})|${WORD}|=>|::|->|\\.\\.=?|[^])`, "gu");
const CLOSES: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);

/** @param offset of the text's first character, which the tokens count from */
export function macroTokens(text: string, offset = 0): MacroToken[] {
  const tokens: MacroToken[] = [];
  const open: number[] = [];
  for (const found of text.matchAll(TOKEN)) {
    const [, token] = found as readonly (string | undefined)[];
    if (token === undefined) continue;
    const at = tokens.push({ text: token, start: offset + found.index, partner: -1 }) - 1;
    if (CLOSES.has(token)) open.push(at);
    else if (open.length > 0 && CLOSES.get(tokens[open[open.length - 1]].text) === token)
      tokens[open.pop() ?? 0].partner = at;
  }
  return tokens;
}

/** The index of the token behind one, or behind the brackets that it opens. */
export const behind = (tokens: readonly MacroToken[], at: number): number => Math.max(at, tokens[at].partner) + 1;
