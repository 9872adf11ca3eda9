/**
 * Every operation there is. Adding one: its file here, one line below, and its query file of the same name; the four
 * faces follow.
 */
import { fileOutline } from "./file-outline";
import { findFiles } from "./find-files";
import { indexStatus } from "./index-status";
import { listRepositories } from "./list-repositories";
import { readFile } from "./read-file";
import { searchSymbols } from "./search-symbols";
import { symbolDeclaration } from "./symbol-declaration";

export const operations = {
  search_symbols: searchSymbols,
  symbol_declaration: symbolDeclaration,
  find_files: findFiles,
  read_file: readFile,
  file_outline: fileOutline,
  list_repositories: listRepositories,
  index_status: indexStatus,
} as const;

export type OperationName = keyof typeof operations;
export type OperationOf<Name extends OperationName> = (typeof operations)[Name];
