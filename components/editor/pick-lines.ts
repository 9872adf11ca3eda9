/** Choosing lines by their numbers: a click, Shift and a click, or a drag over the numbers. */
import { rangeOfClick, type LineRange } from "../code/line-hash";
import { monaco, type Attached, type CodeEditor } from "./monaco";

/** @param anchor where the range that is chosen now begins; null for none */
export function pickLines(
  editor: CodeEditor,
  anchor: () => number | null,
  picked: (range: { start: number; end: number }) => void,
): Attached {
  return editor.onMouseDown(({ target, event }) => {
    if (target.type !== monaco.editor.MouseTargetType.GUTTER_LINE_NUMBERS || target.position === null) return;
    if (!event.leftButton) return;
    picked(rangeOfClick(target.position.lineNumber, event.shiftKey, anchor()));
  });
}

/** Tints the chosen lines, with a bar at the left. */
export function markPicked(editor: CodeEditor, lines: LineRange | null): Attached {
  const last = editor.getModel()?.getLineCount() ?? 1;
  const marks = editor.createDecorationsCollection(
    lines === null || lines.start > last
      ? []
      : [
          {
            range: new monaco.Range(lines.start, 1, Math.min(lines.end, last), 1),
            options: { isWholeLine: true, className: "picked-line", marginClassName: "picked-margin" },
          },
        ],
  );
  return { dispose: () => marks.clear() };
}
