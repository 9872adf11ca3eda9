/**
 * What the answers of the operations look like, by the operation's name. A third of all that a page would load: it is
 * fetched beside the first answer (`remote.ts`), and no page waits for it.
 */
export { askCode as ask_code } from "../contract/ask-code";
export { changeImpact as change_impact } from "../contract/change-impact";
export { fileBlame as file_blame } from "../contract/file-blame";
export { fileHistory as file_history } from "../contract/file-history";
export { fileOutline as file_outline } from "../contract/file-outline";
export { findFiles as find_files } from "../contract/find-files";
export { indexStatus as index_status } from "../contract/index-status";
export { listRepositories as list_repositories } from "../contract/list-repositories";
export { readFile as read_file } from "../contract/read-file";
export { searchSemantic as search_semantic } from "../contract/search-semantic";
export { searchSymbols as search_symbols } from "../contract/search-symbols";
export { searchText as search_text } from "../contract/search-text";
export { semanticTokens as semantic_tokens } from "../contract/semantic-tokens";
export { symbolAt as symbol_at } from "../contract/symbol-at";
export { symbolBundle as symbol_bundle } from "../contract/symbol-bundle";
export { symbolCallers as symbol_callers } from "../contract/symbol-callers";
export { symbolCounterpart as symbol_counterpart } from "../contract/symbol-counterpart";
export { symbolDeclaration as symbol_declaration } from "../contract/symbol-declaration";
export { symbolHierarchy as symbol_hierarchy } from "../contract/symbol-hierarchy";
export { symbolImplementations as symbol_implementations } from "../contract/symbol-implementations";
export { symbolMembers as symbol_members } from "../contract/symbol-members";
export { symbolUsages as symbol_usages } from "../contract/symbol-usages";
