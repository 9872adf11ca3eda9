/**
 * One file's facts as rows of the database. Pure but for the rows it appends to. Refuses facts whose occurrences do
 * not ascend: that would be a fault of extraction.
 */
import { MODIFIERS, SYMBOL_KINDS, SYMBOL_ROLES } from "../../lib/contract/vocabulary";
import { writeImportRow } from "../../lib/format/copy-import";
import { writeOccurrencesRow, writeReferenceRows } from "../../lib/format/copy-occurrences";
import { writeRelationRow, writeSymbolRow } from "../../lib/format/copy-symbol";
import { writeReflectionRows } from "../../lib/format/copy-reflection";
import type { FactRows } from "../../lib/format/copy-tables";
import { splitQualified } from "../../lib/format/symbol-key";
import type { FileFacts, Modifier } from "../model";
import type { Places } from "./places";
import { symbolKeys } from "./symbol-keys";

const KIND_CODES = codes(SYMBOL_KINDS);
const ROLE_CODES = codes(SYMBOL_ROLES);
const MODIFIER_BITS = new Map<string, number>(MODIFIERS.map((modifier, bit) => [modifier, 1 << bit]));

function codes(words: readonly string[]): ReadonlyMap<string, number> {
  return new Map(words.map((word, code) => [word, code]));
}

/** Appends the rows of symbols, relations, imports, occurrences and references. */
export function encodeFacts(rows: FactRows, fileId: number, path: string, facts: FileFacts, places: Places): void {
  const keys = symbolKeys(facts.symbols, facts.language, path);
  encodeSymbols(rows, fileId, facts, keys, places);
  encodeRelations(rows, fileId, facts, keys);
  encodeImports(rows, fileId, facts, places);
  const { occurrences, names } = facts;
  if (occurrences.count === 0) return;
  const { line, column } = places.ofAscending(occurrences.start, occurrences.count);
  const source = { ...occurrences, line, column, leftFlags: occurrences.flags, types: facts.types };
  writeOccurrencesRow(rows, fileId, names, source);
  writeReferenceRows(rows, fileId, names, source);
}

function encodeSymbols(rows: FactRows, fileId: number, facts: FileFacts, keys: string[], places: Places): void {
  facts.symbols.forEach((symbol, ordinal) => {
    const { name, container, qualifier, disambiguator } = symbol;
    const record = {
      fileId,
      ordinal,
      name,
      key: keys[ordinal],
      kind: KIND_CODES.get(symbol.kind) ?? 0,
      role: ROLE_CODES.get(symbol.role) ?? 0,
      modifiers: modifierBits(symbol.modifiers),
      container,
      qualifier,
      disambiguator,
    };
    writeSymbolRow(rows, record, places.rangesOf(symbol));
    if (symbol.reflection) writeReflectionRows(rows, fileId, ordinal, symbol.reflection);
  });
}

function modifierBits(modifiers: readonly Modifier[]): number {
  let bits = 0;
  for (const modifier of modifiers) bits |= MODIFIER_BITS.get(modifier) ?? 0;
  return bits;
}

function encodeRelations(rows: FactRows, fileId: number, facts: FileFacts, keys: string[]): void {
  const next = new Map<number, number>();
  for (const { child, baseName, relation, access, virtual } of facts.relations) {
    const ordinal = next.get(child) ?? 0;
    if (ordinal > 32_767) continue;
    next.set(child, ordinal + 1);
    const baseLastName = splitQualified(baseName).at(-1) ?? baseName;
    const record = { fileId, child, ordinal, childKey: keys[child], baseName, baseLastName, relation, access, virtual };
    writeRelationRow(rows, record);
  }
}

function encodeImports(rows: FactRows, fileId: number, facts: FileFacts, places: Places): void {
  facts.imports.forEach(({ specifier, kind, name, imported, start }, ordinal) =>
    writeImportRow(rows, { fileId, ordinal, specifier, kind, name, imported, line: places.line(start) + 1 }),
  );
}
