/**
 * `npm run facts -- FILE…`: prints what is extracted from files, under their own lines. For people who write language
 * tables.
 */
import { readFileSync } from "node:fs";
import { isParsed } from "../../lib/contract/vocabulary";
import { readFacts } from "../extract/read-facts";
import { createParser } from "../tree/parser";
import { annotate } from "./annotate";
import { languageOfPath } from "./registry";

const parser = await createParser();
for (const path of process.argv.slice(2)) {
  const source = readFileSync(path, "utf8");
  const language = languageOfPath(path, source);
  if (!language || !isParsed(language)) {
    console.error(`${path}: no language`);
    process.exitCode = 1;
    continue;
  }
  await parser.load(language);
  process.stdout.write(annotate(source, readFacts(parser, source, language)));
}
