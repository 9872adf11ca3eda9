/**
 * For tests: one text read by both readers, so that they can be compared. Not part of the indexer.
 */
import { Parser } from "web-tree-sitter";
import type { ParsedLanguage } from "../../lib/contract/vocabulary";
import { readByCursor } from "./cursor-reader";
import { FlatTreeBuffer } from "./flat-tree-buffer";
import { HeapReader } from "./heap-reader";
import { nodeTypesOf } from "./node-types";
import { loadGrammar, startRuntime } from "./runtime";

export interface BothReaders {
  /** Both trees are overwritten by the next call. */
  read(text: string): { cursor: FlatTreeBuffer; heap: FlatTreeBuffer };
}

export async function bothReaders(language: ParsedLanguage): Promise<BothReaders> {
  const memory = await startRuntime();
  const grammar = await loadGrammar(language);
  const types = nodeTypesOf(grammar);
  const reader = new HeapReader(grammar, types, memory);
  const parser = new Parser().setLanguage(grammar);
  const cursor = new FlatTreeBuffer();
  const heap = new FlatTreeBuffer();
  return {
    read(text) {
      const tree = parser.parse(text);
      if (tree === null) throw new Error("the parser gave no tree");
      try {
        readByCursor(tree, types, cursor);
        reader.read(tree, heap);
      } finally {
        tree.delete();
      }
      return { cursor, heap };
    },
  };
}
