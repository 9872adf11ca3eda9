/** What bears a name at a place of a file: an occurrence, or a symbol whose name no identifier says. */
import type { CodeFile } from "../../resolve/facts/code-file";
import { means, type Resolution } from "../../resolve/facts/resolution";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import { symbolId } from "../../format/symbol-id";
import { splitQualified } from "../../format/symbol-key";
import type { Session } from "./session";

/**
 * The occurrence at a place, or the line's first: a symbol's own name before uses. -1 for none.
 * @param name only an occurrence of this name, which may be qualified
 */
export function occurrenceAt(file: CodeFile, line: number, column: number | undefined, name?: string): number {
  const wanted = name === undefined ? undefined : splitQualified(name).at(-1);
  if (column !== undefined) return file.occurrenceAt(line - 1, column - 1);
  let first = -1;
  for (let i = 0; i < file.uses.count && file.uses.line[i] < line; i++) {
    if (file.uses.line[i] !== line - 1) continue;
    if (wanted !== undefined && file.name(i) !== wanted) continue;
    if (file.uses.symbol[i] >= 0) return i;
    if (first < 0) first = i;
  }
  return first;
}

/**
 * The symbols whose names stand at a place where no identifier does: `attr_reader :speed`, `this[int i]`. Null for
 * none.
 * @param column one-based; any of the line when left out
 * @param name only a symbol of this name, which may be qualified
 */
export async function declaredAt(
  file: CodeFile,
  line: number,
  column: number | undefined,
  name: string | undefined,
  { code }: Pick<Session, "code">,
): Promise<Resolution | null> {
  const wanted = name === undefined ? undefined : splitQualified(name).at(-1);
  const text = await code.text(file.id);
  const stands = (ordinal: number, symbol: CodeFile["symbols"][number]): boolean => {
    if (file.nameOccurrence(ordinal) >= 0 || (wanted !== undefined && symbol.name !== wanted)) return false;
    const { nameLine, nameColumn } = decodeSymbolRanges(symbol.ranges);
    const [word] = WORD.exec(symbol.name) ?? [""];
    const behind = column === undefined ? 0 : column - 1 - nameColumn;
    if (nameLine !== line - 1 || behind < 0 || behind > word.length) return false;
    // what has no name of its own stands where another word does
    const start = text?.offsetAt(nameLine, nameColumn) ?? 0;
    return word !== "" && text?.slice(start, start + word.length) === word;
  };
  const found = [...file.symbols.entries()].filter(([ordinal, symbol]) => stands(ordinal, symbol));
  if (found.length === 0) return null;
  const declarations = await code.declared(found.map(([ordinal]) => BigInt(symbolId(file.id, ordinal))));
  return declarations.size > 0 ? means([...declarations.values()], "scope") : null;
}

/** The part of a name that the source says: of `speed=` and `this[]` what stands before. */
const WORD = /^[\p{L}_][\p{L}\p{N}_]*[?!]?/u;
