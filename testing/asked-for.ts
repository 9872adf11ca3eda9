/** Documents that say what tools are asked for, and how their examples are held against answers. For tests only. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const shared = process.env.FATHOM_SHARED ?? fileURLToPath(new URL("../../shared", import.meta.url));
const seeds = join(shared, "seeds");

/** Tests over the documents are skipped without them. */
export const areDocumentsThere: boolean = existsSync(seeds);

/** The text of a document; empty where it is missing: tests are declared before they are skipped. */
export const documentOf = (name: string): string => (areDocumentsThere ? readFileSync(join(seeds, name), "utf8") : "");

/** Paths of the fields that an example has and an answer has not; of a list the first row counts. Pure. */
export function fieldsMissing(example: unknown, answer: unknown, path = ""): string[] {
  if (Array.isArray(example)) {
    const [first] = example;
    const row: unknown = Array.isArray(answer) ? answer[0] : undefined;
    return typeof first === "object" ? fieldsMissing(first, row, `${path}[0]`) : [];
  }
  if (typeof example !== "object" || example === null) return [];
  const given: Record<string, unknown> = typeof answer === "object" && answer !== null ? { ...answer } : {};
  return Object.entries(example).flatMap(([field, value]) =>
    Object.hasOwn(given, field) ? fieldsMissing(value, given[field], `${path}.${field}`) : [`${path}.${field}`],
  );
}
