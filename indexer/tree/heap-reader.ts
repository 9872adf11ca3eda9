/**
 * Reads a parsed tree straight from the parser's WebAssembly memory, at a tenth of what TreeCursor costs. Everything
 * that the project knows of web-tree-sitter's inner layout stands here and in `grammar-tables.ts`, and holds for
 * web-tree-sitter 0.27.1 (32-bit, little-endian). Nobody may rely on it unchecked: `parser.ts` compares it with
 * TreeCursor for each grammar.
 *
 * The structures are those of tree-sitter's C library: TSTree (lib/src/tree.h), Subtree, SubtreeInlineData and
 * SubtreeHeapData (lib/src/subtree.h).
 */
import type { Language, Tree } from "web-tree-sitter";
import { ERROR_TYPE } from "../model";
import type { FlatTreeBuffer } from "./flat-tree-buffer";
import { addressOf, grammarTables, type GrammarTables } from "./grammar-tables";
import type { GrammarTypes } from "./node-types";

// A Subtree is 8 bytes, two words: a pointer in the first, or the whole of SubtreeInlineData when bit 0 is set.
// Inline: bits visible 1, named 2, extra 3, symbol in byte 1; second word: padding_bytes in byte 2, size_bytes in byte
// 3.
const SUBTREE_WORDS = 2;
const INLINE = 1;
const VISIBLE = 2;
const NAMED = 4;
const EXTRA = 8;

// SubtreeHeapData in words: ref_count 0, padding {bytes, row, column} 1, size {bytes, row, column} 4, lookahead_bytes
// 7, error_cost 8, child_count 9, symbol and parse_state 10, flags 11 (visible, named, extra from bit 0 on), then for
// parents visible_child_count 12, named_child_count 13, visible_descendant_count 14, dynamic_precedence 15,
// repeat_depth and production_id 16. The children stand immediately before it.
const PADDING = 1;
const SIZE = 4;
const CHILD_COUNT = 9;
const SYMBOL = 10;
const FLAGS = 11;
const VISIBLE_CHILD_COUNT = 12;
const PRODUCTION = 16;
const HEAP_DATA_WORDS = 19;

/** Words of a frame: the children left, the place in text and production, and the nodes that they belong to. */
const FRAME = 8;
const NO_NODE = -1;
const NO_CHILD = -1;

const MISREAD = "the tree does not lie where it was expected";

export class HeapReader {
  private readonly tables: GrammarTables;
  private frames = new Int32Array(256 * FRAME);

  /** Throws when the grammar's tables do not look as `grammar-tables.ts` believes. */
  constructor(
    grammar: Language,
    private readonly types: GrammarTypes,
    private readonly memory: WebAssembly.Memory,
  ) {
    this.tables = grammarTables(grammar, types, memory);
  }

  /** Fills `into` with the named nodes of `tree`. The caller still owns, and deletes, the tree. */
  read(tree: Tree, into: FlatTreeBuffer): void {
    into.types = this.types;
    into.count = 0;
    // taken anew for each tree: the buffer is replaced when the parser's memory grows
    const heap = new Uint32Array(this.memory.buffer);
    this.walk(heap, addressOf(tree) >>> 2, into);
  }

  /**
   * One loop over all subtrees with an explicit stack, so that depth costs memory and not the call stack. The state of
   * the innermost open subtree is in variables, of the others in `frames`. The first node is the root, whatever it is.
   */
  private walk(heap: Uint32Array, root: number, into: FlatTreeBuffer): void {
    const { slots, slotsPerProduction, typeOf, isNamed } = this.tables;
    /** every subtree with children takes at least this much of the heap, so more of them means a misread heap */
    let budget = heap.length / HEAP_DATA_WORDS;
    let top = 0;

    let child = root;
    let lastChild = root + SUBTREE_WORDS;
    /** bytes of UTF-16 before the next child's padding */
    let position = 0;
    let slot = 0;
    let slotEnd = 0;
    /** field of the hidden subtree that is open, or of a hidden one around it */
    let inherited = 0;
    let node = NO_NODE;
    let parent = -1;

    for (;;) {
      if (child === lastChild) {
        if (node !== NO_NODE) into.next[node] = into.count;
        if (top === 0) break;
        top -= FRAME;
        const { frames } = this;
        child = frames[top];
        lastChild = frames[top + 1];
        position = frames[top + 2];
        slot = frames[top + 3];
        slotEnd = frames[top + 4];
        inherited = frames[top + 5];
        node = frames[top + 6];
        parent = frames[top + 7];
        continue;
      }

      const word = heap[child];
      let data = 0;
      let flags: number, symbol: number, padding: number, size: number;
      if ((word & INLINE) !== 0) {
        const sizes = heap[child + 1];
        flags = word;
        symbol = (word >>> 8) & 0xff;
        padding = (sizes >>> 16) & 0xff;
        size = sizes >>> 24;
      } else {
        data = word >>> 2;
        flags = heap[data + FLAGS] << 1;
        symbol = heap[data + SYMBOL] & 0xffff;
        padding = heap[data + PADDING];
        size = heap[data + SIZE];
      }
      child += SUBTREE_WORDS;
      const from = position + padding;
      position = from + size;

      // aliases and fields count only the children that the production names, and extras (comments) are not among them
      let alias = 0;
      let ownField = 0;
      if ((flags & EXTRA) === 0) {
        const entry = slot < slotEnd ? slots[slot] : 0;
        slot++;
        alias = entry & 0xffff;
        ownField = entry >>> 16 || inherited;
      }

      const isRoot = into.count === 0;
      const isShown = isRoot || alias !== 0 || (flags & VISIBLE) !== 0;
      let appended = NO_NODE;
      if (isRoot || (alias !== 0 ? isNamed[alias] !== 0 : (flags & (VISIBLE | NAMED)) === (VISIBLE | NAMED))) {
        const shown = alias !== 0 ? alias : symbol;
        const type = shown === ERROR_TYPE ? ERROR_TYPE : typeOf[shown];
        appended = into.append(type, ownField, from >>> 1, (from + size) >>> 1, parent);
      }

      const firstChild = data === 0 ? NO_CHILD : firstChildOf(heap, data);
      if (firstChild === NO_CHILD) {
        if (appended !== NO_NODE) into.next[appended] = into.count;
        continue;
      }
      if (--budget < 0) throw new Error(MISREAD);
      if (top + FRAME > this.frames.length) this.frames = grown(this.frames);
      const { frames } = this;
      frames[top] = child;
      frames[top + 1] = lastChild;
      frames[top + 2] = position;
      frames[top + 3] = slot;
      frames[top + 4] = slotEnd;
      frames[top + 5] = inherited;
      frames[top + 6] = node;
      frames[top + 7] = parent;
      top += FRAME;
      child = firstChild;
      lastChild = data;
      // a parent's padding is its first child's
      position = from - padding;
      slot = (heap[data + PRODUCTION] >>> 16) * slotsPerProduction;
      slotEnd = slot + slotsPerProduction;
      // a hidden subtree hands its field down, a visible one keeps it
      inherited = isShown ? 0 : ownField;
      node = appended;
      if (appended !== NO_NODE) parent = appended;
    }
  }
}

/** Word index of the first child of a heap subtree, `NO_CHILD` when nothing below it is visible. */
function firstChildOf(heap: Uint32Array, data: number): number {
  const count = heap[data + CHILD_COUNT];
  if (count === 0 || heap[data + VISIBLE_CHILD_COUNT] === 0) return NO_CHILD;
  const first = data - count * SUBTREE_WORDS;
  if (!(first > 0)) throw new Error(MISREAD);
  return first;
}

function grown(frames: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(frames.length * 2);
  larger.set(frames);
  return larger;
}
