/**
 * Reads a parsed tree straight from the parser's WebAssembly memory, at a tenth of what TreeCursor costs. Everything that
 * the project knows of web-tree-sitter's inner layout stands in this one file, and holds for web-tree-sitter 0.27.1
 * (32-bit, little-endian). Nobody may rely on it unchecked: `parser.ts` compares it with TreeCursor for each grammar.
 *
 * The structures are those of tree-sitter's C library: TSTree (lib/src/tree.h), Subtree, SubtreeInlineData and
 * SubtreeHeapData (lib/src/subtree.h), TSLanguage, TSFieldMapEntry, TSMapSlice, TSSymbolMetadata (lib/src/parser.h).
 */
import type { Language, Tree } from "web-tree-sitter";
import { ERROR_TYPE } from "../model";
import type { FlatTreeBuffer } from "./flat-tree-buffer";
import type { GrammarTypes } from "./node-types";

// TSLanguage, byte offsets. The fields before the pointers are uint32_t, but for the uint16_t at 36.
const SYMBOL_COUNT = 4;
const ALIAS_COUNT = 8;
const PRODUCTION_COUNT = 28;
const FIELD_COUNT = 32;
const ALIAS_SEQUENCE_LENGTH = 36;
const FIELD_MAP_SLICES = 64;
const FIELD_MAP_ENTRIES = 68;
const SYMBOL_METADATA = 72;
const PUBLIC_SYMBOLS = 76;
const ALIAS_SEQUENCES = 84;

// TSMapSlice { uint16 index, length }; TSFieldMapEntry { uint16 field_id; uint8 child_index; bool inherited };
// TSSymbolMetadata { bool visible, named, supertype }
const SLICE_SIZE = 4;
const FIELD_ENTRY_SIZE = 4;
const METADATA_SIZE = 3;

// A Subtree is 8 bytes, two words: a pointer in the first, or the whole of SubtreeInlineData when bit 0 is set.
// Inline: bits visible 1, named 2, extra 3, symbol in byte 1; second word: padding_bytes in byte 2, size_bytes in byte 3.
const SUBTREE_WORDS = 2;
const INLINE = 1;
const VISIBLE = 2;
const NAMED = 4;
const EXTRA = 8;

// SubtreeHeapData in words: ref_count 0, padding {bytes, row, column} 1, size {bytes, row, column} 4, lookahead_bytes 7,
// error_cost 8, child_count 9, symbol and parse_state 10, flags 11 (visible, named, extra from bit 0 on), then for parents
// visible_child_count 12, named_child_count 13, visible_descendant_count 14, dynamic_precedence 15, repeat_depth and
// production_id 16. The children stand immediately before it.
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
  /** `canonical` through the grammar's public symbols: type index by symbol */
  private readonly typeOf: Uint16Array;
  private readonly isNamed: Uint8Array;
  /** alias (low half) and field (high half) of the child at [production * slotsPerProduction + structural index] */
  private readonly slots: Uint32Array;
  private readonly slotsPerProduction: number;
  private frames = new Int32Array(256 * FRAME);

  /** Throws when the grammar's tables do not look as this file believes. */
  constructor(
    grammar: Language,
    private readonly types: GrammarTypes,
    private readonly memory: WebAssembly.Memory,
  ) {
    const view = new DataView(memory.buffer);
    const language = addressOf(grammar);
    const symbols = view.getUint32(language + SYMBOL_COUNT, true) + view.getUint32(language + ALIAS_COUNT, true);
    if (symbols !== grammar.nodeTypeCount || view.getUint32(language + FIELD_COUNT, true) !== grammar.fieldCount) {
      throw new Error("the grammar's tables do not lie where they were expected");
    }
    this.typeOf = new Uint16Array(symbols);
    this.isNamed = new Uint8Array(symbols);
    const metadata = view.getUint32(language + SYMBOL_METADATA, true);
    const publicSymbols = view.getUint32(language + PUBLIC_SYMBOLS, true);
    for (let symbol = 0; symbol < symbols; symbol++) {
      this.typeOf[symbol] = types.canonical[view.getUint16(publicSymbols + 2 * symbol, true)];
      this.isNamed[symbol] = view.getUint8(metadata + METADATA_SIZE * symbol + 1);
    }
    const children = childSlots(view, language);
    this.slots = children.slots;
    this.slotsPerProduction = children.perProduction;
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
   * One loop over all subtrees with an explicit stack, so that depth costs memory and not the call stack. The state of the
   * innermost open subtree is in variables, of the others in `frames`. The first node is the root, whatever it is.
   */
  private walk(heap: Uint32Array, root: number, into: FlatTreeBuffer): void {
    const { slots, slotsPerProduction, typeOf, isNamed } = this;
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

/** The handle that web-tree-sitter keeps at index 0 of its objects: an address in its memory. */
function addressOf(handle: Language | Tree): number {
  const address: unknown = Reflect.get(handle, 0);
  if (typeof address !== "number" || address === 0) throw new Error("web-tree-sitter keeps no address at index 0");
  return address;
}

/**
 * One table for what a production says of its children. TSLanguage keeps aliases as fixed-length rows (none for
 * production 0, which means "no information") and fields as a list per production, where an inherited entry is about
 * something inside a hidden child, which that child's own production says again. The first entry for a child counts.
 */
function childSlots(view: DataView, language: number): { slots: Uint32Array; perProduction: number } {
  const productions = view.getUint32(language + PRODUCTION_COUNT, true);
  const aliasLength = view.getUint16(language + ALIAS_SEQUENCE_LENGTH, true);
  const aliases = view.getUint32(language + ALIAS_SEQUENCES, true);
  const fields = fieldEntries(view, language, productions);
  const perProduction = fields.reduce((most, { child }) => Math.max(most, child + 1), aliasLength);
  const slots = new Uint32Array(productions * perProduction);
  for (let production = 1; production < productions; production++) {
    for (let child = 0; child < aliasLength; child++) {
      const alias = view.getUint16(aliases + 2 * (production * aliasLength + child), true);
      slots[production * perProduction + child] = alias;
    }
  }
  for (const { production, child, field } of fields) {
    const slot = production * perProduction + child;
    if (slots[slot] >>> 16 === 0) slots[slot] |= field << 16;
  }
  return { slots, perProduction };
}

function fieldEntries(view: DataView, language: number, productions: number) {
  const found: { production: number; child: number; field: number }[] = [];
  if (view.getUint32(language + FIELD_COUNT, true) === 0) return found;
  const slices = view.getUint32(language + FIELD_MAP_SLICES, true);
  const entries = view.getUint32(language + FIELD_MAP_ENTRIES, true);
  for (let production = 0; production < productions; production++) {
    const slice = slices + SLICE_SIZE * production;
    const first = view.getUint16(slice, true);
    const length = view.getUint16(slice + 2, true);
    for (let index = first; index < first + length; index++) {
      const entry = entries + FIELD_ENTRY_SIZE * index;
      const isInherited = view.getUint8(entry + 3) !== 0;
      if (isInherited) continue;
      found.push({ production, child: view.getUint8(entry + 2), field: view.getUint16(entry, true) });
    }
  }
  return found;
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
