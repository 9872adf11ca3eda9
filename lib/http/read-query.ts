/**
 * Reads a query string as an operation's raw input: each parameter once, numbers and flags turned from text. Whether
 * a value is in range is decided by lib/queries/input.ts, for every face alike.
 */
import { z } from "zod";
import type { Operation } from "../contract/operation";
import { AppError } from "../errors";

/**
 * Text per field, turned into what the field's schema is made of. Text that is no number stays text and is refused by
 * the schema.
 * @throws AppError invalid_input when a parameter is given twice.
 */
export function readQuery(operation: Operation, parameters: URLSearchParams): Record<string, unknown> {
  // Without a prototype: a parameter may be called `__proto__`.
  const raw: Record<string, unknown> = Object.create(null);
  const { shape } = operation.input;
  for (const field of new Set(parameters.keys())) {
    const values = parameters.getAll(field);
    if (values.length > 1) {
      throw new AppError("invalid_input", `\`${field.slice(0, 60)}\` was given ${values.length} times; give it once.`, {
        details: { field: field.slice(0, 60), times: values.length },
      });
    }
    raw[field] = fromText(Object.hasOwn(shape, field) ? shape[field] : undefined, values[0]);
  }
  return raw;
}

function fromText(field: z.core.$ZodType | undefined, text: string): unknown {
  switch (field === undefined ? "string" : baseType(field)) {
    case "number":
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
    case "boolean":
      return text === "true" ? true : text === "false" ? false : text;
    default:
      return text;
  }
}

/** Type of a field under its `optional` and `default`. */
function baseType(field: z.core.$ZodType): string {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return baseType(field.def.innerType);
  return field._zod.def.type;
}
