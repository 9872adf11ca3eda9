/**
 * Imports that stand in a function bind their names there alone: `fn f() { use std::error::Error; }`, `void f() {
 * using std::swap; }`, `def f(): from pprint import pformat`. Those of a module within a file are that module's.
 */
import type { ImportRecord } from "../../db/read/code-files";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { SymbolRecord } from "../../format/symbol-record";

/** An import and the ordinal of the function or module that it stands in. */
export interface ScopedImport {
  record: ImportRecord;
  within: number;
}

const BINDING: ReadonlySet<string> = new Set(["import", "using", "from"]);

/** @param scopes functions or modules of the file, in order of their ordinals */
export function scopedImports(
  imports: readonly ImportRecord[],
  scopes: readonly SymbolRecord[],
): ReadonlyMap<string, readonly ScopedImport[]> {
  const found = new Map<string, ScopedImport[]>();
  const innermost = innermostAround(scopes);
  for (const record of imports) {
    if (record.name === null || !BINDING.has(record.kind)) continue;
    const within = innermost(record);
    if (within >= 0) found.set(record.name, [...(found.get(record.name) ?? []), { record, within }]);
  }
  return found;
}

/**
 * Tells the ordinal of the innermost of some scopes that an import stands in; -1 for none.
 *
 * @param scopes in order of their ordinals: the innermost one comes last
 */
export function innermostAround(scopes: readonly SymbolRecord[]): (record: ImportRecord) => number {
  const spans = scopes.map(({ ordinal, ranges }) => ({ ordinal, ...decodeSymbolRanges(ranges) }));
  return ({ line }) =>
    spans.findLast(({ startLine, endLine }) => startLine < line && line <= endLine + 1)?.ordinal ?? -1;
}
