/** Go to Symbol in the workspace, and the outline of a document. */
import type {
  DocumentSymbol,
  DocumentSymbolParams,
  SymbolInformation,
  WorkspaceSymbolParams,
} from "vscode-languageserver";
import { fileOutline, type OutlineNode } from "../../contract/file-outline";
import { searchSymbols } from "../../contract/search-symbols";
import { nameRange, linesRange } from "../ranges";
import type { Session } from "../session";
import { lspKind } from "../../contract/lsp-kinds";

/** Best first, as Fathom ranks them. Filters may be typed: `kind:class ship`. */
export async function workspaceSymbols(
  session: Session,
  { query }: WorkspaceSymbolParams,
): Promise<SymbolInformation[]> {
  // Editors ask with nothing typed as well; a list of everything helps nobody.
  if (query.trim() === "") return [];
  const { results } = await session.ask(searchSymbols, { query, limit: session.answers.maxSymbols });
  const found: SymbolInformation[] = [];
  for (const row of results) {
    const uri = await session.uriOf(row);
    if (uri === null) continue;
    const { name, kind, container } = row;
    const location = { uri, range: nameRange(row) };
    found.push({ name, kind: lspKind(kind).number, location, ...(container !== null && { containerName: container }) });
  }
  return found;
}

/** The symbols of a document as a tree, as it was indexed. */
export async function documentSymbols(session: Session, { textDocument }: DocumentSymbolParams) {
  const file = await session.fileOf(textDocument.uri);
  if (file === null) return [];
  return (await session.ask(fileOutline, file)).results.map(documentSymbol);
}

function documentSymbol(node: OutlineNode): DocumentSymbol {
  const { name, ownName, kind, signature, line, column, endLine, children } = node;
  return {
    name: ownName ?? name,
    detail: signature,
    kind: lspKind(kind).number,
    range: linesRange(line, endLine),
    selectionRange: nameRange({ name: ownName ?? name, line, column }),
    children: children.map(documentSymbol),
  };
}
