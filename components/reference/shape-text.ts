/**
 * A JSON Schema in the notation of TypeScript, as people read it: descriptions are comments, shared shapes names.
 * Pure.
 */
import type { JsonSchema } from "./api-document";

const INDENT = "  ";

export function shapeText(schema: unknown, indent = ""): string {
  if (!isSchema(schema)) return "unknown";
  const { $ref, type, properties, items, anyOf, oneOf, allOf, additionalProperties } = schema;
  const constant = "const" in schema ? [schema.const] : schema.enum;
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if (Array.isArray(constant)) return constant.map((value) => JSON.stringify(value)).join(" | ");
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return join(choices, " | ", indent);
  if (Array.isArray(allOf)) return join(allOf, " & ", indent);
  if (Array.isArray(type))
    return join(
      type.map((each) => ({ ...schema, type: each })),
      " | ",
      indent,
    );
  if (type === "array") return arrayText(shapeText(items, indent));
  if (isSchema(properties)) return objectText(properties, new Set(namesIn(schema.required)), indent);
  if (isSchema(additionalProperties)) return `Record<string, ${shapeText(additionalProperties, indent)}>`;
  return type === "integer" ? "number" : typeof type === "string" ? type : "unknown";
}

const join = (schemas: readonly unknown[], mark: string, indent: string): string =>
  [...new Set(schemas.map((each) => shapeText(each, indent)))].join(mark);

const arrayText = (item: string): string => (/[|&]/.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`);

function objectText(properties: JsonSchema, required: ReadonlySet<string>, indent: string): string {
  const inner = indent + INDENT;
  const lines = Object.entries(properties).flatMap(([name, field]) => {
    const about =
      isSchema(field) && typeof field.description === "string" ? [`${inner}/** ${field.description} */`] : [];
    return [...about, `${inner}${name}${required.has(name) ? "" : "?"}: ${shapeText(field, inner)};`];
  });
  return ["{", ...lines, `${indent}}`].join("\n");
}

/** Names of shared shapes that a schema leads to, each once, those that it names itself first. */
export function sharedShapes(schema: unknown, schemas: Readonly<Record<string, JsonSchema>>): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isSchema(value)) return;
    const { $ref } = value;
    if (typeof $ref !== "string") return Object.values(value).forEach(visit);
    const name = $ref.slice($ref.lastIndexOf("/") + 1);
    if (found.has(name) || schemas[name] === undefined) return;
    found.add(name);
    visit(schemas[name]);
  };
  visit(schema);
  return [...found];
}

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
