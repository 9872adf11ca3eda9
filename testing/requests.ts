/**
 * Requests that anybody might send, made from the contract itself: fitting ones, nearly fitting ones and hostile ones.
 * For tests only.
 */
import fc from "fast-check";
import { z } from "zod";
import type { Operation } from "../lib/contract/operation";

/** Words that objects know, and text that breaks what is careless with text. */
const HOSTILE = [
  ...["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "__defineGetter__"],
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\u0007",
    "\u001b[31m",
    "\r\n",
    "\u2028",
    "\ud800",
    "\udc00x",
    "\ufeff",
    "\u202e",
    "é",
    "e\u0301",
  ],
  ...["İ", "ß", "ﬀ", "漢字", "👩‍👩‍👧‍👦", "NaN", "Infinity", "-1", "1e309", "0x10", "null", "undefined", "true", "[]", "{}"],
  ...[
    "../../etc/passwd",
    "/",
    "//",
    "\\",
    "..",
    ".",
    "%",
    "%00",
    "%zz",
    "*",
    "**",
    "[",
    "{a",
    "!(",
    "(",
    "a{9999999}",
    "(a*)*b",
  ],
  ...[
    "[[:toString:]]",
    "\\p{constructor}",
    "kind:constructor",
    "has:__proto__",
    "meta:a=__proto__",
    "repo:",
    "lang:",
    "-path:",
  ],
  ...[
    "'; drop table file; --",
    "$1",
    "${a}",
    "{{a}}",
    "<script>",
    "a".repeat(5_000),
    "é".repeat(513),
    "a::".repeat(170),
    "*".repeat(200),
  ],
];

/** What a field might be given: `text` as a query string has it, or any JSON. */
type Form = "text" | "json";

export interface AnyRequest {
  /** of the operation */
  name: string;
  fields: [string, unknown][];
}

/**
 * @param words names, paths and keys of the index that is asked
 * @param form what values may be
 */
export function anyRequest(
  operations: readonly Operation[],
  words: readonly string[],
  form: Form,
): fc.Arbitrary<AnyRequest> {
  return fc
    .constantFrom(...operations)
    .chain((operation) => fieldsOf(operation, words, form).map((fields) => ({ name: operation.name, fields })));
}

function fieldsOf(operation: Operation, words: readonly string[], form: Form): fc.Arbitrary<[string, unknown][]> {
  const known = Object.entries(operation.input.shape).map(([name, field]) => {
    const isNeeded = !z.safeParse(field, undefined).success;
    const given = valueOf(field, words, form).map((value): [string, unknown][] => [[name, value]]);
    const left = fc.constant<[string, unknown][]>([]);
    return fc.oneof({ weight: isNeeded ? 20 : 1, arbitrary: given }, { weight: isNeeded ? 1 : 4, arbitrary: left });
  });
  const unknown = fc.oneof(
    { weight: 12, arbitrary: fc.constant<[string, unknown][]>([]) },
    { weight: 1, arbitrary: fc.tuple(anyName, anyText(words)).map((field): [string, unknown][] => [field]) },
  );
  return fc.tuple(...known, unknown).map((fields) => fields.flat());
}

const anyName = fc.oneof(fc.constantFrom(...HOSTILE), fc.constantFrom("toolset", "Limit", "limit ", "q"), fc.string());

function anyText(words: readonly string[]): fc.Arbitrary<string> {
  const word = fc.constantFrom(...words);
  const hostile = fc.constantFrom(...HOSTILE);
  return fc.oneof(
    { weight: 4, arbitrary: word },
    { weight: 3, arbitrary: hostile },
    { weight: 2, arbitrary: fc.tuple(word, hostile).map(([a, b]) => a + b) },
    { weight: 1, arbitrary: fc.tuple(word, fc.nat(), fc.nat()).map(([text, at, to]) => text.slice(at % 20, to % 60)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  );
}

/** Mostly what the field takes, else something like it, else anything. */
function valueOf(field: z.core.$ZodType, words: readonly string[], form: Form): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(field, { io: "input", unrepresentable: "any" });
  const text = anyText(words);
  const fitting = fittingValue(schema, text);
  const asText = (value: unknown): unknown => (form === "text" ? String(value) : value);
  const other = form === "text" ? text : fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.double());
  return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: other }).map(asText);
}

function fittingValue(schema: z.core.JSONSchema.BaseSchema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer" || schema.type === "number") {
    const { minimum = 0, maximum = 1_000 } = schema;
    const near = Math.min(maximum, minimum + 30);
    return fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: minimum, max: near }) },
      { weight: 2, arbitrary: fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 0, 0.5, -0, 2 ** 31, 2 ** 53, 1e21, Number.NaN, -Infinity) },
    );
  }
  return typeof schema.pattern === "string" ? fc.stringMatching(new RegExp(schema.pattern)) : text;
}
