/** The tools of the clangd set. */
import { callHierarchy } from "./call-hierarchy";
import { lspRequest } from "./lsp-request";
import { status } from "./status";
import { switchSourceHeader } from "./switch-source-header";
import { symbolBundle } from "./symbol-bundle";
import { symbolImplementations } from "./symbol-implementations";
import { symbolInfo } from "./symbol-info";
import { symbolReferences } from "./symbol-references";
import { symbolSearch } from "./symbol-search";
import { typeHierarchy } from "./type-hierarchy";

export const CLANGD_TOOLS = [
  ...[status, switchSourceHeader, typeHierarchy, symbolSearch, symbolBundle, symbolInfo],
  ...[symbolReferences, symbolImplementations, callHierarchy, lspRequest],
];
