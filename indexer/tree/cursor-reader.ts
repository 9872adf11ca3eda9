/**
 * Reads a parsed tree through web-tree-sitter's public TreeCursor. Costs nearly as much as the parse, and is right by
 * definition: the other reader is measured against it, and gives way to it.
 */
import type { Tree, TreeCursor } from "web-tree-sitter";
import { ERROR_TYPE } from "../model";
import type { FlatTreeBuffer } from "./flat-tree-buffer";
import type { GrammarTypes } from "./node-types";

/** Fills `into` with the named nodes of `tree`. The caller still owns, and deletes, the tree. */
export function readByCursor(tree: Tree, types: GrammarTypes, into: FlatTreeBuffer): void {
  const cursor = tree.walk();
  try {
    into.types = types;
    into.count = 0;
    walk(cursor, types.canonical, into);
  } finally {
    cursor.delete();
  }
}

function walk(cursor: TreeCursor, canonical: Uint16Array, into: FlatTreeBuffer): void {
  /** nodes on the way down; -1 for an anonymous one, whose named children belong to the node above it */
  const open: number[] = [];
  let parent = -1;
  for (;;) {
    let node = -1;
    if (open.length === 0 || cursor.nodeIsNamed) {
      node = append(cursor, canonical, parent, into);
    }
    if (cursor.gotoFirstChild()) {
      open.push(node);
      if (node !== -1) parent = node;
      continue;
    }
    if (node !== -1) into.next[node] = into.count;
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent()) return;
      const closed = open.pop() ?? -1;
      if (closed === -1) continue;
      into.next[closed] = into.count;
      parent = into.parent[closed];
    }
  }
}

function append(cursor: TreeCursor, canonical: Uint16Array, parent: number, into: FlatTreeBuffer): number {
  const symbol = cursor.nodeTypeId;
  const type = symbol === ERROR_TYPE ? ERROR_TYPE : canonical[symbol];
  return into.append(type, cursor.currentFieldId, cursor.startIndex, cursor.endIndex, parent);
}
