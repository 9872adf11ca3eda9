/** Where a place of the text stands on the screen. */
import type { Box } from "../shell/popover";
import type { monaco } from "./monaco";

/** In pixels of the window; null when the place is scrolled out of sight or folded away. */
export function boxOf(editor: monaco.editor.IStandaloneCodeEditor, line: number, column: number): Box | null {
  const visible = editor.getScrolledVisiblePosition({ lineNumber: line, column });
  const host = editor.getDomNode()?.getBoundingClientRect();
  if (visible === null || host === undefined) return null;
  const top = host.top + visible.top;
  if (top < host.top - visible.height || top > host.bottom) return null;
  return { left: host.left + visible.left, top, bottom: top + visible.height };
}
