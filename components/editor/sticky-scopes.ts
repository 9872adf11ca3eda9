/**
 * The lines that stay at the top while the reader scrolls: those that name the enclosing symbols. The editor's default
 * goes by indentation and shows the first line of a fold, which for a documented method is a line of its comment.
 */
import type { OutlineNode } from "@/lib/contract/file-outline";
import { monaco } from "./monaco";
import type { SymbolKind } from "@/lib/contract/vocabulary";

/** They hold a whole file: their line would never leave. */
const WHOLE_FILE: readonly SymbolKind[] = ["package", "module"];

/** Names the scopes of the file that has a language's id, from now on. */
export function showStickyScopes(id: string, outline: readonly OutlineNode[]): monaco.IDisposable {
  const scopes = scopesOf(outline);
  return monaco.languages.registerDocumentSymbolProvider(id, {
    provideDocumentSymbols: () => scopes,
  });
}

function scopesOf(nodes: readonly OutlineNode[]): monaco.languages.DocumentSymbol[] {
  return nodes.flatMap(({ name, kind, line, column, endLine, children }) => {
    if (WHOLE_FILE.includes(kind)) return scopesOf(children);
    const range = new monaco.Range(line, 1, Math.max(line, endLine), 1);
    return {
      name,
      detail: "",
      // Nothing shows it.
      kind: monaco.languages.SymbolKind.Object,
      tags: [],
      range,
      selectionRange: new monaco.Range(line, column, line, column),
      children: scopesOf(children),
    };
  });
}
