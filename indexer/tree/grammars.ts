/**
 * Where each language's grammar lies: the `.wasm` inside its npm package. Nothing is loaded here.
 */
import { createRequire } from "node:module";
import type { ParsedLanguage } from "../../lib/contract/vocabulary";

/** Module specifiers, so that the package manager's layout decides, from the sources as well as from a bundle. */
const GRAMMAR_MODULES: Record<ParsedLanguage, string> = {
  cpp: "tree-sitter-cpp/tree-sitter-cpp.wasm",
  c: "tree-sitter-c/tree-sitter-c.wasm",
  csharp: "tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",
  java: "tree-sitter-java/tree-sitter-java.wasm",
  kotlin: "@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm",
  typescript: "tree-sitter-typescript/tree-sitter-typescript.wasm",
  tsx: "tree-sitter-typescript/tree-sitter-tsx.wasm",
  javascript: "tree-sitter-javascript/tree-sitter-javascript.wasm",
  python: "tree-sitter-python/tree-sitter-python.wasm",
  go: "tree-sitter-go/tree-sitter-go.wasm",
  rust: "tree-sitter-rust/tree-sitter-rust.wasm",
  ruby: "tree-sitter-ruby/tree-sitter-ruby.wasm",
  // the grammar that knows the HTML around `<?php`, which real files have
  php: "tree-sitter-php/tree-sitter-php.wasm",
};

const resolver = createRequire(import.meta.url);

/** Absolute path of a language's grammar. Throws when its package is not installed. */
export function grammarPath(language: ParsedLanguage): string {
  try {
    return resolver.resolve(GRAMMAR_MODULES[language]);
  } catch (cause) {
    const module = GRAMMAR_MODULES[language];
    throw new Error(`The grammar for ${language} is missing (${module}). Run "npm install" and try again.`, { cause });
  }
}
