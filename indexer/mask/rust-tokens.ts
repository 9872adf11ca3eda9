/**
 * The brackets of a Rust text, and what a reader of its macros must see between them. Never what stands in strings or
 * comments.
 */

export interface RustToken {
  /** a bracket, `;`, `$`, `#`, `=>`, a keyword that begins an item, or a macro's name with its `!` */
  text: string;
  start: number;
  end: number;
  /** of an opening bracket: the token that closes it; -1 for any other, and where none does */
  partner: number;
}

const LITERAL = [
  "//[^\\n]*",
  '(?:\\b[bc])?"(?:[^"\\\\]|\\\\[^])*"',
  "'(?:\\\\(?:u\\{[^}]*\\}|x..|.)|[^\\\\'\\n])'",
  "'[A-Za-z_]\\w*",
].join("|");
const RAW_STRING = '\\b(?:br|cr|r)(#*)"';
const WORD = "(?:r#)?[A-Za-z_]\\w*(?:!(?=\\s*[(\\[{]))?";
const TOKEN = new RegExp(`(/\\*)|${RAW_STRING}|${LITERAL}|(${WORD})|([()\\[\\]{};$#]|=>|::)`, "g");
const COMMENT_MARK = /\/\*|\*\//g;

/** Words that begin an item or stand before the word that does. */
export const ITEM_WORDS: ReadonlySet<string> = new Set(
  "pub struct enum union trait impl fn mod use const static type unsafe extern async macro_rules".split(" "),
);
const CLOSES: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

export function rustTokens(source: string): RustToken[] {
  const tokens: RustToken[] = [];
  const open: number[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(source); found; found = TOKEN.exec(source)) {
    const [, comment, hashes, word, mark] = found as readonly (string | undefined)[];
    if (comment !== undefined) TOKEN.lastIndex = endOfComment(source, found.index);
    else if (hashes !== undefined) TOKEN.lastIndex = endOfRaw(source, TOKEN.lastIndex, `"${hashes}`);
    const text = mark ?? word;
    if (text === undefined) continue;
    const at = tokens.push({ text, start: found.index, end: found.index + text.length, partner: -1 }) - 1;
    if (mark !== undefined) pairUp(tokens, open, at);
  }
  return tokens;
}

function pairUp(tokens: RustToken[], open: number[], at: number): void {
  const { text } = tokens[at];
  if (text in CLOSES) open.push(at);
  else if (/[)\]}]/.test(text) && open.length > 0 && CLOSES[tokens[open[open.length - 1]].text] === text)
    tokens[open.pop() ?? 0].partner = at;
}

/** Comments of Rust stand in each other. */
function endOfComment(source: string, start: number): number {
  let depth = 0;
  COMMENT_MARK.lastIndex = start;
  for (let mark = COMMENT_MARK.exec(source); mark; mark = COMMENT_MARK.exec(source)) {
    depth += mark[0] === "/*" ? 1 : -1;
    if (depth === 0) return COMMENT_MARK.lastIndex;
  }
  return source.length;
}

function endOfRaw(source: string, from: number, mark: string): number {
  const end = source.indexOf(mark, from);
  return end < 0 ? source.length : end + mark.length;
}
