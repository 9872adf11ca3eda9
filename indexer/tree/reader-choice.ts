/**
 * Decides how a grammar's trees are read: by the fast heap reader when it sees in the sample what TreeCursor sees, and
 * by TreeCursor otherwise. A surprise here costs speed, never an answer.
 */
import type { Language, Parser } from "web-tree-sitter";
import { readByCursor } from "./cursor-reader";
import { FlatTreeBuffer } from "./flat-tree-buffer";
import { HeapReader } from "./heap-reader";
import type { GrammarTypes } from "./node-types";
import { treeDifference } from "./tree-difference";

export interface ReaderChoice {
  /** null: TreeCursor reads */
  heap: HeapReader | null;
  /** why TreeCursor reads; null when it does not */
  note: string | null;
}

/**
 * Compares both readers on `sample`. Leaves the parser set to `grammar`; throws only what the parser itself throws.
 */
export function chooseReader(
  parser: Parser,
  grammar: Language,
  types: GrammarTypes,
  memory: WebAssembly.Memory,
  sample: string,
): ReaderChoice {
  const tree = parser.setLanguage(grammar).parse(sample);
  if (tree === null) return { heap: null, note: "the sample gave no tree" };
  try {
    const expected = new FlatTreeBuffer();
    readByCursor(tree, types, expected);
    return checkedAgainst(expected, () => {
      const heap = new HeapReader(grammar, types, memory);
      const found = new FlatTreeBuffer();
      heap.read(tree, found);
      return { heap, found };
    });
  } finally {
    tree.delete();
  }
}

function checkedAgainst(
  expected: FlatTreeBuffer,
  readHeap: () => { heap: HeapReader; found: FlatTreeBuffer },
): ReaderChoice {
  try {
    const { heap, found } = readHeap();
    const difference = treeDifference(expected, found);
    return difference === null ? { heap, note: null } : { heap: null, note: `the readers differ: ${difference}` };
  } catch (error) {
    return { heap: null, note: heapFailure(error) };
  }
}

/** What a failed walk says of itself on the status page. */
export function heapFailure(error: unknown): string {
  return `the heap reader failed: ${error instanceof Error ? error.message : String(error)}`;
}
