/**
 * Conditional compilation of C# that cuts through declarations and statements: `#if X { … } #else ; #endif`. The
 * grammar reads branches that are whole members each; where they are not, one branch is read and the others are
 * blanked. Which one a build would take is not asked.
 */
import { MaskBuilder, type MaskedText } from "./mask-builder";

const DIRECTIVE = /^[ \t]*#[ \t]*(if|elif|else|endif)\b[^\r\n]*/gm;

/** Keeps the first branch of every conditional; identifiers in the others stay uses. */
export function maskOtherBranches(source: string): MaskedText {
  const mask = new MaskBuilder(source);
  /** for each open conditional, whether what stands here is left out */
  const open: { isOut: boolean }[] = [];
  let outFrom = -1;
  for (const { 0: text, 1: word, index } of source.matchAll(DIRECTIVE)) {
    const wasOut = open.some(({ isOut }) => isOut);
    if (word === "if") open.push({ isOut: false });
    else if (word === "endif") open.pop();
    else if (open.length > 0) open[open.length - 1].isOut = true;
    const isOut = open.some((each) => each.isOut);
    if (!wasOut) mask.blank(index, index + text.length);
    if (isOut && !wasOut) outFrom = index + text.length;
    if (wasOut && !isOut) leaveOut(mask, outFrom, index, index + text.length);
  }
  return mask.finish();
}

function leaveOut(mask: MaskBuilder, from: number, until: number, end: number): void {
  mask.blank(from, end);
  mask.uses(from, until);
}
