/**
 * Names that scripts declare in blocks of functions without a name: `it("sails", () => { type State = … })`. Such
 * blocks are no symbols, so declarations of several share owner and name; which block is open at a place is told by
 * how far its lines are indented.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";

/** Of declarations of this file that share a name and have no owner, those that a place sees. */
export function ofOpenBlock(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[] {
  if (found.length < 2 && file.bindings.named(file.name(i)) === undefined) return found;
  const indented = found.map((d) => ({ d, column: startColumn(file, d.ordinal) }));
  const inBlocks = indented.filter(({ column }) => column > 0);
  if (inBlocks.length === 0) return found;
  const open = inBlocks.filter(({ d, column }) => isSeen(file, d, i, column));
  if (open.length > 0)
    return [
      open.reduce((a, b) => (a.column > b.column || (a.column === b.column && a.d.ordinal > b.d.ordinal) ? a : b)).d,
    ];
  const outside = indented.filter(({ column }) => column === 0).map(({ d }) => d);
  if (outside.length > 0) return outside;
  // what no open block declares is what the file imports
  return file.bindings.named(file.name(i)) === undefined ? found : [];
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
 * Of declarations that share the key of the symbol with this ordinal, those of its own block; all of them for what
 * stands in none.
 */
export function ofOwnPlace(file: CodeFile, ordinal: number, same: readonly Declaration[]): readonly Declaration[] {
  if (same.length < 2) return same;
  const own = outermost(file, ordinal);
  const column = startColumn(file, own);
  if (column === 0) return same;
  return same.filter((d) => d.fileId === file.id && areTogether(file, own, outermost(file, d.ordinal), column));
}

function outermost(file: CodeFile, ordinal: number): number {
  let at = ordinal;
  while (file.symbols[at].container >= 0) at = file.symbols[at].container;
  return at;
}

const startColumn = (file: CodeFile, ordinal: number): number =>
  decodeSymbolRanges(file.symbols[ordinal].ranges).startColumn;

/** Whether two symbols stand in one block, one of them at this column. */
function areTogether(file: CodeFile, a: number, b: number, column: number): boolean {
  if (a === b) return true;
  const [first, last] = [Math.min(a, b), Math.max(a, b)].map((ordinal) => file.nameOccurrence(ordinal));
  return startColumn(file, b) === column && isOpen(file, first, last, column);
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
