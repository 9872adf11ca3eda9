/** What the grammars of JavaScript and TypeScript cannot read although the languages allow it. */
import { MaskBuilder, type MaskedText } from "./mask-builder";

const VARIANCE = /\b(?:in\s+out|in|out)(?=\s+[A-Za-z_$])/g;

/**
 * Blanks variance marks of type parameters: `interface Store<in out A>`. Nowhere else does `in` or `out` follow `<` or
 * a comma.
 */
export function maskVariance(source: string): MaskedText {
  const mask = new MaskBuilder(source);
  blankVariance(mask, source);
  return mask.finish();
}

function blankVariance(mask: MaskBuilder, source: string): void {
  for (const { 0: words, index } of source.matchAll(VARIANCE)) {
    const c = source[codeBefore(source, index)];
    if (c === "<" || c === ",") mask.blank(index, index + words.length);
  }
}

/** The last character of code before an offset, comments passed over; -1 for none. */
function codeBefore(source: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0) {
    if (source[at] === "\n") at = beforeLineComment(source, at);
    else if (source.charCodeAt(at) <= 32) at--;
    else if (source[at] === "/" && source[at - 1] === "*") at = source.lastIndexOf("/*", at - 1) - 1;
    else return at;
  }
  return -1;
}

/** The last character of a line that stands before its comment, where it has one. */
function beforeLineComment(source: string, end: number): number {
  const start = source.lastIndexOf("\n", end - 1) + 1;
  const comment = /(?:^|\s)\/\//.exec(source.slice(start, end));
  return (comment ? start + comment.index : end) - 1;
}

/**
 * Type parameters, or a member that is called `in`, that begin a line: the grammar reads them as going on from the
 * line before.
 */
const STARTS_MEMBER = /^[ \t]+(?=<(?:$|[ \t]*[A-Za-z_$])|in\??:)/gm;
const ENDS_MEMBER = /[\w$>\])}'"]/;

/**
 * Tried where a text does not parse without: members of an interface that end with their line alone, where the next
 * begins like more of them. A semicolon is put into the space before.
 */
export function maskLineEnds(source: string): MaskedText {
  const mask = new MaskBuilder(source);
  blankVariance(mask, source);
  for (const { 0: space, index } of source.matchAll(STARTS_MEMBER)) {
    const end = index + space.length;
    if (ENDS_MEMBER.test(source[codeBefore(source, end)] ?? "")) mask.replace(end - 1, end, ";");
  }
  return mask.finish();
}

const KEYWORD_ATTRIBUTE = /(?<=\s)(?:class|for)(?==["'{])/g;

/**
 * `<div class="a">`: the attribute's name is a keyword to the grammar, so another name of the same length stands in.
 */
export function maskKeywordAttributes(source: string): MaskedText {
  const mask = new MaskBuilder(source);
  for (const { 0: word, index } of source.matchAll(KEYWORD_ATTRIBUTE))
    mask.replace(index, index + word.length, `${word.slice(0, -1)}_`);
  return mask.finish();
}
