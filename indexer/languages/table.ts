/**
 * A language is data: this is the shape of its table, part by part. The engine in `extract/` names no language, and
 * `compile.ts` rejects a word that the grammar or our vocabulary does not know.
 */
import type { DeclarationTable } from "./table/declarations";
import type { FileTable } from "./table/files";
import type { ScopeTable } from "./table/scopes";
import type { TextTable } from "./table/text";
import type { TypeTable } from "./table/types";
import type { UseTable } from "./table/uses";

export interface LanguageTable extends FileTable, DeclarationTable, UseTable, ScopeTable, TypeTable, TextTable {}

/** Checks nothing by itself; gives tables their type where they are written. */
export function defineLanguage(table: LanguageTable): LanguageTable {
  return table;
}
