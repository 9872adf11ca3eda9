/**
 * Every language's fixtures: small sources named after what they show, each beside the facts that are expected under
 * its lines. `ACCEPT_FIXTURES=1 npx vitest run indexer/languages` rewrites the expectations: read the difference
 * before committing it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { readFacts } from "../extract/read-facts";
import { createParser, type TreeParser } from "../tree/parser";
import { annotate } from "./annotate";
import { compileLanguage } from "./compile";
import { builtInLanguages, languageTable } from "./registry";

const ROOT = fileURLToPath(new URL("./fixtures", import.meta.url));
const MAX_LINES = 40;
let parser: TreeParser;

beforeAll(async () => {
  parser = await createParser();
  for (const language of builtInLanguages()) await parser.load(language);
});

describe.each(builtInLanguages())("%s", (language) => {
  const folder = join(ROOT, language);
  const sources = existsSync(folder) ? readdirSync(folder).filter((f) => !f.endsWith(".expected")) : [];

  it("has a table whose every word its grammar and the vocabulary know", () => {
    expect(() => compileLanguage(languageTable(language), parser.typesOf(language))).not.toThrow();
  });

  it("has fixtures", () => expect(sources.length).toBeGreaterThan(0));

  it.each(sources)("%s", (file) => {
    const source = readFileSync(join(folder, file), "utf8");
    expect(source.split("\n").length, "lines").toBeLessThanOrEqual(MAX_LINES + 1);
    const actual = annotate(source, readFacts(parser, source, language));
    const expectedFile = join(folder, `${file}.expected`);
    if (process.env.ACCEPT_FIXTURES) writeFileSync(expectedFile, actual);
    expect(actual).toBe(existsSync(expectedFile) ? readFileSync(expectedFile, "utf8") : "");
  });
});
