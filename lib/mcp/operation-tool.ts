/** An operation of the registry as a read-only MCP tool. */
import type { CallToolResult, McpServer, ServerContext, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";
import { jsonSchemaOf } from "../contract/json-schema";
import type { Operation, OperationOutput } from "../contract/operation";
import { registry, type OperationName, type OperationOf } from "../operations/registry";
import { AppError } from "../errors";
import { noteExchange } from "../http/exchange";
import type { QueryContext } from "../queries/context";
import { tokensOf } from "../queries/count-tokens";
import { budgetOf, fitAnswer } from "../queries/fit-answer";
import { askOperation, type CheckedAnswer } from "../operations/run-operation";
import type { ToolFace } from "./faces/parts/face";
import { cutOf, structuredWithin, tokensOfFields } from "./structured-within";
import { answerOrRefuse, toolResult } from "./tool-result";
import type { BriefTool } from "./toolsets/default/brief";
import { briefSchema } from "./toolsets/default/brief-schema";
import { counted } from "./faces/parts/wording";

const fieldsParameter = z
  .enum(["lean", "full"])
  .default("lean")
  .describe("`full`: structuredContent holds every field (rank, url, ranges…), as REST gives it.");

const baseUrlField = z.string().optional().describe("Prefix of every `url`.");

export const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** @param brief shows few parameters in few words; the others are taken as well */
export function registerOperation<Name extends OperationName>(
  server: McpServer,
  name: Name,
  context: QueryContext,
  brief?: BriefTool,
): void {
  const operation: Operation = registry[name].contract;
  const face: ToolFace<OperationOf<Name>> = registry[name].face;
  const answer = (input: unknown, call: ServerContext) =>
    answerOrRefuse(async () => {
      const { fields = "lean", ...raw } = argumentsSchema.parse(input);
      noteCall(call, name, raw.repo);
      if (fields !== "lean" && fields !== "full") {
        throw new AppError("invalid_input", "`fields` takes one of lean, full.", { details: { field: "fields" } });
      }
      const asked = await askOperation(name, raw, context);
      return resultOf(face, asked, fields === "full" ? baseUrlOf(call) : null);
    });
  const { title } = operation;
  if (brief !== undefined) {
    const inputSchema = advertised({ input: () => briefSchema(operation, brief) });
    server.registerTool(name, { description: brief.description, inputSchema, annotations: READ_ONLY_BRIEF }, answer);
    return;
  }
  const inputSchema = advertised({
    input: () => jsonSchemaOf(operation.input.extend({ fields: fieldsParameter }), "input"),
  });
  const outputSchema = advertised({
    output: () => jsonSchemaOf(face.output.extend({ baseUrl: baseUrlField }), "output"),
  });
  const { description } = operation;
  server.registerTool(name, { title, description, inputSchema, outputSchema, annotations: READ_ONLY }, answer);
}

/** Writes down for the log which tool was called; a request over standard input has none. */
export function noteCall({ http }: ServerContext, operation: string, repository?: unknown): void {
  if (http?.req) noteExchange(http.req.headers, { operation, repository });
}

/** What clients ask before they call a tool without asking people. */
const READ_ONLY_BRIEF = { readOnlyHint: true, openWorldHint: false };

/** Tokens of the line, and of the field, that says what was left out. */
const CUT_LINE = 14;
const CUT_FIELD = 8;

/** What a call may carry; the operation's own check says what is wrong with it, in the words of every face. */
export const argumentsSchema = z.record(z.string(), z.unknown());

type JsonSchema = Record<string, unknown>;

/**
 * Shows a schema to clients and leaves checking to us: input to the operation, whose messages name what a field takes;
 * output to the tests.
 */
export function advertised(schemas: {
  input?: () => JsonSchema;
  output?: () => JsonSchema;
}): StandardSchemaWithJSON<unknown, unknown> {
  const jsonSchema = { input: schemas.input ?? (() => ({})), output: schemas.output ?? (() => ({})) };
  return { "~standard": { version: 1, vendor: "fathom", validate: (value) => ({ value }), jsonSchema } };
}

/**
 * Text and fields, each within the budget by itself: a client shows the model one of them. Fields cost more than text,
 * so they may hold fewer rows, and say so with a `next` of their own.
 */
function resultOf<O extends Operation>(
  face: ToolFace<O>,
  { input, answer }: CheckedAnswer<O>,
  fullWithBase: string | null,
): CallToolResult {
  const budget = budgetOf(input);
  const fieldsOf = (found: OperationOutput<O>): Record<string, unknown> => {
    if (fullWithBase !== null) return { baseUrl: fullWithBase, ...argumentsSchema.parse(found) };
    const cut = cutOf(found);
    return { ...face.lean(found), ...(cut !== null && { cut }) };
  };
  if (budget === undefined) return toolResult(face.text(answer), fieldsOf(answer));
  const fit = (measure: (found: OperationOutput<O>) => number): OperationOutput<O> =>
    face.fit?.(answer, (found) => measure(found) <= budget) ?? fitAnswer(input, answer, budget, measure);
  const shown = fit((found) => tokensOf(face.text(found)) + CUT_LINE);
  const text = face.text(shown);
  const whole = `${text}${cutLine(shown)}`;
  const fields = fieldsOf(fit((found) => tokensOfFields(fieldsOf(found)) + CUT_FIELD));
  // Rows say more than the line that counts those left out.
  return toolResult(tokensOf(whole) <= budget ? whole : text, structuredWithin(fields, face.output, budget), budget);
}

/** What `max_tokens` left out, as the last line. */
function cutLine(answer: unknown): string {
  const parts = Object.entries(cutOf(answer) ?? {}).map(([list, rows]) => `${counted(rows, "row")} of ${list}`);
  return parts.length === 0 ? "" : `\nleft out by max_tokens: ${parts.join(", ")}`;
}

function baseUrlOf(call: ServerContext): string {
  const { req } = call.http ?? {};
  return req === undefined ? "" : `${new URL(req.url).protocol}//${req.headers.get("host")}`;
}
