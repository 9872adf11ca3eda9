/**
 * The last word on `max_tokens` for the fields of an answer: what rows alone could not bring down. Long texts are
 * shortened first, then side lists go, then rows, then fields that an answer may do without. Keys, names and places
 * are never shortened: a part of one means something else. Pure.
 */
import { z } from "zod";
import { tokensOf } from "../queries/count-tokens";

type Fields = Record<string, unknown>;

/** Fields that are passed on to other calls, or compared. */
const WHOLE: ReadonlySet<string> = new Set([
  ...["key", "symbolKey", "of", "target", "next", "repo", "file", "filePath", "name", "fullName", "qualifiedName"],
  ...["code", "kind", "routedTool", "intent", "basis", "role", "baseUrl", "url"],
]);
/** The rows that were asked for. */
const ROWS: ReadonlySet<string> = new Set(["results", "candidates"]);
/** The shortest that a text is cut to, in UTF-16 units. */
const SHORTEST = 40;

/** Tokens of fields as a client reads them. */
export const tokensOfFields = (fields: Fields): number => tokensOf(JSON.stringify(fields));

/** @param output what the fields must still fit */
export function structuredWithin(fields: Fields, output: z.ZodObject, budget: number | undefined): Fields {
  if (budget === undefined || tokensOfFields(fields) <= budget) return fields;
  const fits = (shorter: Fields): boolean => tokensOfFields(shorter) <= budget;
  const shortened = withShorterTexts(fields, fits);
  if (fits(shortened)) return shortened;
  const withoutSides = withoutLists(shortened, (name) => !ROWS.has(name));
  if (fits(withoutSides)) return withoutSides;
  const withoutRows = withoutLists(withoutSides, () => true);
  return fits(withoutRows) ? withoutRows : withoutExtras(withoutRows, output, fits);
}

/** Texts cut to the greatest length that fits, the shortest one where none does. */
function withShorterTexts(fields: Fields, fits: (fields: Fields) => boolean): Fields {
  let [low, high] = [SHORTEST, Math.max(SHORTEST, longestText(fields))];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(shortened(fields, middle))) low = middle;
    else high = middle - 1;
  }
  return shortened(fields, low);
}

function longestText(value: unknown, name = ""): number {
  if (typeof value === "string") return WHOLE.has(name) ? 0 : value.length;
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value)
    ? value.map((each) => longestText(each, name))
    : Object.entries(value).map(([field, each]) => longestText(each, field));
  return Math.max(0, ...own);
}

const shortened = (fields: Fields, length: number): Fields =>
  mapped(fields, (name, value) =>
    typeof value === "string" && !WHOLE.has(name) && value.length > length ? `${value.slice(0, length)}…` : value,
  );

/** Empties lists by name, and says how many rows that left out. */
function withoutLists(fields: Fields, isMeant: (name: string) => boolean): Fields {
  const cut: Record<string, number> = { ...cutOf(fields) };
  const shorter = mapped(fields, (name, value) => {
    if (!Array.isArray(value) || value.length === 0 || !isMeant(name)) return value;
    cut[name] = (cut[name] ?? 0) + value.length;
    return [];
  });
  return { ...shorter, cut };
}

/** Leaves out what the output does not demand, the longest first. */
function withoutExtras(fields: Fields, output: z.ZodObject, fits: (fields: Fields) => boolean): Fields {
  const bySize = pathsOf(fields).toSorted((a, b) => sizeOf(at(fields, b)) - sizeOf(at(fields, a)));
  let kept = fields;
  for (const path of bySize) {
    if (fits(kept)) break;
    const rest = without(kept, path);
    if (path[0] !== "cut" && output.safeParse(rest).success) kept = rest;
  }
  return kept;
}

type Path = readonly string[];

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields, and fields of fields, outside of lists. */
const pathsOf = (fields: Fields): Path[] =>
  Object.entries(fields).flatMap(([name, value]) => [
    [name],
    ...(isFields(value) ? pathsOf(value).map((inner) => [name, ...inner]) : []),
  ]);

const at = (fields: Fields, [name, ...inner]: Path): unknown => {
  const value = fields[name];
  return inner.length === 0 ? value : isFields(value) ? at(value, inner) : undefined;
};

function without(fields: Fields, [name, ...inner]: Path): Fields {
  const { [name]: value, ...rest } = fields;
  return inner.length > 0 && isFields(value) ? { ...fields, [name]: without(value, inner) } : rest;
}

const sizeOf = (value: unknown): number => JSON.stringify(value ?? null).length;

/** Every field of every object, deepest last; items of lists under the name of their list. */
function mapped(fields: Fields, change: (name: string, value: unknown) => unknown): Fields {
  const visit = (name: string, value: unknown): unknown => {
    const changed = change(name, value);
    if (Array.isArray(changed)) return changed.map((each: unknown) => visit(name, each));
    if (typeof changed !== "object" || changed === null) return changed;
    return mapped(changed as Fields, change);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, visit(name, value)]));
}

const cutSchema = z.looseObject({ cut: z.record(z.string(), z.number()).optional() });

/** What `max_tokens` left out, by list; null for nothing. */
export const cutOf = (answer: unknown): Record<string, number> | null => cutSchema.parse(answer).cut ?? null;
