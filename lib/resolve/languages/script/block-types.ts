/**
 * Names that scripts declare in blocks of functions without a name: `it("sails", () => { type State = … })`. Such
 * blocks are no symbols, so declarations of several share owner and name; which block is open at a place is told by how
 * far its lines are indented.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";

/** Of declarations of this file that share a name and have no owner, those that a place sees. */
export function ofOpenBlock(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[] {
  if (found.length < 2) return found;
  const indented = found.map((d) => ({ d, column: decodeSymbolRanges(file.symbols[d.ordinal].ranges).startColumn }));
  const inBlocks = indented.filter(({ column }) => column > 0);
  if (inBlocks.length === 0) return found;
  const open = inBlocks.filter(({ d, column }) => isSeen(file, d, i, column));
  if (open.length > 0)
    return [
      open.reduce((a, b) => (a.column > b.column || (a.column === b.column && a.d.ordinal > b.d.ordinal) ? a : b)).d,
    ];
  const outside = indented.filter(({ column }) => column === 0).map(({ d }) => d);
  return outside.length > 0 ? outside : found;
}

/** A function is seen in its whole block, what else is declared from there on. */
function isSeen(file: CodeFile, d: Declaration, i: number, column: number): boolean {
  const own = file.nameOccurrence(d.ordinal);
  return isOpen(file, own, i, column) || (d.kind === "function" && i < own && isOpen(file, i, own, column));
}

/** Whether no line between two occurrences begins further left than a column. */
function isOpen({ uses }: CodeFile, from: number, until: number, column: number): boolean {
  if (from < 0 || from > until) return false;
  for (let at = from + 1; at <= until; at++)
    if (uses.line[at] !== uses.line[at - 1] && uses.column[at] < column) return false;
  return true;
}

/**
 * Of members of types that share owner and name, those that stand in one of these declarations; all where none does.
 */
export function heldByOne(members: readonly Declaration[], types: readonly Declaration[]): readonly Declaration[] {
  if (members.length < 2) return members;
  const own = members.filter(({ fileId, source }) =>
    types.some((type) => type.fileId === fileId && type.ordinal === source.symbol.container),
  );
  return own.length > 0 ? own : members;
}

/** Whether a class shares its key with another of its file: both stand in blocks, and each is a type by itself. */
export const isOneOfBlocks = (d: Declaration, same: readonly Declaration[]): boolean =>
  d.kind === "class" && same.some(({ id, fileId, kind }) => kind === "class" && fileId === d.fileId && id !== d.id);
