/**
 * What the grammar of C# cannot read although the language allows it, `ref partial struct Span { }`, and what it takes
 * for something else: a product among arguments, `f(rows * COLUMNS)`, for a variable that a pointer's type declares.
 */
import { maskOtherBranches } from "./mask-branches";
import { MaskBuilder, type MaskedText } from "./mask-builder";

const REF_PARTIAL = /\bref(?=\s+partial\s+struct\b)/g;
/** Without the word no type of the file is a pointer. */
const POINTERS = /\bunsafe\b/;
const PRODUCT = /(?<=[([,]\s*(?:\w+\s*:\s*)?[A-Za-z_][\w.]*\s*)\*(?=\s*[A-Za-z_]\w*\s*[\]),])/g;

/**
 * Blanks the word between other modifiers and `partial`, nowhere else does it stand before these two; and lets the
 * parser see another operator in such a product.
 */
export function maskCsharp(source: string): MaskedText {
  const mask = new MaskBuilder(source);
  if (source.includes("partial"))
    for (const { index } of source.matchAll(REF_PARTIAL)) mask.blank(index, index + "ref".length);
  if (!POINTERS.test(source)) for (const { index } of source.matchAll(PRODUCT)) mask.respell(index, "/");
  return mask.finish();
}

/** Tried where a text does not parse so: one branch of each conditional is read. */
export const maskCsharpAgain = (source: string): MaskedText => maskOtherBranches(maskCsharp(source).text);
