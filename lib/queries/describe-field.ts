/** Says in words what a field of an operation's input takes. */
import { z } from "zod";

/** Such as "a whole number from 1 to 200", "one of user, all", "text of 1 to 512 characters". */
export function describeField(field: z.core.$ZodType): string {
  const schema = z.toJSONSchema(field, { io: "input", unrepresentable: "any" });
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  switch (schema.type) {
    case "integer":
    case "number":
      return `${schema.type === "integer" ? "a whole number" : "a number"} ${span(schema.minimum, schema.maximum)}`.trim();
    case "boolean":
      return "true or false";
    case "string":
      return `text of ${span(schema.minLength ?? 0, schema.maxLength, "")} characters`.replace("  ", " ");
    default:
      return "another value";
  }
}

function span(low: number | undefined, high: number | undefined, from = "from "): string {
  if (low !== undefined && high !== undefined) return `${from}${low} to ${high}`;
  if (low !== undefined) return `at least ${low}`;
  return high === undefined ? "" : `at most ${high}`;
}
