/** The question that a form of the API page asks, from what was typed into its fields. Pure. */
import { queryString } from "@/lib/client/query-string";
import type { Question } from "../ways/question";
import type { ApiOperation, JsonSchema } from "./api-document";

/** What a field holds; empty where nothing is asked. */
export type TypedFields = Readonly<Record<string, string>>;

export function questionAsked({ name, title, path, parameters }: ApiOperation, typed: TypedFields): Question {
  const given = parameters.flatMap(({ name: field, schema }): [string, string | number | boolean][] => {
    const text = typed[field] ?? "";
    return text === "" ? [] : [[field, valueOf(text, schema)]];
  });
  const asked = Object.fromEntries(given);
  return { title, address: `${path}${queryString(asked)}`, call: { name, arguments: asked } };
}

function valueOf(text: string, schema: JsonSchema): string | number | boolean {
  if (schema.type === "boolean") return text === "true";
  return schema.type === "integer" || schema.type === "number" ? Number(text) : text;
}

/** What a field can be set to; null where anything can be typed. */
export function choicesOf({ type, enum: values }: JsonSchema): string[] | null {
  if (type === "boolean") return ["true", "false"];
  return Array.isArray(values) ? values.map(String) : null;
}
