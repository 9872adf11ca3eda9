import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { grammars } from "../../components/highlight/grammars";
import { baseFamily, LANGUAGES, PARSED_LANGUAGES } from "../../lib/contract/languages";
import { RULES } from "../../lib/resolve/languages/registry";
import { builtInLanguages, languageTable } from "./registry";

const ROOT = resolve(import.meta.dirname, "../..");
const holdsFiles = (folder: string): boolean =>
  existsSync(join(ROOT, folder)) && readdirSync(join(ROOT, folder)).length > 0;

const MANIFEST: unknown = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const packages = new Set(
  typeof MANIFEST === "object" && MANIFEST !== null && "dependencies" in MANIFEST
    ? Object.keys(MANIFEST.dependencies ?? {})
    : [],
);

/** What a language that a grammar parses lacks, as the file or folder where it belongs. */
function missingOf(id: string): string[] {
  const known = LANGUAGES.find((each) => each === id);
  const built = builtInLanguages().find((each) => each === id);
  const module = built ? languageTable(built).grammar.module : "";
  const needed: readonly (readonly [boolean, string])[] = [
    [known !== undefined, `a record in lib/contract/languages.ts`],
    [built !== undefined, `its table, indexer/languages/${id}.ts, in indexer/languages/registry.ts`],
    [
      packages.has(module.split("/", module.startsWith("@") ? 2 : 1).join("/")),
      "its grammar's package in package.json",
    ],
    [holdsFiles(`indexer/languages/fixtures/${id}`), `sources in indexer/languages/fixtures/${id}/`],
    [id in RULES, `its rules, lib/resolve/languages/${id}/rules.ts, in lib/resolve/languages/registry.ts`],
    [holdsFiles(`lib/resolve/samples/${known ? baseFamily(known) : id}`), `a program in lib/resolve/samples/${id}/`],
    [id in grammars, "its colours in components/highlight/grammars.ts"],
  ];
  return needed.flatMap(([isThere, what]) => (isThere ? [] : [what]));
}

test.each(PARSED_LANGUAGES)("%s lacks nothing that a language needs", (id) => {
  expect(missingOf(id)).toEqual([]);
});

test("a language of which nothing is there yet is told all that it lacks", () => {
  expect(missingOf("cobol")).toEqual([
    "a record in lib/contract/languages.ts",
    "its table, indexer/languages/cobol.ts, in indexer/languages/registry.ts",
    "its grammar's package in package.json",
    "sources in indexer/languages/fixtures/cobol/",
    "its rules, lib/resolve/languages/cobol/rules.ts, in lib/resolve/languages/registry.ts",
    "a program in lib/resolve/samples/cobol/",
    "its colours in components/highlight/grammars.ts",
  ]);
});
