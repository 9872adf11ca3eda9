/**
 * Prints the flat tree of a file, for people who write a language's rules:
 *
 *   npm run tree -- path/to/File.java            the language goes by the file's name and text
 *   npm run tree -- path/to/header.h --language cpp
 *
 * One line per named node, indented: `field:type [start-end]`, and the text of a leaf. What it prints is what
 * extractors see; anonymous nodes (operators, keywords, brackets) are not in the tree.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isParsed, PARSED_LANGUAGES, type ParsedLanguage } from "../../lib/contract/vocabulary";
import { languageOfPath } from "../languages/registry";
import type { FlatTree } from "../model";
import type { GrammarTypes } from "./node-types";
import { createParser } from "./parser";

const LONGEST_TEXT = 60;

function* linesOf(tree: FlatTree, types: GrammarTypes, text: string): Generator<string> {
  const depth = new Uint32Array(tree.count);
  for (let node = 0; node < tree.count; node++) {
    const parent = tree.parent[node];
    if (parent >= 0) depth[node] = depth[parent] + 1;
    const field = tree.field[node] === 0 ? "" : `${types.fields[tree.field[node]]}:`;
    const [start, end] = [tree.start[node], tree.end[node]];
    const isLeaf = tree.next[node] === node + 1;
    const shown = isLeaf ? ` ${JSON.stringify(shortened(text.slice(start, end)))}` : "";
    yield `${"  ".repeat(depth[node])}${field}${types.typeName(tree.type[node])} [${start}-${end}]${shown}`;
  }
}

function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;
}

function languageOf(path: string, text: string, named: string | undefined): ParsedLanguage {
  const language = named ?? languageOfPath(path, text);
  if (language === null || !isParsed(language)) {
    throw new Error(`No language for ${path}. Pass --language with one of: ${PARSED_LANGUAGES.join(", ")}.`);
  }
  return language;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { language: { type: "string" } } });
  const [path] = positionals;
  if (path === undefined) throw new Error("Usage: npm run tree -- <file> [--language <id>]");
  const text = readFileSync(path, "utf8");
  const language = languageOf(path, text, values.language);
  const parser = await createParser();
  await parser.load(language);
  for (const line of linesOf(parser.parse(text, language), parser.typesOf(language), text)) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
