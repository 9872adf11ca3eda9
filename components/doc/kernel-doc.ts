/**
 * Comments of C in the form of kernel-doc and GTK-Doc: the name first, then `@parameter: words`, with `%CONSTANT`,
 * `&struct name` and `name()` in its sentences. They become the tags that all other forms have. Pure.
 */

import { shielded } from "./doc-forms";

/** A line of its own: here a tag ends, although no other one begins. */
export const TAG_END = "\uE001";

/** `kmalloc - allocate memory`, `struct list_head - a list`, `g_free:`. */
const FIRST = /^(?:(struct|union|enum|typedef)\s+)?[A-Za-z_]\w*(?:\([^()]*\))?\s*(?:-{1,2}\s|:)/;
/** Words that are tags elsewhere are no parameters. */
const PARAMETER =
  /^\s{0,3}@(?!(?:returns?|see|since|note|todo|deprecated|author|version|example|default|type|param):)([\w.-]+):\s*(.*)$/;
/** As code is, below a line that is empty. */
const INDENTED = /^(?: {4}|\t)/;
const RESULT = /^\s{0,3}Returns?:\s*(.*)$/;

export const isKernelDoc = (text: string): boolean =>
  FIRST.test(text) && text.split("\n").some((line) => PARAMETER.test(line));

/** @param text of a comment that `isKernelDoc` */
export function kernelDocAsTags(text: string): string {
  const tag = FIRST.exec(text)?.[1] === undefined ? "@param" : "@property";
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
    return [marked(begun ?? line), ...(ends ? [TAG_END] : [])];
  });
  return lines.join("\n");
}

function tagBegun(line: string, tag: string): string | null {
  const parameter = PARAMETER.exec(line);
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
