/**
 * Every operation there is. Adding one: its file here, one line below, and its query file of the same name; the four
 * faces follow.
 */
import { fileOutline } from "./file-outline";
import { findCode } from "./find-code";
import { findFiles } from "./find-files";
import { indexStatus } from "./index-status";
import { listRepositories } from "./list-repositories";
import { readFile } from "./read-file";
import { searchSymbols } from "./search-symbols";
import { searchText } from "./search-text";
import { symbolDeclaration } from "./symbol-declaration";
import { symbolUsages } from "./symbol-usages";
import { symbolCallers } from "./symbol-callers";
import { symbolInheritors } from "./symbol-inheritors";
import { symbolHierarchy } from "./symbol-hierarchy";
import { symbolImplementations } from "./symbol-implementations";
import { symbolMembers } from "./symbol-members";
import { symbolCounterpart } from "./symbol-counterpart";
import { symbolDoc } from "./symbol-doc";
import { symbolSignature } from "./symbol-signature";
import { symbolAt } from "./symbol-at";
import { symbolBundle } from "./symbol-bundle";

export const operations = {
  find_code: findCode,
  search_symbols: searchSymbols,
  symbol_declaration: symbolDeclaration,
  symbol_usages: symbolUsages,
  symbol_callers: symbolCallers,
  symbol_inheritors: symbolInheritors,
  symbol_hierarchy: symbolHierarchy,
  symbol_implementations: symbolImplementations,
  symbol_members: symbolMembers,
  symbol_counterpart: symbolCounterpart,
  symbol_doc: symbolDoc,
  symbol_signature: symbolSignature,
  symbol_at: symbolAt,
  symbol_bundle: symbolBundle,
  search_text: searchText,
  find_files: findFiles,
  read_file: readFile,
  file_outline: fileOutline,
  list_repositories: listRepositories,
  index_status: indexStatus,
} as const;

export type OperationName = keyof typeof operations;
export type OperationOf<Name extends OperationName> = (typeof operations)[Name];
