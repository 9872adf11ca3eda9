/**
 * Fields that a struct has by a macro in its body: `struct node { NODE_FIELDS int own; }`. The macro holds them, or
 * another one that its body names.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";
import type { NameReader } from "../readers";

/** Macros in the body of a macro, and so on, up to here. */
const MAX_DEPTH = 4;
const MACRO = /^[A-Z_][A-Z0-9_]*$/;

/** @param holders declarations of the type that is asked */
export async function fieldsByMacro(
  names: Pick<NameReader, "code" | "occurrence">,
  holders: readonly Declaration[],
  name: string,
  chain: Chain,
): Promise<Declaration[]> {
  const fields = (await names.code.declarations(name)).filter((d) => d.kind === "field" && d.holderKind === "macro");
  if (fields.length === 0) return [];
  for (let level = holders, depth = 0; level.length > 0 && depth <= MAX_DEPTH; depth++) {
    const macros = await macrosWithin(names, level, chain);
    const held: Declaration[] = [];
    for (const field of fields) {
      const home = await names.code.file(field.fileId);
      const around = home?.symbols[field.ordinal].container;
      if (macros.some(({ fileId, ordinal }) => fileId === field.fileId && ordinal === around)) held.push(field);
    }
    if (held.length > 0) return held;
    level = macros;
  }
  return [];
}

/** What the macros in the bodies of types or of other macros mean. */
async function macrosWithin(
  { code, occurrence }: Pick<NameReader, "code" | "occurrence">,
  around: readonly Declaration[],
  chain: Chain,
): Promise<Declaration[]> {
  const found = new Set<Declaration>();
  for (const { fileId, ordinal } of around) {
    const file = await code.file(fileId);
    for (const i of file ? namedWithin(file, ordinal) : []) {
      const { declarations } = file ? await occurrence(file, i, chain) : { declarations: [] };
      for (const each of declarations) if (each.kind === "macro") found.add(each);
    }
  }
  return [...found];
}

/** Occurrences in a body that are spelled like a macro, and name neither a member nor a local. */
function namedWithin(file: CodeFile, ordinal: number): number[] {
  const { count, line, enclosing, left, local, symbol } = file.uses;
  const { endLine } = decodeSymbolRanges(file.symbols[ordinal].ranges);
  const found: number[] = [];
  for (let i = file.nameOccurrence(ordinal) + 1; i > 0 && i < count && line[i] <= endLine; i++)
    if (enclosing[i] === ordinal && left[i] === LEFT_CODES.none && local[i] < 0 && symbol[i] < 0)
      if (MACRO.test(file.name(i))) found.push(i);
  return found;
}
