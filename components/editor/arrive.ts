/** Shows a line that was jumped to, with the tint that says "here". */
import { LINE_HEIGHT, LINES_ABOVE } from "./geometry";
import { monaco, type CodeEditor } from "./monaco";

/** The tint holds and fades in this time, in milliseconds; the animation is in editor.css. */
const TINT = 1100;

/** @param column 1-based; the line's first letter when left out */
export function arrive(editor: CodeEditor, line: number, column?: number): void {
  const model = editor.getModel();
  if (model === null) return;
  const at = Math.min(Math.max(line, 1), model.getLineCount());
  const position = { lineNumber: at, column: column ?? Math.max(1, model.getLineFirstNonWhitespaceColumn(at)) };
  editor.setPosition(position);
  if (!isComfortable(editor, at)) editor.setScrollTop((at - 1 - LINES_ABOVE) * LINE_HEIGHT);
  editor.revealPosition(position);
  const tint = editor.createDecorationsCollection([
    { range: new monaco.Range(at, 1, at, 1), options: { isWholeLine: true, className: "arrival" } },
  ]);
  window.setTimeout(() => tint.clear(), TINT);
}

/** The line can be read where it is: nothing jumps that need not. */
function isComfortable(editor: CodeEditor, line: number): boolean {
  const top = (line - 1) * LINE_HEIGHT - editor.getScrollTop();
  return top >= 4 * LINE_HEIGHT && top <= editor.getLayoutInfo().height - 4 * LINE_HEIGHT;
}
