/**
 * Every operation there is: its contract, the query that answers it, and its face as a tool. One that is added is its
 * three files and its line here; address, OpenAPI entry, tool and typed client follow from them.
 */
import { findCode } from "../contract/find-code";
import { searchSymbols } from "../contract/search-symbols";
import { symbolDeclaration } from "../contract/symbol-declaration";
import { symbolUsages } from "../contract/symbol-usages";
import { symbolCallers } from "../contract/symbol-callers";
import { symbolInheritors } from "../contract/symbol-inheritors";
import { symbolHierarchy } from "../contract/symbol-hierarchy";
import { symbolImplementations } from "../contract/symbol-implementations";
import { symbolMembers } from "../contract/symbol-members";
import { symbolCounterpart } from "../contract/symbol-counterpart";
import { symbolDoc } from "../contract/symbol-doc";
import { symbolSignature } from "../contract/symbol-signature";
import { symbolAt } from "../contract/symbol-at";
import { symbolBundle } from "../contract/symbol-bundle";
import { symbolPath } from "../contract/symbol-path";
import { symbolImpact } from "../contract/symbol-impact";
import { searchSemantic } from "../contract/search-semantic";
import { codeContext } from "../contract/code-context";
import { askCode } from "../contract/ask-code";
import { changeImpact } from "../contract/change-impact";
import { searchText } from "../contract/search-text";
import { findFiles } from "../contract/find-files";
import { readFile } from "../contract/read-file";
import { fileOutline } from "../contract/file-outline";
import { fileHistory } from "../contract/file-history";
import { fileBlame } from "../contract/file-blame";
import { semanticTokens } from "../contract/semantic-tokens";
import { listRepositories } from "../contract/list-repositories";
import { indexStatus } from "../contract/index-status";
import type { Operation } from "../contract/operation";
import { findCodeFace } from "../mcp/faces/find-code";
import { searchSymbolsFace } from "../mcp/faces/search-symbols";
import { symbolDeclarationFace } from "../mcp/faces/symbol-declaration";
import { symbolUsagesFace } from "../mcp/faces/symbol-usages";
import { symbolCallersFace } from "../mcp/faces/symbol-callers";
import { symbolInheritorsFace } from "../mcp/faces/symbol-inheritors";
import { symbolHierarchyFace } from "../mcp/faces/symbol-hierarchy";
import { symbolImplementationsFace } from "../mcp/faces/symbol-implementations";
import { symbolMembersFace } from "../mcp/faces/symbol-members";
import { symbolCounterpartFace } from "../mcp/faces/symbol-counterpart";
import { symbolDocFace } from "../mcp/faces/symbol-doc";
import { symbolSignatureFace } from "../mcp/faces/symbol-signature";
import { symbolAtFace } from "../mcp/faces/symbol-at";
import { symbolBundleFace } from "../mcp/faces/symbol-bundle";
import { symbolPathFace } from "../mcp/faces/symbol-path";
import { symbolImpactFace } from "../mcp/faces/symbol-impact";
import { searchSemanticFace } from "../mcp/faces/search-semantic";
import { codeContextFace } from "../mcp/faces/code-context";
import { askCodeFace } from "../mcp/faces/ask-code";
import { changeImpactFace } from "../mcp/faces/change-impact";
import { searchTextFace } from "../mcp/faces/search-text";
import { findFilesFace } from "../mcp/faces/find-files";
import { readFileFace } from "../mcp/faces/read-file";
import { fileOutlineFace } from "../mcp/faces/file-outline";
import { fileHistoryFace } from "../mcp/faces/file-history";
import { fileBlameFace } from "../mcp/faces/file-blame";
import { semanticTokensFace } from "../mcp/faces/semantic-tokens";
import { listRepositoriesFace } from "../mcp/faces/list-repositories";
import { indexStatusFace } from "../mcp/faces/index-status";
import type { ToolFace } from "../mcp/faces/parts/face";
import type { Query } from "../queries/query";
import { findCode as answerFindCode } from "../queries/find-code";
import { searchSymbols as answerSearchSymbols } from "../queries/search-symbols";
import { symbolDeclaration as answerSymbolDeclaration } from "../queries/symbol-declaration";
import { symbolUsages as answerSymbolUsages } from "../queries/symbol-usages";
import { symbolCallers as answerSymbolCallers } from "../queries/symbol-callers";
import { symbolInheritors as answerSymbolInheritors } from "../queries/symbol-inheritors";
import { symbolHierarchy as answerSymbolHierarchy } from "../queries/symbol-hierarchy";
import { symbolImplementations as answerSymbolImplementations } from "../queries/symbol-implementations";
import { symbolMembers as answerSymbolMembers } from "../queries/symbol-members";
import { symbolCounterpart as answerSymbolCounterpart } from "../queries/symbol-counterpart";
import { symbolDoc as answerSymbolDoc } from "../queries/symbol-doc";
import { symbolSignature as answerSymbolSignature } from "../queries/symbol-signature";
import { symbolAt as answerSymbolAt } from "../queries/symbol-at";
import { symbolBundle as answerSymbolBundle } from "../queries/symbol-bundle";
import { symbolPath as answerSymbolPath } from "../queries/symbol-path";
import { symbolImpact as answerSymbolImpact } from "../queries/symbol-impact";
import { searchSemantic as answerSearchSemantic } from "../queries/search-semantic";
import { codeContext as answerCodeContext } from "../queries/code-context";
import { askCode as answerAskCode } from "../queries/ask-code";
import { changeImpact as answerChangeImpact } from "../queries/change-impact";
import { searchText as answerSearchText } from "../queries/search-text";
import { findFiles as answerFindFiles } from "../queries/find-files";
import { readFile as answerReadFile } from "../queries/read-file";
import { fileOutline as answerFileOutline } from "../queries/file-outline";
import { fileHistory as answerFileHistory } from "../queries/file-history";
import { fileBlame as answerFileBlame } from "../queries/file-blame";
import { semanticTokens as answerSemanticTokens } from "../queries/semantic-tokens";
import { listRepositories as answerListRepositories } from "../queries/list-repositories";
import { indexStatus as answerIndexStatus } from "../queries/index-status";

interface Registered<O extends Operation> {
  contract: O;
  query: Query<O>;
  face: ToolFace<O>;
}

const operation = <O extends Operation>(contract: O, query: Query<O>, face: ToolFace<O>): Registered<O> => ({
  contract,
  query,
  face,
});

const REGISTERED = {
  find_code: operation(findCode, answerFindCode, findCodeFace),
  search_symbols: operation(searchSymbols, answerSearchSymbols, searchSymbolsFace),
  symbol_declaration: operation(symbolDeclaration, answerSymbolDeclaration, symbolDeclarationFace),
  symbol_usages: operation(symbolUsages, answerSymbolUsages, symbolUsagesFace),
  symbol_callers: operation(symbolCallers, answerSymbolCallers, symbolCallersFace),
  symbol_inheritors: operation(symbolInheritors, answerSymbolInheritors, symbolInheritorsFace),
  symbol_hierarchy: operation(symbolHierarchy, answerSymbolHierarchy, symbolHierarchyFace),
  symbol_implementations: operation(symbolImplementations, answerSymbolImplementations, symbolImplementationsFace),
  symbol_members: operation(symbolMembers, answerSymbolMembers, symbolMembersFace),
  symbol_counterpart: operation(symbolCounterpart, answerSymbolCounterpart, symbolCounterpartFace),
  symbol_doc: operation(symbolDoc, answerSymbolDoc, symbolDocFace),
  symbol_signature: operation(symbolSignature, answerSymbolSignature, symbolSignatureFace),
  symbol_at: operation(symbolAt, answerSymbolAt, symbolAtFace),
  symbol_bundle: operation(symbolBundle, answerSymbolBundle, symbolBundleFace),
  symbol_path: operation(symbolPath, answerSymbolPath, symbolPathFace),
  symbol_impact: operation(symbolImpact, answerSymbolImpact, symbolImpactFace),
  search_semantic: operation(searchSemantic, answerSearchSemantic, searchSemanticFace),
  code_context: operation(codeContext, answerCodeContext, codeContextFace),
  ask_code: operation(askCode, answerAskCode, askCodeFace),
  change_impact: operation(changeImpact, answerChangeImpact, changeImpactFace),
  search_text: operation(searchText, answerSearchText, searchTextFace),
  find_files: operation(findFiles, answerFindFiles, findFilesFace),
  read_file: operation(readFile, answerReadFile, readFileFace),
  file_outline: operation(fileOutline, answerFileOutline, fileOutlineFace),
  file_history: operation(fileHistory, answerFileHistory, fileHistoryFace),
  file_blame: operation(fileBlame, answerFileBlame, fileBlameFace),
  semantic_tokens: operation(semanticTokens, answerSemanticTokens, semanticTokensFace),
  list_repositories: operation(listRepositories, answerListRepositories, listRepositoriesFace),
  index_status: operation(indexStatus, answerIndexStatus, indexStatusFace),
};

export type OperationName = keyof typeof REGISTERED;
export type OperationOf<Name extends OperationName> = (typeof REGISTERED)[Name]["contract"];

export const registry: { readonly [Name in OperationName]: Registered<OperationOf<Name>> } = REGISTERED;

export const OPERATION_NAMES = Object.keys(REGISTERED) as readonly OperationName[];

/** The contracts alone. */
export const operations = Object.fromEntries(OPERATION_NAMES.map((name) => [name, REGISTERED[name].contract])) as {
  readonly [Name in OperationName]: OperationOf<Name>;
};
