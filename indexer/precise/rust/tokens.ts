/** Words and marks of a Rust text, without its comments and literals. Pure; any text gives tokens. */

/** Those that no item is called by; `self` and `crate` are told by rules. */
const KEYWORDS = new Set(
  (
    "Self as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self " +
    "static struct super trait true type unsafe use where while"
  ).split(" "),
);

const TOKEN =
  /\/\/[^\n]*|\/\*|\b(?:b|c|br|cr|r)(#*)"|"(?:\\[^]|[^"\\])*"?|b?'(?:\\(?:u\{[^}']*\}|x[0-9a-fA-F]{2}|[^])|[^\\'\n])'|'[\p{ID_Start}_][\p{ID_Continue}]*|\d\w*(?:\.\d\w*)?|(?:r#)?[\p{ID_Start}_][\p{ID_Continue}]*|->|=>|::|[^\s]/gu;
const WORD = /^(?:r#)?[\p{ID_Start}_]/u;

export interface Token {
  text: string;
  offset: number;
}

/** Whether it is an identifier, and no keyword. */
export const isName = (text: string | undefined): boolean =>
  text !== undefined && WORD.test(text) && !KEYWORDS.has(text);

/** In their order. */
export function* tokensOf(text: string): Iterable<Token> {
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [whole, hashes] = match;
    const offset = match.index;
    if (whole === "/*") TOKEN.lastIndex = commentEnd(text, offset);
    else if (hashes !== undefined)
      TOKEN.lastIndex = stringEnd(text, offset + whole.length, whole.includes("r") ? hashes : null);
    else if (!/^(?:\/\/|b?'|"|\d)/.test(whole)) yield { text: whole, offset };
  }
}

/** Comments stand in comments. */
function commentEnd(text: string, start: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = start;
  let depth = 0;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    depth += match[0] === "/*" ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return text.length;
}

/** @param hashes that end a raw string; null for one with escapes */
function stringEnd(text: string, from: number, hashes: string | null): number {
  if (hashes !== null) {
    const end = text.indexOf(`"${hashes}`, from);
    return end < 0 ? text.length : end + 1 + hashes.length;
  }
  const end = /(?:\\[^]|[^"\\])*"?/y;
  end.lastIndex = from;
  end.exec(text);
  return end.lastIndex;
}
