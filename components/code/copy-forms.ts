/**
 * The forms in which code is copied into an issue, a review or a chat: Markdown that looks the same everywhere. Pure.
 */

/** Lines of code that go along at most. */
const MOST_LINES = 200;

/** `path:line`, as compilers and terminals write a place. */
export const placeForm = (file: string, line: number): string => `${file}:${line}`;

/** A link whose text is code: names hold `_`, `*` and `<`, which Markdown would read. */
export const linkForm = (name: string, url: string): string => `[${inlineCode(name)}](${url.replaceAll(")", "%29")})`;

export interface CodeToCopy {
  /** What the code is; of a line without a symbol its place. */
  title: string;
  /** In words, for a symbol: its kind. */
  what: string | null;
  url: string;
  place: string;
  /** Its comment, as plain text. */
  doc: string;
  language: string | null;
  code: string;
}

/** A symbol's code with its name, its place and its comment. Long code ends with a line that counts the rest. */
export function codeForm({ title, what, url, place, doc, language, code }: CodeToCopy): string {
  const lines = code.trimEnd().split(/\r?\n/);
  const shown = dedented(lines.slice(0, MOST_LINES)).join("\n");
  const fence = "`".repeat(Math.max(3, longestTicks(shown) + 1));
  return [
    `${linkForm(title, url)}${what === null ? "" : ` (${what})`}${place === title ? "" : ` in ${inlineCode(place)}`}`,
    ...(doc === "" ? [] : ["", ...doc.split("\n").map((line) => `> ${line}`.trimEnd())]),
    "",
    `${fence}${language ?? ""}`,
    shown,
    fence,
    ...(lines.length > MOST_LINES ? [`The first ${MOST_LINES} of ${lines.length} lines.`] : []),
    "",
  ].join("\n");
}

function inlineCode(text: string): string {
  const ticks = "`".repeat(longestTicks(text) + 1);
  return ticks.length === 1 ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
}

const longestTicks = (text: string): number => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** Without the indentation that all lines share. */
function dedented(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.match(/^[ \t]*/)?.[0] ?? "");
  const shared = indents.reduce((a, b) => {
    let length = 0;
    while (length < a.length && a[length] === b[length]) length++;
    return a.slice(0, length);
  }, indents[0] ?? "");
  return lines.map((line) => (line.startsWith(shared) ? line.slice(shared.length) : line.trimStart()));
}
