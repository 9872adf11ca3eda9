/** `void sail()`: what a method gives is written before its name. */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";

/** Null where the text is not there. */
export async function givesNothing(
  code: CodeIndex,
  { fileId, source }: Pick<Declaration, "fileId" | "source">,
): Promise<boolean | null> {
  const { nameLine, nameColumn } = decodeSymbolRanges(source.symbol.ranges);
  return isVoidBefore(code, fileId, nameLine, nameColumn);
}

export async function isVoidBefore(code: CodeIndex, fileId: number, line: number, column: number) {
  const text = await code.text(fileId);
  return text && /\bvoid\s+$/.test(text.between(line, Math.max(0, column - MAX_BEFORE), line, column));
}

const MAX_BEFORE = 20;
