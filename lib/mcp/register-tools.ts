/** Every operation of the registry as a read-only MCP tool. */
import type { CallToolResult, McpServer, ServerContext, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";
import { jsonSchemaOf } from "../contract/json-schema";
import type { Operation, OperationOutput } from "../contract/operation";
import { operations, type OperationName, type OperationOf } from "../contract/registry";
import { AppError } from "../errors";
import { asAppError } from "../queries/as-app-error";
import type { QueryContext } from "../queries/context";
import { tokensOf } from "../queries/fit-budget";
import { runOperation } from "../queries/run-operation";
import type { ToolFace } from "./face";
import { counted } from "./wording";
import { fileOutlineFace } from "./faces/file-outline";
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

const fieldsParameter = z
  .enum(["lean", "full"])
  .default("lean")
  .describe("`full`: structuredContent holds every field (rank, url, ranges…), as REST gives it.");

const baseUrlField = z.string().optional().describe("Prefix of every `url`.");

/** Registers a tool for each operation. */
export function registerTools(server: McpServer, context: QueryContext): void {
  for (const name of Object.keys(operations) as OperationName[]) registerTool(server, name, context);
}

function registerTool<Name extends OperationName>(server: McpServer, name: Name, context: QueryContext): void {
  const operation: Operation = operations[name];
  const face: ToolFace<OperationOf<Name>> = faces[name];
  server.registerTool(
    name,
    {
      title: operation.title,
      description: operation.description,
      inputSchema: advertised(operation.input.extend({ fields: fieldsParameter })),
      outputSchema: advertised(face.output.extend({ baseUrl: baseUrlField })),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async (input: unknown, call: ServerContext): Promise<CallToolResult> => {
      try {
        const { fields = "lean", ...raw } = argumentsSchema.parse(input);
        if (fields !== "lean" && fields !== "full") {
          throw new AppError("invalid_input", "`fields` takes one of lean, full.", { details: { field: "fields" } });
        }
        const answer = await runOperation(name, raw, context, (found) => tokensOf(face.text(found)));
        return resultOf(face, answer, fields === "full" ? baseUrlOf(call) : null);
      } catch (error) {
        return failureOf(asAppError(error));
      }
    },
  );
}

/** What a call may carry; the operation's own check says what is wrong with it, in the words of every face. */
const argumentsSchema = z.record(z.string(), z.unknown());

/**
 * Shows a schema to clients and leaves checking to us: input to the operation, whose messages name what a field takes;
 * output to the tests.
 */
function advertised(schema: z.ZodObject): StandardSchemaWithJSON<unknown, unknown> {
  const jsonSchema = {
    input: () => jsonSchemaOf(schema, "input"),
    output: () => jsonSchemaOf(schema, "output"),
  };
  return { "~standard": { version: 1, vendor: "fathom", validate: (value) => ({ value }), jsonSchema } };
}

function resultOf<O extends Operation>(
  face: ToolFace<O>,
  answer: OperationOutput<O>,
  fullWithBase: string | null,
): CallToolResult {
  const structured =
    fullWithBase === null ? face.lean(answer) : { baseUrl: fullWithBase, ...argumentsSchema.parse(answer) };
  return { content: [{ type: "text", text: `${face.text(answer)}${cutLine(answer)}` }], structuredContent: structured };
}

const cutOf = z.looseObject({ cut: z.record(z.string(), z.number()).optional() });

/** What `max_tokens` left out, as the last line. */
function cutLine(answer: unknown): string {
  const { cut } = cutOf.parse(answer);
  if (cut === undefined) return "";
  const parts = Object.entries(cut).map(([list, rows]) => `${counted(rows, "row")} of ${list}`);
  return `\nleft out by max_tokens: ${parts.join(", ")}`;
}

function failureOf({ code, message, hint }: AppError): CallToolResult {
  return { content: [{ type: "text", text: `${code}: ${message}\n${hint}` }], isError: true };
}

function baseUrlOf(call: ServerContext): string {
  const { req } = call.http ?? {};
  return req === undefined ? "" : `${new URL(req.url).protocol}//${req.headers.get("host")}`;
}
