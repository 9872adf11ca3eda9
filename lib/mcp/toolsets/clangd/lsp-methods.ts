/**
 * The read-only methods of the Language Server Protocol that are answered: the language server's own requests, with
 * positions from 1, as everywhere here.
 */
import { z } from "zod";
import { AppError } from "../../../errors";
import { OpenDocuments } from "../../../lsp/open-documents";
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from "../../../lsp/requests/call-hierarchy";
import { declaration, definition, implementation } from "../../../lsp/requests/definition";
import { hover } from "../../../lsp/requests/hover";
import { references } from "../../../lsp/requests/references";
import { documentSymbols, workspaceSymbols } from "../../../lsp/requests/symbols";
import { prepareTypeHierarchy, subtypes, supertypes } from "../../../lsp/requests/type-hierarchy";
import { Session } from "../../../lsp/session";
import type { Asker } from "../extra-tool";
import { AskerAnswers } from "./asker-answers";

type Method = (params: Record<string, unknown>, asker: Asker) => Promise<unknown>;

const textDocument = z.looseObject({ uri: z.string() });
const position = z.looseObject({ line: z.int().min(1), character: z.int().min(1) });
const context = z.looseObject({ includeDeclaration: z.boolean().default(false) });

const aQuery = z.looseObject({ query: z.string().min(1) }).describe("`query`");
const aDocument = z.looseObject({ textDocument }).describe("`textDocument.uri`");
const aPlace = z
  .looseObject({ textDocument, position, context: context.default({ includeDeclaration: false }) })
  .describe("`textDocument.uri` and `position` with `line` and `character`, from 1");
const anItem = z
  .looseObject({ item: z.looseObject({ name: z.string().default(""), data: z.looseObject({ key: z.string() }) }) })
  .describe("the `item` of a prepare request");

/** A request of the language server behind a check of what it takes; the schema's description names that. */
const by =
  <S extends z.ZodType>(schema: S, request: (session: Session, params: z.output<S>) => Promise<unknown>): Method =>
  async (params, asker) => {
    const parsed = schema.safeParse(params);
    if (!parsed.success)
      throw new AppError("invalid_input", `\`params\` takes ${schema.description}.`, { details: { field: "params" } });
    const session = new Session(new AskerAnswers(asker), new OpenDocuments());
    return shifted(await request(session, shifted(parsed.data, -1)), 1);
  };

/** A copy whose positions stand `by` further, in lines and characters. */
function shifted<T>(value: T, by: number): T {
  const shift = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(shift);
    if (typeof part !== "object" || part === null) return part;
    if ("line" in part && "character" in part && typeof part.line === "number" && typeof part.character === "number")
      return { ...part, line: part.line + by, character: part.character + by };
    return Object.fromEntries(Object.entries(part).map(([field, inner]) => [field, shift(inner)]));
  };
  return shift(value) as T;
}

export const LSP_METHODS: Readonly<Record<string, Method>> = {
  "workspace/symbol": by(aQuery, workspaceSymbols),
  "textDocument/definition": by(aPlace, definition),
  "textDocument/declaration": by(aPlace, declaration),
  "textDocument/references": by(aPlace, references),
  "textDocument/implementation": by(aPlace, implementation),
  "textDocument/documentSymbol": by(aDocument, documentSymbols),
  "textDocument/hover": by(aPlace, hover),
  "textDocument/prepareTypeHierarchy": by(aPlace, prepareTypeHierarchy),
  "typeHierarchy/supertypes": by(anItem, (session, { item }) => supertypes(session, item)),
  "typeHierarchy/subtypes": by(anItem, (session, { item }) => subtypes(session, item)),
  "textDocument/prepareCallHierarchy": by(aPlace, prepareCallHierarchy),
  "callHierarchy/incomingCalls": by(anItem, (session, { item }) => incomingCalls(session, item)),
  "callHierarchy/outgoingCalls": by(anItem, (session, { item }) => outgoingCalls(session, item)),
};
