/** A stretch of a file in its colours. A comment or string may have begun above it, so reading begins earlier. */
import type { FileLanguage } from "@/lib/contract/vocabulary";
import type { NameClasses } from "../highlight/classify-name";
import { colourLines, type ColouredLine } from "../highlight/lex-lines";

/**
 * Lines read above the stretch: enough for the longest comment that is likely, and bounded in a file of any length.
 */
const RUN_UP = 2000;

/** Lines [start, end), counted from 0. */
export function colouredSlice(
  lines: readonly string[],
  start: number,
  end: number,
  language: FileLanguage | null,
  names: NameClasses,
): ColouredLine[] {
  const from = Math.max(0, start - RUN_UP);
  return colourLines(lines.slice(from, end), language, names).slice(start - from);
}
