/**
 * What a loaded grammar's own tables in the parser's WebAssembly memory say of its nodes. Like `heap-reader.ts`, which
 * needs it, it knows the inner layout of web-tree-sitter 0.27.1: TSLanguage, TSFieldMapEntry, TSMapSlice and
 * TSSymbolMetadata of tree-sitter's lib/src/parser.h.
 */
import type { Language, Tree } from "web-tree-sitter";
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

export interface GrammarTables {
  /** `canonical` through the grammar's public symbols: type index by symbol */
  typeOf: Uint16Array;
  /** by symbol */
  isNamed: Uint8Array;
  /** alias (low half) and field (high half) of the child at [production * slotsPerProduction + structural index] */
  slots: Uint32Array;
  slotsPerProduction: number;
}

/** Throws when the tables do not look as this file believes. */
export function grammarTables(grammar: Language, types: GrammarTypes, memory: WebAssembly.Memory): GrammarTables {
  const view = new DataView(memory.buffer);
  const language = addressOf(grammar);
  const symbols = view.getUint32(language + SYMBOL_COUNT, true) + view.getUint32(language + ALIAS_COUNT, true);
  if (symbols !== grammar.nodeTypeCount || view.getUint32(language + FIELD_COUNT, true) !== grammar.fieldCount) {
    throw new Error("the grammar's tables do not lie where they were expected");
  }
  const typeOf = new Uint16Array(symbols);
  const isNamed = new Uint8Array(symbols);
  const metadata = view.getUint32(language + SYMBOL_METADATA, true);
  const publicSymbols = view.getUint32(language + PUBLIC_SYMBOLS, true);
  for (let symbol = 0; symbol < symbols; symbol++) {
    typeOf[symbol] = types.canonical[view.getUint16(publicSymbols + 2 * symbol, true)];
    isNamed[symbol] = view.getUint8(metadata + METADATA_SIZE * symbol + 1);
  }
  return { typeOf, isNamed, ...childSlots(view, language) };
}

/** The handle that web-tree-sitter keeps at index 0 of its objects: an address in its memory. */
export function addressOf(handle: Language | Tree): number {
  const address: unknown = Reflect.get(handle, 0);
  if (typeof address !== "number" || address === 0) throw new Error("web-tree-sitter keeps no address at index 0");
  return address;
}

/**
 * One table for what a production says of its children. TSLanguage keeps aliases as fixed-length rows (none for
 * production 0, which means "no information") and fields as a list per production, where an inherited entry is about
 * something inside a hidden child, which that child's own production says again. The first entry for a child counts.
 */
function childSlots(view: DataView, language: number): Pick<GrammarTables, "slots" | "slotsPerProduction"> {
  const productions = view.getUint32(language + PRODUCTION_COUNT, true);
  const aliasLength = view.getUint16(language + ALIAS_SEQUENCE_LENGTH, true);
  const aliases = view.getUint32(language + ALIAS_SEQUENCES, true);
  const fields = fieldEntries(view, language, productions);
  const slotsPerProduction = fields.reduce((most, { child }) => Math.max(most, child + 1), aliasLength);
  const slots = new Uint32Array(productions * slotsPerProduction);
  for (let production = 1; production < productions; production++) {
    for (let child = 0; child < aliasLength; child++) {
      const alias = view.getUint16(aliases + 2 * (production * aliasLength + child), true);
      slots[production * slotsPerProduction + child] = alias;
    }
  }
  for (const { production, child, field } of fields) {
    const slot = production * slotsPerProduction + child;
    if (slots[slot] >>> 16 === 0) slots[slot] |= field << 16;
  }
  return { slots, slotsPerProduction };
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
