/** What the grammar of C# cannot read although the language allows it: `ref partial struct Span { }`. */
import { maskOtherBranches } from "./mask-branches";
import { MaskBuilder, type MaskedText } from "./mask-builder";

const REF_PARTIAL = /\bref(?=\s+partial\s+struct\b)/g;

/** Blanks the word between other modifiers and `partial`; nowhere else does it stand before these two. */
export function maskCsharp(source: string): MaskedText {
  if (!source.includes("partial")) return { text: source, macros: [], includes: [] };
  const mask = new MaskBuilder(source);
  for (const { index } of source.matchAll(REF_PARTIAL)) mask.blank(index, index + "ref".length);
  return mask.finish();
}

/** Tried where a text does not parse so: one branch of each conditional is read. */
export const maskCsharpAgain = (source: string): MaskedText => maskOtherBranches(maskCsharp(source).text);
