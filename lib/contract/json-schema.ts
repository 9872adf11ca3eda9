/** JSON Schema of a contract's schema, for OpenAPI and MCP alike: without the limits that every whole number has. */
import { z } from "zod";

type Json = Record<string, unknown>;

/** Draft 2020-12. `input` leaves fields with a default optional, `output` has them all. */
export function jsonSchemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  return {
    ...z.toJSONSchema(schema, { io, unrepresentable: "any", override: ({ jsonSchema }) => dropSafeLimits(jsonSchema) }),
  };
}

function dropSafeLimits(schema: { minimum?: number; maximum?: number }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
