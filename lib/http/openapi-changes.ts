/** The one address that changes something, as the OpenAPI document tells it: repositories that come and go. */
import type { z } from "zod";
import {
  SOURCE_CHANGES,
  sourceChangesSchema,
  sourceRequestSchema,
  takenChangeSchema,
} from "../contract/source-changes";
import { ERROR_KINDS } from "../errors";

type Json = Record<string, unknown>;
type ErrorCode = keyof typeof ERROR_KINDS;
type SchemaOf = (schema: z.core.$ZodType, io: "input" | "output") => Json;

const WHO =
  "It takes a token that was made with `fathom token add NAME --manage`, or a name in FATHOM_MANAGERS; a server that " +
  "only its own machine reaches, and that asks for no token, takes it from everyone there.";

/** @returns the address with what is asked and sent there */
export function describeSourceChanges(schemaOf: SchemaOf, errorSchema: Json): Json {
  const answered = (schema: z.core.$ZodType): Json => jsonOf(schemaOf(schema, "output"));
  const failed = (...codes: ErrorCode[]): Json =>
    Object.fromEntries(
      codes.map((code) => [ERROR_KINDS[code].status, { description: `\`${code}\``, content: jsonOf(errorSchema) }]),
    );
  const get = {
    operationId: "source_changes",
    summary: "Repositories that are added and removed",
    description: `What somebody asked for lately and what became of it, and what git fetches. ${WHO}`,
    parameters: [],
    responses: {
      200: { description: "The answer.", content: answered(sourceChangesSchema) },
      ...failed("unauthorized", "internal_error", "database_unavailable"),
    },
  };
  const post = {
    operationId: "change_sources",
    summary: "Add or remove a repository",
    description: `Asks for it; GET tells what becomes of it. A browser may send it from Fathom's own pages alone. ${WHO}`,
    requestBody: { required: true, content: jsonOf(schemaOf(sourceRequestSchema, "input")) },
    responses: {
      200: { description: "It was taken.", content: answered(takenChangeSchema) },
      ...failed(
        ...(["invalid_input", "unauthorized", "forbidden", "too_large"] as const),
        ...(["rate_limited", "internal_error", "database_unavailable"] as const),
      ),
    },
  };
  return { [SOURCE_CHANGES]: { get, post } };
}

const jsonOf = (schema: Json): Json => ({ "application/json": { schema } });
