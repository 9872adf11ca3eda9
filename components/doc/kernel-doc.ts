/**
 * Comments of C in the form of kernel-doc and GTK-Doc: the name first, then `@parameter: words`, with `%CONSTANT`,
 * `&struct name` and `name()` in its sentences. They become the tags that all other forms have. Pure.
 */

import { shielded } from "./doc-forms";

/** A line of its own: here a tag ends, although no other one begins. */
export const TAG_END = "\uE001";

/** `kmalloc - allocate memory`, `struct list_head - a list`, `g_free:`. */
const FIRST = /^(?:(struct|union|enum|typedef)\s+)?[A-Za-z_]\w*(?:\([^()]*\))?\s*(?:-{1,2}\s|:)/;
/** The name alone, with its parameters right below. */
const NAME_ALONE = /^(?:(?:struct|union|enum|typedef)\s+)?[A-Za-z_]\w*(?:\(\))?\s*\n(?=\s{0,3}@\w[\w.-]*:)/;
/** `kmalloc - allocate memory`: tags of other forms never stand below such a line with a colon behind them. */
const DASHED = /^(?:(?:struct|union|enum|typedef)\s+)?[a-z_]\w*(?:\([^()]*\))?\s+-{1,2}\s/i;
/** A comment of one member, inside of its struct: `@lock: guards the list`. */
const MEMBER = /^@[A-Za-z]\w*_\w*:(?:\s|$)/;
/** Words that are tags elsewhere are no parameters, unless the whole comment shows that it has this form. */
const PARAMETER =
  /^\s{0,3}@(?!(?:returns?|see|since|note|todo|deprecated|author|version|example|default|type|param):)([\w.-]+):\s*(.*)$/;
const ANY_PARAMETER = /^\s{0,3}@(?!(?:returns?|param|deprecated):)([\w.-]+|\.{3}):\s*(.*)$/;
/** A parameter that a sentence begins with; tags that mean something without a colon stay what they are. */
const SPOKEN_OF =
  /^(\s{0,3})@(?!(?:returns?|see|since|note|todo|deprecated|author|version|param)\b)([a-z_]\w*(?:(?:->|\.)[a-z_]\w*)*)(?![\w:])/i;
/** As code is, below a line that is empty. */
const INDENTED = /^(?: {4}|\t)/;
const RESULT = /^\s{0,3}Returns?:\s*(.*)$/;

export function isKernelDoc(comment: string): boolean {
  const text = outdented(comment);
  if (MEMBER.test(text) || NAME_ALONE.test(text)) return true;
  const parameter = DASHED.test(text) ? ANY_PARAMETER : PARAMETER;
  return FIRST.test(text) && text.split("\n").some((line) => parameter.test(line));
}

/** @param comment one that `isKernelDoc` */
export function kernelDocAsTags(comment: string): string {
  const text = outdented(comment);
  const isOfMembers = MEMBER.test(text) || FIRST.exec(text)?.[1] !== undefined;
  const tag = isOfMembers ? "@property" : "@param";
  let inTag = false;
  let inCode = false;
  let before = "";
  const lines = text.split("\n").flatMap((line): string[] => {
    inCode = INDENTED.test(line) && (inCode || before.trim() === "");
    before = line;
    if (inCode) return [line];
    const begun = tagBegun(line, tag);
    const ends = inTag && line.trim() === "";
    if (begun !== null || ends) inTag = begun !== null;
    return [marked(begun ?? line.replace(SPOKEN_OF, "$1`$2`")), ...(ends ? [TAG_END] : [])];
  });
  return lines.join("\n");
}

/** Some write a tab behind each star, or behind that of the first lines: it is no sign of code. */
function outdented(comment: string): string {
  const [indent] = /^[ \t]*/.exec(comment) ?? [""];
  if (indent === "") return comment;
  return comment
    .split("\n")
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join("\n");
}

function tagBegun(line: string, tag: string): string | null {
  const parameter = ANY_PARAMETER.exec(line);
  if (parameter !== null) return `${tag} ${parameter[1]} ${parameter[2]}`;
  const result = RESULT.exec(line);
  return result === null ? null : `@returns ${result[1]}`;
}

const MARKS: readonly [RegExp, string][] = [
  [/(?<![\w@&%`.{])([a-z_]\w*)\(\)/gi, "{@link $1()}"],
  [/(?<![\w&])&(?:(struct|union|enum|typedef)\s+)?([a-z_]\w*)\b(?!;)/gi, "{@link $2}"],
  [/(?<![\w%])%(-?[A-Za-z_0-9]\w*)/g, "`$1`"],
  [/(?<=[^\w@{]|^[*(])@([a-z_]\w*(?:(?:->|\.)[a-z_]\w*)*)/gi, "`$1`"],
];

/** The tag at the front of a line is none of its marks. */
const marked = (line: string): string =>
  shielded(line, (words) => MARKS.reduce((changed, [pattern, form]) => changed.replace(pattern, form), words));
