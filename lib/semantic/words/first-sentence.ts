/** The first sentence of a comment: what its writer would ask for. Pure. */

/** Marks at the beginning of a line of a comment, in any language. */
const MARKS = /^\s*(?:\/\*+!?|\/\/+[!<]*|\*+\/?|#+|--+|;+|[rbuf]{0,2}(?:"""|'''|"|'))?\s?/i;
const CLOSING = /\s*(?:\*+\/|"""|'''|")\s*$/;
/** A tag, a heading or a list ends the sentence. */
const OTHER = /^(?:@\w|\\(?:param|return|brief)\b|[-=~*^]{3,}|>>>|:\w+[ \w]*:|\.\. )/;

/** Empty where there is none. */
export function firstSentence(doc: string): string {
  const said: string[] = [];
  for (const raw of doc.split(/\r\n|\n|\r/)) {
    const line = raw.replace(MARKS, "").replace(CLOSING, "").trim();
    if (line === "") {
      if (said.length > 0) break;
      continue;
    }
    const plain = said.length === 0 ? line.replace(/^(?:@(?:brief|summary|description|desc)|\\brief)\s+/, "") : line;
    if (OTHER.test(plain)) {
      if (said.length > 0) break;
      continue;
    }
    said.push(plain);
  }
  const text = said
    .join(" ")
    .replace(/<[^<>]{1,200}>/g, " ")
    .replace(/\{@\w+\s+([^{}|]*)[^{}]*\}/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return /^(.*?[.!?])(?=\s|$)/.exec(text)?.[1] ?? text;
}
