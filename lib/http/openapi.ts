/** The OpenAPI 3.1 document, made from the registry: nothing in it is written by hand twice. */
import type { z } from "zod";
import { errorBodySchema } from "../contract/error";
import type { Operation } from "../contract/operation";
import { jsonSchemaOf } from "../contract/json-schema";
import { operations } from "../operations/registry";
import { ERROR_KINDS } from "../errors";
import { VERSION } from "../version";
import { describeSourceChanges } from "./openapi-changes";

type Json = Record<string, unknown>;

/** The whole document as plain JSON. */
export function openApiDocument(): Json {
  const components = new Components();
  const errorSchema = components.schemaOf(errorBodySchema, "output");
  const paths: Json = {};
  for (const operation of Object.values(operations)) {
    paths[operation.path] = { get: describeOperation(operation, components, errorSchema) };
  }
  Object.assign(
    paths,
    describeSourceChanges((schema, io) => components.schemaOf(schema, io), errorSchema),
  );
  return {
    openapi: "3.1.1",
    info: {
      title: "Fathom",
      version: VERSION,
      description: "Code navigation for a whole codebase. Lines and columns are 1-based.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    paths,
    components: { schemas: components.schemas },
  };
}

function describeOperation(operation: Operation, components: Components, errorSchema: Json): Json {
  return {
    operationId: operation.name,
    summary: operation.title,
    description: operation.description,
    parameters: parametersOf(operation, components),
    responses: {
      200: { description: "The answer.", content: jsonOf(components.schemaOf(operation.output, "output")) },
      ...errorResponses(operation, errorSchema),
      431: {
        description: "The address with its headers is longer than 16 KB; HTTP itself refuses it, without a body.",
      },
    },
  };
}

function parametersOf(operation: Operation, components: Components): Json[] {
  const required = new Set(components.schemaOf(operation.input, "input").required as string[] | undefined);
  return Object.entries(operation.input.shape).map(([name, field]) => {
    const { description, ...schema } = components.schemaOf(field, "input");
    return { name, in: "query", required: required.has(name), description, schema };
  });
}

function errorResponses(operation: Operation, errorSchema: Json): Json {
  const errors = new Set<keyof typeof ERROR_KINDS>([...operation.errors, "rate_limited"]);
  const statuses = new Set([...errors].map((code) => ERROR_KINDS[code].status));
  return Object.fromEntries(
    [...statuses].sort().map((status) => {
      const codes = [...errors].filter((code) => ERROR_KINDS[code].status === status);
      return [status, { description: codes.map((code) => `\`${code}\``).join(", "), content: jsonOf(errorSchema) }];
    }),
  );
}

const jsonOf = (schema: Json): Json => ({ "application/json": { schema } });

/** Collects the named schemas of every operation under `#/components/schemas`. */
class Components {
  readonly schemas: Json = {};

  schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
    const { $schema: _dialect, $defs, ...own } = this.rehome(jsonSchemaOf(schema, io));
    Object.assign(this.schemas, $defs);
    return own;
  }

  /** Points references at the components of the document. */
  private rehome(schema: unknown): Json {
    return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
  }
}
