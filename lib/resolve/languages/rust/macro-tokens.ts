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
  const found: Omit<MacroToken, "partner">[] = [];
  for (const { 1: token, index } of text.matchAll(TOKEN))
    if (token !== undefined) found.push({ text: token, start: offset + index });
  return pairedUp(found);
}

/** Tokens with the brackets that close those which open. */
export function pairedUp(tokens: readonly Omit<MacroToken, "partner">[]): MacroToken[] {
  const open: number[] = [];
  const paired = tokens.map(({ text, start }): MacroToken => ({ text, start, partner: -1 }));
  for (const [at, { text }] of paired.entries()) {
    if (CLOSES.has(text)) open.push(at);
    else if (open.length > 0 && CLOSES.get(paired[open[open.length - 1]].text) === text)
      paired[open.pop() ?? 0].partner = at;
  }
  return paired;
}

/** The index of the token behind one, or behind the brackets that it opens. */
export const behind = (tokens: readonly MacroToken[], at: number): number => Math.max(at, tokens[at].partner) + 1;
