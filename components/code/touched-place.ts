/** Where in the plain rows of code a touch landed. */

/** Line and column, 1-based; null beside the text, on a link, or when the reader marks text. */
export function touchedPlace({ clientX, clientY, target }: MouseEvent): { line: number; column: number } | null {
  if (getSelection()?.isCollapsed === false) return null;
  const text = target instanceof Element ? target.closest(".server-text") : null;
  const line = Number(text?.closest(".server-line")?.id.slice(1));
  const caret = caretAt(clientX, clientY);
  if (text === null || !Number.isInteger(line) || caret === null || !text.contains(caret.node)) return null;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(caret.node, caret.offset);
  return { line, column: before.toString().length + 1 };
}

/** Browsers have the one or the other; only older Safari lacks the first. */
type Carets = Partial<Pick<Document, "caretPositionFromPoint" | "caretRangeFromPoint">>;

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  const carets: Carets = document;
  const caret = carets.caretPositionFromPoint?.call(document, x, y);
  if (caret) return { node: caret.offsetNode, offset: caret.offset };
  const range = carets.caretRangeFromPoint?.call(document, x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** Start and length of the word at a column, in UTF-16 units, columns from 1; null where none stands. */
export function wordAt(text: string, column: number): { column: number; length: number } | null {
  const before = /[\p{L}\p{N}_$]*$/u.exec(text.slice(0, column - 1))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}_$]*/u.exec(text.slice(column - 1))?.[0].length ?? 0;
  return before + after === 0 ? null : { column: column - before, length: before + after };
}
