/**
 * A run of documentation text in its parts: words, code, emphasis, links. Knows the marks of Markdown, Javadoc,
 * Doxygen, reST and XML.
 */

export type Inline =
  | { type: "text"; text: string }
  | { type: "code"; text: string }
  | { type: "strong" | "emphasis" | "raised" | "lowered"; parts: Inline[] }
  /** To a page of the web: http or https only. */
  | { type: "link"; url: string; text: string }
  /** To a symbol, by its name as it is written: qualified or not. */
  | { type: "symbol"; name: string; text: string };

/** Letters of one paragraph; a longer one is no prose. */
const LONGEST = 20_000;

type Reader = (found: RegExpExecArray) => Inline | null;

const NAME = String.raw`[\p{L}_$~][\p{L}\p{N}_$]*`;
/** `std::vector`, `Map.Entry#getKey`, `crate::io::Read`. */
const PATH = new RegExp(`^#?${NAME}(?:(?:::|\\.|#|/)~?${NAME})*(?:\\([^()]*\\))?$`, "u");

const code = (text: string): Inline => ({ type: "code", text: decoded(text) });
const text = (words: string): Inline => ({ type: "text", text: decoded(words) });

/** A link to a symbol; plain code where that is no name. */
function symbol(written: string, label = ""): Inline {
  const target = written.trim().replace(/^[TMPFEN]:|^~|^!/, "");
  const name = target.replace(/\(.*$/, "").replace(/^#|#$/g, "").replace(/[#/]/g, ".");
  const shown = decoded(label.trim() || target.replace(/^#/, "").replaceAll("#", "."));
  return PATH.test(target) ? { type: "symbol", name, text: shown } : code(shown);
}

const webLink = (url: string, label: string): Inline =>
  /^https?:\/\//i.test(url) ? { type: "link", url, text: decoded(label || url) } : text(label || url);

const STYLES: Readonly<Record<string, "strong" | "raised" | "lowered">> = {
  b: "strong",
  strong: "strong",
  sup: "raised",
  sub: "lowered",
};

const RULES: readonly [RegExp, Reader][] = [
  // reST roles: :class:`~a.B`, :py:func:`text <target>`
  [
    /:(?:[\w+-]+:)?([\w+-]+):`([^`]+)`/,
    ([, role, body]) => {
      const named = /^(.*?)\s*<([^<>]+)>$/.exec(body);
      const target = named?.[2] ?? body;
      if (/^(?:code|literal|samp|kbd|file|command|option|envvar|math)$/.test(role)) return code(body);
      const short = target.startsWith("~") ? target.slice(target.lastIndexOf(".") + 1).replace(/^~/, "") : "";
      return symbol(target, named?.[1] ?? short);
    },
  ],
  [/\[(`+)([^`]+)\1\](?:\[[^\]]*\]|\((?!https?:)[^)]*\))?/, ([, , name]) => symbol(name)],
  [/(`+)([\s\S]*?[^`])\1(?!`)_{0,2}/, ([whole, , body]) => (whole.endsWith("_") ? restLink(body) : code(body.trim()))],
  [
    /\{@(?:link|linkplain|see|linkcode)\s+([^\s{}|]+(?:\([^()]*\))?)\s*\|?\s*([^{}]*)\}/,
    ([, target, label]) => linkTo(target, label),
  ],
  [/\{@(?:code|literal|value|systemProperty|index)\s*((?:[^{}]|\{[^{}]*\})*)\}/, ([, body]) => code(body.trim())],
  [/\{@inheritDoc\}/, () => ({ type: "text", text: "" })],
  [
    /!?\[([^[\]]+)\]\(([^()\s]+)[^()]*\)/,
    ([, label, url]) => (PATH.test(url) ? symbol(url, label) : webLink(url, label)),
  ],
  [/\[\[?([^[\]\s]+)\]\]?/, ([whole, name]) => (PATH.test(name) && /[A-Z:._]|\[\[/.test(whole) ? symbol(name) : null)],
  [
    /<see\s+cref="([^"]+)"\s*\/>|<see\s+langword="([^"]+)"\s*\/>/,
    ([, target, word]) => (target ? symbol(target) : code(word)),
  ],
  [/<seealso\s+cref="([^"]+)"\s*\/>/, ([, target]) => symbol(target)],
  [/<(?:paramref|typeparamref)\s+name="([^"]+)"\s*\/>/, ([, name]) => code(name)],
  [/<(code|tt|c|kbd|samp|var)>([\s\S]*?)<\/\1>/i, ([, , body]) => code(body)],
  [
    /<a\s+[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/i,
    ([, url, label]) => webLink(url, label.replace(/<\/?\w+>|\{@code\s+([^{}]*)\}/g, "$1")),
  ],
  [
    /<(b|strong|i|em|dfn|cite|sup|sub)>([\s\S]*?)<\/\1>/i,
    ([, tag, body]) => ({ type: STYLES[tag.toLowerCase()] ?? "emphasis", parts: inlines(body) }),
  ],
  [/\*\*(?=\S)([\s\S]*?\S)\*\*/, ([, body]) => ({ type: "strong", parts: inlines(body) })],
  [/(?<![\w*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\w*])/, ([, body]) => ({ type: "emphasis", parts: inlines(body) })],
  [/(?<![\w_])_(?=[^\s_])([^_]*[^\s_])_(?![\w_])/, ([, body]) => ({ type: "emphasis", parts: inlines(body) })],
  [/(?<!\w)[@\\](?:p|c|a|e|em|b)\s+([^\s,;]+?)(?=[.,;:)]?(?:\s|$))/, ([, word]) => code(word)],
  [/(?<!\w)[@\\]ref\s+([\w:.~#()]+)/, ([, target]) => symbol(target)],
  // Of a doclet: its words say enough.
  [/\{@\w+\s*([^{}]*)\}/, ([, body]) => text(body)],
  [/https?:\/\/[^\s<>"'`)\]]*[^\s<>"'`)\].,;:!?]/i, ([url]) => webLink(url, "")],
];

const restLink = (body: string): Inline => {
  const named = /^(.*?)\s*<([^<>]+)>$/s.exec(body);
  return named === null ? text(body) : webLink(named[2], named[1]);
};

const linkTo = (target: string, label: string): Inline =>
  /^https?:/.test(target) ? webLink(target, label) : symbol(target, label);

/** What is no mark stays text, tags that nobody knows too. */
export function inlines(words: string): Inline[] {
  if (words.length > LONGEST) return [text(words)];
  const found: Inline[] = [];
  for (let rest = words; rest !== "";) {
    const next = firstMark(rest);
    const before = next === null ? rest : rest.slice(0, next.at);
    if (before !== "") push(found, text(before));
    if (next === null) break;
    push(found, next.inline);
    rest = rest.slice(next.at + next.length);
  }
  return found;
}

interface Mark {
  at: number;
  length: number;
  inline: Inline;
}

/** The mark that begins first; of two at one place the one that is named first. */
function firstMark(words: string): Mark | null {
  let first: Mark | null = null;
  for (const [pattern, read] of RULES) {
    const found = pattern.exec(words);
    if (found === null || (first !== null && found.index >= first.at)) continue;
    const inline = read(found);
    if (inline !== null) first = { at: found.index, length: found[0].length, inline };
  }
  return first;
}

function push(into: Inline[], inline: Inline): void {
  const last = into.at(-1);
  if (inline.type === "text" && last?.type === "text") last.text += inline.text;
  else into.push(inline);
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  mdash: "\u2014",
  ndash: "\u2013",
  hellip: "\u2026",
  copy: "\u00a9",
  times: "\u00d7",
  le: "\u2264",
  ge: "\u2265",
  rarr: "\u2192",
  larr: "\u2190",
  minus: "\u2212",
  plusmn: "\u00b1",
  ne: "\u2260",
  infin: "\u221e",
  deg: "\u00b0",
  middot: "\u00b7",
  bull: "\u2022",
  sect: "\u00a7",
  reg: "\u00ae",
  trade: "\u2122",
  laquo: "\u00ab",
  raquo: "\u00bb",
  lsquo: "\u2018",
  rsquo: "\u2019",
  ldquo: "\u201c",
  rdquo: "\u201d",
  pi: "\u03c0",
  sum: "\u2211",
};

/** Entities as the letters that they stand for. The result is a text node: it is never read as markup. */
export function decoded(words: string): string {
  return words.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/** The same as plain words. */
export const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => ("parts" in part ? plainText(part.parts) : part.text)).join("");
