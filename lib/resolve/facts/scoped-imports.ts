/**
 * Imports that stand in a function bind their names there alone: `fn f() { use std::error::Error; }`, `void f() { using
 * std::swap; }`, `def f(): from pprint import pformat`.
 */
import type { ImportRecord } from "../../db/read/code-files";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { SymbolRecord } from "../../format/symbol-record";

/** An import and the ordinal of the function that it stands in. */
export interface ScopedImport {
  record: ImportRecord;
  within: number;
}

const BINDING: ReadonlySet<string> = new Set(["import", "using", "from"]);

/** @param functions of the file, in order of their ordinals */
export function scopedImports(
  imports: readonly ImportRecord[],
  functions: readonly SymbolRecord[],
): ReadonlyMap<string, readonly ScopedImport[]> {
  const found = new Map<string, ScopedImport[]>();
  const spans = functions.map(({ ordinal, ranges }) => ({ ordinal, ...decodeSymbolRanges(ranges) }));
  for (const record of imports) {
    if (record.name === null || !BINDING.has(record.kind)) continue;
    // the innermost one comes last
    const around = spans.findLast(({ startLine, endLine }) => startLine < record.line && record.line <= endLine + 1);
    if (around === undefined) continue;
    found.set(record.name, [...(found.get(record.name) ?? []), { record, within: around.ordinal }]);
  }
  return found;
}
