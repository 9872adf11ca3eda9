/** Small programs at which rules once gave a wrong answer: what the compiler says of them. */
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { documentsOf } from "../../../testing/precise/conformance";
import type { PreciseDocument } from "../port";
import { typescriptEngine } from "./engine";

const SHARED = process.env.FATHOM_SHARED ?? fileURLToPath(new URL("../../../../shared", import.meta.url));
const FIXTURES = join(SHARED, "fixtures/resolution");
const questionSchema = z.object({
  case: z.string(),
  operation: z.string(),
  file: z.string(),
  line: z.number(),
  name: z.string(),
  nth: z.number(),
  want: z.union([z.literal("none"), z.array(z.string())]),
});
type Question = z.infer<typeof questionSchema>;

/** Kinds of question that the engine answers by itself, and what it answers. */
const ANSWERS: Record<string, (documents: readonly PreciseDocument[], place: string) => string[]> = {
  resolve: (documents, place) => targetsAt(documents, place).slice(0, 1),
  inheritors: (documents, place) => related(documents, place, "base"),
  implementations: (documents, place) => related(documents, place, "override"),
};

/** Members that appear on a value after it was made: the checker says nothing of them, and rules do. */
const LEFT_TO_RULES = new Set([
  "js-function-property use.js:3 warn",
  "js-function-property use.js:4 makeScribe",
  "js-this-in-function hands.js:3 crane",
  "js-this-in-function hands.js:4 crane",
]);

const questions = existsSync(FIXTURES)
  ? readFileSync(join(FIXTURES, "expected.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => questionSchema.parse(JSON.parse(line)))
      .filter(({ case: name, operation }) => /^(?:ts|js)-/.test(name) && operation in ANSWERS)
  : [];

describe.skipIf(questions.length === 0)("programs in ../shared (skipped where it is missing)", () => {
  const documents = new Map<string, PreciseDocument[]>();
  const answered = async (name: string): Promise<PreciseDocument[]> => {
    const root = realpathSync(join(FIXTURES, name));
    const known = documents.get(name) ?? (await documentsOf(typescriptEngine, root, pathsBelow(root)));
    documents.set(name, known);
    return known;
  };

  it.each(questions)("$case: $operation $file:$line $name", async (question) => {
    const place = placeOf(question);
    const got = ANSWERS[question.operation](await answered(question.case), place);
    if (LEFT_TO_RULES.has(`${question.case} ${question.file}:${question.line} ${question.name}`))
      expect(got).toEqual([]);
    else expect(got).toEqual(question.want === "none" ? [] : [...question.want].sort());
  });
});

function placeOf({ case: name, file, line, name: word, nth }: Question): string {
  const text = readFileSync(join(FIXTURES, name, file), "utf8").split("\n")[line - 1];
  const found = [...text.matchAll(new RegExp(`(?<![\\w$])${word}(?![\\w$])`, "g"))][nth - 1];
  return `${file}:${line}:${found.index}`;
}

function targetsAt(documents: readonly PreciseDocument[], place: string): string[] {
  for (const { path, occurrences } of documents)
    for (const { line, column, targets } of occurrences)
      if (`${path}:${line + 1}:${column}` === place)
        return targets.map((target) => `${target.path}:${target.line + 1}`);
  return [];
}

const related = (documents: readonly PreciseDocument[], place: string, kind: "base" | "override"): string[] =>
  documents
    .flatMap(({ path, relations }) => relations.map((relation) => ({ path, ...relation })))
    .filter((one) => one.kind === kind && `${one.to.path}:${one.to.line + 1}:${one.to.column}` === place)
    .map(({ path, from }) => `${path}:${from.line + 1}`)
    .sort();

const pathsBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
