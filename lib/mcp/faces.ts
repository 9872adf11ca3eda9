/** The face of every operation. */
import type { OperationName, OperationOf } from "../contract/registry";
import type { ToolFace } from "./face";
import { fileOutlineFace } from "./faces/file-outline";
import { findCodeFace } from "./faces/find-code";
import { findFilesFace } from "./faces/find-files";
import { indexStatusFace } from "./faces/index-status";
import { listRepositoriesFace } from "./faces/list-repositories";
import { readFileFace } from "./faces/read-file";
import { searchSymbolsFace } from "./faces/search-symbols";
import { searchTextFace } from "./faces/search-text";
import { symbolDeclarationFace } from "./faces/symbol-declaration";
import { symbolUsagesFace } from "./faces/symbol-usages";
import { symbolCallersFace } from "./faces/symbol-callers";
import { symbolInheritorsFace } from "./faces/symbol-inheritors";
import { symbolHierarchyFace } from "./faces/symbol-hierarchy";
import { symbolImplementationsFace } from "./faces/symbol-implementations";
import { symbolMembersFace } from "./faces/symbol-members";
import { symbolCounterpartFace } from "./faces/symbol-counterpart";
import { symbolDocFace } from "./faces/symbol-doc";
import { symbolSignatureFace } from "./faces/symbol-signature";
import { symbolAtFace } from "./faces/symbol-at";
import { symbolBundleFace } from "./faces/symbol-bundle";

export const faces: { [Name in OperationName]: ToolFace<OperationOf<Name>> } = {
  find_code: findCodeFace,
  search_symbols: searchSymbolsFace,
  symbol_declaration: symbolDeclarationFace,
  symbol_usages: symbolUsagesFace,
  symbol_callers: symbolCallersFace,
  symbol_inheritors: symbolInheritorsFace,
  symbol_hierarchy: symbolHierarchyFace,
  symbol_implementations: symbolImplementationsFace,
  symbol_members: symbolMembersFace,
  symbol_counterpart: symbolCounterpartFace,
  symbol_doc: symbolDocFace,
  symbol_signature: symbolSignatureFace,
  symbol_at: symbolAtFace,
  symbol_bundle: symbolBundleFace,
  search_text: searchTextFace,
  find_files: findFilesFace,
  read_file: readFileFace,
  file_outline: fileOutlineFace,
  list_repositories: listRepositoriesFace,
  index_status: indexStatusFace,
};
