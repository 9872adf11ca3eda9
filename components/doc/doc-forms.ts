/** Brings the forms of documentation into one: code is set aside, tags of HTML and XML become lines. Pure. */
import { decoded } from "./doc-inlines";

export interface CodeBlock {
  type: "code";
  text: string;
  /** As it is written behind the fence; null where nothing says it. */
  language: string | null;
}

/** Fences, `<pre>`, Doxygen's `@code`, reST's directive, doctests: each with its language and its text. */
const CODE: readonly { pattern: RegExp; language: number; text: number }[] = [
  {
    pattern: /^[ \t]*(`{3,}|~{3,})[ \t]*\{?\.?([\w+#-]*)[^\n]*\n([\s\S]*?)(?:^[ \t]*\1[ \t]*$|(?![\s\S]))/gm,
    language: 2,
    text: 3,
  },
  { pattern: /<pre(\b[^>]*)?>([\s\S]*?)<\/pre>/gi, language: 0, text: 2 },
  { pattern: /^[ \t]*[@\\]code(?:\{\.?(\w*)\})?[ \t]*\n([\s\S]*?)[@\\]endcode/gm, language: 1, text: 2 },
  { pattern: /<code(\b[^>]*)?>(\s*\n[\s\S]*?)<\/code>/gi, language: 0, text: 2 },
  {
    pattern: /^\.\. (?:code-block|code|sourcecode)::[ \t]*(\w*)\n((?:[ \t]+[^\n]*(?:\n|$)|[ \t]*\n)*)/gm,
    language: 1,
    text: 2,
  },
  { pattern: /^([ \t]*>>> [^\n]*(?:\n[ \t]*\S[^\n]*)*)/gm, language: 0, text: 1 },
];

/** Text with code set aside: a line of its own holds the place of each. */
export function takeCode(source: string): { text: string; codes: CodeBlock[] } {
  const codes: CodeBlock[] = [];
  const text = CODE.reduce(
    (words, { pattern, language, text: at }) =>
      words.replace(pattern, (...found: (string | undefined)[]) => {
        const named = language === 0 ? "" : (found[language] ?? "");
        const isMarkup = /^<(?:pre|code)/i.test(found[0] ?? "");
        codes.push({ type: "code", text: cleaned(found[at] ?? "", isMarkup), language: named || null });
        return `\n\uE000${codes.length - 1}\uE000\n`;
      }),
    source.replace(/[\uE000]/g, ""),
  );
  return { text, codes };
}

/** Markup in code says what its letters stand for; Javadoc wraps it once more. */
function cleaned(text: string, isMarkup: boolean): string {
  const inner = isMarkup
    ? decoded(
        text.replace(/^\s*\{@code\s?([\s\S]*)\}\s*$/, "$1").replace(/<\/?(?:code|b|i|em|strong|span)\b[^>]*>/gi, ""),
      )
    : text;
  const lines = inner.replace(/^[ \t]*\n|\s+$/g, "").split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const shared = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join("\n");
}

const FORMS: readonly [RegExp, string][] = [
  // C#
  [/<(?:typeparam)\s+name="([^"]*)"\s*>/gi, "\n@tparam $1 "],
  [/<param\s+name="([^"]*)"\s*>/gi, "\n@param $1 "],
  [/<exception\s+cref="(?:[A-Z]:)?([^"]*)"\s*>/gi, "\n@throws $1 "],
  [/<(returns|remarks|example|value)>\s*/gi, "\n@$1 "],
  [/<\/?(?:summary|para)>/gi, "\n\n"],
  [/<\/(?:param|typeparam|exception|returns|remarks|example|value)>/gi, "\n"],
  // HTML
  [/<\/?(?:p|div|blockquote|table|tbody|thead|tr|dl|ul|ol)(?:\s[^>]*)?\/?>/gi, "\n\n"],
  [/<br\s*\/?>/gi, "\n\n"],
  [/<(?:li|dt|dd)(?:\s[^>]*)?>\s*/gi, "\n- "],
  [/<\/(?:li|dt|dd|td|th)>/gi, "\n"],
  [/<h[1-6](?:\s[^>]*)?>\s*/gi, "\n\n### "],
  [/<\/h[1-6]>/gi, "\n\n"],
  [/<t[dh](?:\s[^>]*)?>\s*/gi, " "],
  [/<!--[\s\S]*?-->/g, ""],
  [/<\/?caption(?:\s[^>]*)?>/gi, "\n\n"],
  [/<(span|small|font|u)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/gi, "$2"],
  // A link to a part of a page that is not here.
  [/<a\s+(?![^>]*href="https?:)[^>]*>([\s\S]*?)<\/a>/gi, "$1"],
  [/\{@return\s+((?:[^{}]|\{[^{}]*\})*)\}/g, "Returns $1."],
  // reST
  [/^\.\. (note|warning|tip|important|deprecated|versionadded|versionchanged|seealso)::[ \t]*/gim, "\n@$1 "],
  [/^[@\\](?:nosubgrouping|internal|endinternal|\{|\}|ingroup\b.*|defgroup\b.*|addtogroup\b.*|file\b.*)$/gm, ""],
];

export const normalised = (text: string): string =>
  shielded(text, (words) => FORMS.reduce((changed, [pattern, form]) => changed.replace(pattern, form), words));

/** Code within a sentence. */
const SPAN = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)|\{@(?:code|literal)\s[^{}\n]*\}/g;

/** Changes words, and leaves the code among them as it is: `<div>` there is no tag. */
export function shielded(text: string, change: (words: string) => string): string {
  const spans: string[] = [];
  const words = text.replace(/\uE002/g, "").replace(SPAN, (span) => `\uE002${spans.push(span) - 1}\uE002`);
  return change(words).replace(/\uE002(\d+)\uE002/g, (whole, at) => spans[Number(at)] ?? whole);
}
