/** Parts of the editor that it has no types for: they are loaded, and nothing of them is named. */
declare module "monaco-editor/editor/common/*";
declare module "monaco-editor/editor/browser/*";
declare module "monaco-editor/editor/standalone/*";
