"use client";
/**
 * Brings the editor to life in steps: its code is large, and whoever types meanwhile would wait for all of it. Each
 * step is a task of its own, and builds on those before it.
 */
import { nextTask } from "./next-task";

const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import("monaco-editor/editor/common/config/editorOptions"),
  () => import("monaco-editor/editor/common/model/textModel"),
  () => import("monaco-editor/editor/browser/view"),
  () => import("monaco-editor/editor/browser/widget/codeEditor/codeEditorWidget"),
  () => import("monaco-editor/editor/standalone/browser/standaloneServices"),
  () => import("monaco-editor/editor/editor.api"),
  () => import("monaco-editor/features/find/register"),
  () => import("monaco-editor/features/hover/register"),
  () => import("monaco-editor/features/stickyScroll/register"),
  () => import("./monaco"),
];

export async function loadEditor() {
  for (const step of STEPS) {
    await step();
    await nextTask();
  }
  return import("./code-view");
}
