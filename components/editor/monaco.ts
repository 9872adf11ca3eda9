/** The one place where the editor is loaded: its core, what a reader needs, the thirteen languages and one worker. */
import "monaco-editor/features/codeEditor/register";
import "monaco-editor/features/codicon/register";
import "monaco-editor/features/find/register";
import "monaco-editor/features/folding/register";
import "monaco-editor/features/stickyScroll/register";
import "monaco-editor/features/wordHighlighter/register";
import "monaco-editor/features/bracketMatching/register";
import "monaco-editor/features/clipboard/register";
import "monaco-editor/features/gotoLine/register";
import "monaco-editor/features/toggleTabFocusMode/register";
import "monaco-editor/features/wordOperations/register";
import "monaco-editor/languages/definitions/cpp/register";
import "monaco-editor/languages/definitions/csharp/register";
import "monaco-editor/languages/definitions/go/register";
import "monaco-editor/languages/definitions/java/register";
import "monaco-editor/languages/definitions/javascript/register";
import "monaco-editor/languages/definitions/kotlin/register";
import "monaco-editor/languages/definitions/php/register";
import "monaco-editor/languages/definitions/python/register";
import "monaco-editor/languages/definitions/ruby/register";
import "monaco-editor/languages/definitions/rust/register";
import "monaco-editor/languages/definitions/typescript/register";
import * as monaco from "monaco-editor/editor/editor.api";
import type { LanguageId } from "@/lib/contract/vocabulary";

self.MonacoEnvironment = {
  getWorker: () => new Worker(new URL("monaco-editor/editor/editor.worker.js", import.meta.url), { type: "module" }),
};

const GRAMMARS: Record<LanguageId, string> = {
  cpp: "cpp",
  c: "c",
  csharp: "csharp",
  java: "java",
  kotlin: "kotlin",
  typescript: "typescript",
  tsx: "typescript",
  javascript: "javascript",
  python: "python",
  go: "go",
  rust: "rust",
  ruby: "ruby",
  php: "php",
};

/** The grammar of a language; plain text where there is none. */
export const grammarOf = (language: LanguageId | null): string =>
  language === null ? "plaintext" : GRAMMARS[language];

export { monaco };
