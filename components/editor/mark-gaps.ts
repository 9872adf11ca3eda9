/** Lines that did not parse, hatched in the gutter as unsurveyed water is. */
import type { FileDescription } from "@/lib/contract/file-row";
import { monaco, type Attached, type CodeEditor } from "./monaco";

export function markGaps(editor: CodeEditor, gaps: FileDescription["gaps"]): Attached {
  const last = editor.getModel()?.getLineCount() ?? 1;
  const marks = editor.createDecorationsCollection(
    gaps
      .filter(({ startLine }) => startLine <= last)
      .map(({ startLine, endLine }) => ({
        range: new monaco.Range(startLine, 1, Math.min(endLine, last), 1),
        options: { isWholeLine: true, linesDecorationsClassName: "gap-mark" },
      })),
  );
  return { dispose: () => marks.clear() };
}
