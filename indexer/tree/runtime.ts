/**
 * The one WebAssembly instance of the parser that a process or worker has, with a bounded heap, and the grammars
 * loaded into it. web-tree-sitter keeps a single instance itself; this file only makes that explicit.
 */
import { Language, Parser } from "web-tree-sitter";
import type { ParsedLanguage } from "../../lib/contract/vocabulary";
import { grammarPath } from "./grammars";

/** 64 KiB pages. A hostile file of 40 KB can ask for gigabytes; honest files of 4 MB stay below 100 MiB. */
const FIRST_PAGES = 512;
const MOST_PAGES = 4096;

let started: Promise<WebAssembly.Memory> | undefined;
const grammars = new Map<ParsedLanguage, Promise<Language>>();

/** Starts the parser's runtime once and gives its memory. The memory's `buffer` is replaced whenever it grows. */
export function startRuntime(): Promise<WebAssembly.Memory> {
  started ??= (async () => {
    const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES });
    await Parser.init({ wasmMemory: memory });
    return memory;
  })();
  return started;
}

/** Loads a grammar once per process. A failed load is not remembered, so that it can be tried again. */
export async function loadGrammar(language: ParsedLanguage): Promise<Language> {
  await startRuntime();
  let grammar = grammars.get(language);
  if (grammar === undefined) {
    grammar = Language.load(grammarPath(language));
    grammars.set(language, grammar);
    grammar.catch(() => grammars.delete(language));
  }
  return grammar;
}
