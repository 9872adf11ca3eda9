/**
 * The short schema of a tool: the parameters that most calls use, each in a few words. The tool also accepts
 * parameters that are not shown.
 */
import { jsonSchemaOf } from "../../../contract/json-schema";
import type { Operation } from "../../../contract/operation";
import type { BriefTool } from "./brief";

interface Field {
  type?: string;
  enum?: unknown[];
  default?: unknown;
}

/** JSON Schema of an object. */
export function briefSchema(operation: Operation, { parameters }: BriefTool): Record<string, unknown> {
  const { properties, required = [] } = jsonSchemaOf(operation.input, "input") as {
    properties: Record<string, Field>;
    required?: string[];
  };
  const fields = Object.entries(parameters).map(([name, words]) => {
    const { type, enum: values } = properties[name];
    const description = words === "" ? {} : { description: words };
    return [
      name,
      { ...(type === undefined ? {} : { type }), ...(values === undefined ? {} : { enum: values }), ...description },
    ];
  });
  const needed = required.filter((name) => Object.hasOwn(parameters, name));
  return {
    type: "object",
    properties: Object.fromEntries(fields),
    ...(needed.length > 0 && { required: needed }),
  };
}
