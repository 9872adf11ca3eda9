/** The first sentences of a doc comment, without the signs that make it a comment. */

/** At most about 160 characters; empty for none. */
export function docSummary(doc: string | null): string {
  if (doc === null) return "";
  const text = doc
    .replace(/^\s*(?:\/\*+!?|"""|''')/, "")
    .replace(/(?:\*\/|"""|''')\s*$/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\*|\/\/[/!]?|#)?\s?/, "").trim())
    .join("\n")
    .trim();
  const paragraph = text
    .split(/\n\s*\n|\n\s*[@\\]\w/)[0]
    .replace(/^[@\\]brief\s+/, "")
    .replace(/\s+/g, " ")
    .trim();
  if (paragraph.startsWith("@")) return "";
  return paragraph.length <= 160 ? paragraph : `${paragraph.slice(0, 157).replace(/\s+\S*$/, "")}…`;
}
