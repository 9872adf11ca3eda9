/** Monaco with just the features that reading code needs, and its worker. Loaded only in the browser, only on wide pages. */
import * as monaco from "monaco-editor/editor/editor.api.js";
import "monaco-editor/features/bracketMatching/register.js";
import "monaco-editor/features/clipboard/register.js";
import "monaco-editor/features/find/register.js";
import "monaco-editor/features/stickyScroll/register.js";
import "monaco-editor/features/toggleTabFocusMode/register.js";
import "monaco-editor/features/unicodeHighlighter/register.js";

self.MonacoEnvironment = {
  getWorker: () => new Worker(new URL("monaco-editor/editor/editor.worker.js", import.meta.url), { type: "module" }),
};

export { monaco };
export type CodeEditor = monaco.editor.IStandaloneCodeEditor;
/** A behaviour that was attached, to be taken off again. */
export type Attached = monaco.IDisposable;
