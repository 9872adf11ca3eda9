/** Why a name at a place of a file means what it does, in words that name what stands there. Pure. */
import type { Basis } from "@/lib/contract/vocabulary";
import { evidenceOf } from "./evidence";
import { markedAt } from "./marked-name";

/** Text of a file, as far as it was read. */
export interface ReadText {
  text: string | null;
  /** First line of `text`. */
  start: number;
}

interface Known {
  name: string;
  basis: Basis;
}

/** Undefined where the line was not read, or holds another name: the meaning of an alias has its own. */
export function evidenceAt(
  { text, start }: ReadText,
  { line, column }: { line: number; column: number },
  { name, basis }: Known,
): string | undefined {
  const written = text === null ? undefined : lineOf(text, line - start);
  if (written === undefined) return undefined;
  for (let nth = 0, at = -1; ; nth++) {
    const next = markedAt(written, name, nth);
    if (next < 0 || next === at || next >= column) return undefined;
    at = next;
    if (column <= at + name.length + 1) return evidenceOf({ basis, preview: written }, name, nth);
  }
}

/** @param index from 0 */
function lineOf(text: string, index: number): string | undefined {
  if (index < 0) return undefined;
  let from = 0;
  for (let left = index; left > 0; left--) {
    const end = text.indexOf("\n", from);
    if (end < 0) return undefined;
    from = end + 1;
  }
  const end = text.indexOf("\n", from);
  return text.slice(from, end < 0 ? undefined : end).replace(/\r$/, "");
}
