/** Items of the call and type hierarchies: a symbol with where it stands, and its key for the next question. */
import type { CallHierarchyItem, TypeHierarchyItem } from "vscode-languageserver";
import { z } from "zod";
import { SYMBOL_KINDS, type SymbolKind } from "../contract/vocabulary";
import { linesRange, nameRange } from "./ranges";
import type { Session } from "./session";
import { lspKind } from "../contract/lsp-kinds";

/** A row of an answer, as far as items need it. */
interface Row {
  name: string;
  kind?: string;
  repo?: string;
  file?: string;
  line?: number;
  column?: number;
  endLine?: number;
  key?: string;
  signature?: string;
}

const dataSchema = z.object({ key: z.string(), repo: z.string().optional() });

/** Null for what stands outside of the index, or nowhere on this machine. */
export async function itemOf(session: Session, row: Row): Promise<(CallHierarchyItem & TypeHierarchyItem) | null> {
  const { name, kind, repo, file, line, column, endLine, key, signature } = row;
  if (repo === undefined || file === undefined || line === undefined || column === undefined) return null;
  const uri = await session.uriOf({ repo, file });
  if (uri === null || key === undefined || !isSymbolKind(kind)) return null;
  return {
    name,
    kind: lspKind(kind).number,
    uri,
    range: linesRange(line, endLine ?? line),
    selectionRange: nameRange({ name, line, column }),
    data: { key, repo },
    ...(signature !== undefined && { detail: signature }),
  };
}

/** What is read of an item that is given back. */
export interface GivenItem {
  data?: unknown;
}

/** How questions name the symbol of an item that an editor gives back. Throws where it was not made here. */
export const symbolOf = ({ data }: GivenItem): { key: string; repo?: string } => dataSchema.parse(data);

const isSymbolKind = (kind: string | undefined): kind is SymbolKind => SYMBOL_KINDS.some((known) => known === kind);
