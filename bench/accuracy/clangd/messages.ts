/** What clangd answers, as far as it is read. Lines and columns are 0-based, columns in UTF-16 units. */
import { z } from "zod";

const Position = z.object({ line: z.number().int(), character: z.number().int() });
export const Location = z.object({ uri: z.string(), range: z.object({ start: Position }) });
export type Location = z.infer<typeof Location>;

/**
 * clangd's own `textDocument/symbolInfo`: the symbols that stand at a position, by an id that is the same in every
 * file.
 */
export const SymbolInfo = z.object({
  id: z.string(),
  name: z.string(),
  usr: z.string(),
  containerName: z.string().nullish(),
  declarationRange: Location.optional(),
  definitionRange: Location.optional(),
});
export type SymbolInfo = z.infer<typeof SymbolInfo>;

export interface DocumentSymbol {
  selectionRange: { start: z.infer<typeof Position> };
  children?: DocumentSymbol[];
}
export const DocumentSymbol: z.ZodType<DocumentSymbol> = z.object({
  selectionRange: z.object({ start: Position }),
  children: z.lazy(() => z.array(DocumentSymbol)).optional(),
});

export const TypeItem = z.looseObject({
  data: z.looseObject({ parents: z.array(z.looseObject({ symbolID: z.string() })) }),
});

export const Diagnostics = z.object({
  uri: z.string(),
  diagnostics: z.array(z.object({ severity: z.number().optional(), message: z.string() })),
});
export const Progress = z.object({
  token: z.unknown().optional(),
  value: z.looseObject({ kind: z.string().optional() }),
});
