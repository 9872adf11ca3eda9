/** What the grammars of JavaScript and TypeScript cannot read although the languages allow it. */
import { MaskBuilder, type MaskedText } from "./masking";

const VARIANCE = /\b(?:in\s+out|in|out)(?=\s+[A-Za-z_$])/g;

/** Blanks variance marks of type parameters: `interface Store<in out A>`. Nowhere else does `in` or `out` follow `<` or a comma. */
export function maskVariance(source: string): MaskedText {
  const mask = new MaskBuilder(source);
  for (const { 0: words, index } of source.matchAll(VARIANCE)) {
    let before = index - 1;
    while (before >= 0 && source.charCodeAt(before) <= 32) before--;
    const c = source[before];
    if (c === "<" || (c === "," && before >= 0)) mask.blank(index, index + words.length);
  }
  return mask.finish();
}

const KEYWORD_ATTRIBUTE = /(?<=\s)(?:class|for)(?==["'{])/g;

/** `<div class="a">`: the attribute's name is a keyword to the grammar, so another name of the same length stands in. */
export function maskKeywordAttributes(source: string): MaskedText {
  const mask = new MaskBuilder(source);
  for (const { 0: word, index } of source.matchAll(KEYWORD_ATTRIBUTE))
    mask.replace(index, index + word.length, `${word.slice(0, -1)}_`);
  return mask.finish();
}
