/** Words that mean a type without naming it: `this`, `self`, `super`, `base`. */
import type { SourceText } from "../../format/source-text";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { CodeFile } from "../../resolve/facts/code-file";
import { enclosingType } from "../../resolve/visibility/enclosing-type";
import { definitionsFirst, means, type Resolution } from "../../resolve/facts/resolution";
import type { Session } from "./session";

const OWN = new Set(["this", "self", "static", "Self"]);
const BASE = new Set(["super", "base", "parent"]);

/** What such a word means at a place; null for any other word. */
export async function keywordMeaning(
  file: CodeFile,
  line: number,
  column: number | undefined,
  text: SourceText | undefined,
  session: Session,
): Promise<{ name: string; resolution: Resolution } | null> {
  const word = text === undefined || column === undefined ? "" : wordAt(text.lines(line - 1, line - 1), column - 1);
  if (!OWN.has(word) && !BASE.has(word)) return null;
  const { resolver } = session;
  const scope = enclosingType(file, innermost(file, line - 1));
  if (scope === null) return null;
  const types = await resolver.members.types.ofScope(scope, file.language);
  if (OWN.has(word))
    return types.length > 0 ? { name: word, resolution: means(definitionsFirst(types), "scope") } : null;
  for (const type of types) {
    const bases = await resolver.members.types.bases(type);
    const known = bases.find((base) => base !== null);
    if (known) return { name: word, resolution: means(definitionsFirst(known), "scope") };
  }
  return null;
}

function wordAt(line: string, column: number): string {
  for (const { 0: word, index } of line.matchAll(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu))
    if (index <= column && column <= index + word.length) return word;
  return "";
}

/** The last symbol in the order of the source that spans a line (0-based): the innermost one. */
function innermost(file: CodeFile, line: number): number {
  let found = -1;
  for (const { ranges, ordinal } of file.symbols) {
    const { startLine, endLine } = decodeSymbolRanges(ranges);
    if (startLine <= line && line <= endLine) found = ordinal;
  }
  return found;
}
