/** Tells when the pointer rests on a name, when it leaves it again, and when a menu is asked for. */
import type { Box } from "../shell/popover";
import { boxOf } from "./box-of";
import { monaco } from "./monaco";
import type { Position } from "./name-link";

/** Milliseconds on the same name before it counts as rest. */
const REST_MS = 300;

interface Watchers {
  /** @param at where the name begins */
  rest: (at: Position, box: Box) => void;
  leave: () => void;
}

export function watchPointer(editor: monaco.editor.IStandaloneCodeEditor, on: Watchers): monaco.IDisposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** `line:column` of the name under the pointer; empty beside names. */
  let name = "";
  const leave = (): void => {
    clearTimeout(timer);
    if (name !== "") on.leave();
    name = "";
  };
  const watching = [
    editor.onMouseMove(({ target, event }) => {
      const under = target.type === monaco.editor.MouseTargetType.CONTENT_TEXT ? target.position : null;
      const word = under === null ? null : editor.getModel()?.getWordAtPosition(under);
      // With a button down, text is being marked; with Ctrl, names are links.
      if (under === null || !word || event.buttons > 0 || event.ctrlKey || event.metaKey) return leave();
      const found = `${under.lineNumber}:${word.startColumn}`;
      if (found === name) return;
      leave();
      name = found;
      const at = { line: under.lineNumber, column: word.startColumn };
      timer = setTimeout(() => {
        const box = boxOf(editor, at.line, at.column);
        if (box !== null) on.rest(at, box);
      }, REST_MS);
    }),
    editor.onMouseLeave(leave),
    editor.onMouseDown(leave),
    editor.onKeyDown(leave),
    editor.onDidScrollChange(leave),
  ];
  return {
    dispose: () => {
      clearTimeout(timer);
      for (const each of watching) each.dispose();
    },
  };
}

/** A right click on the text. On marked text it stays the browser's own, which can copy it. */
export function askForMenu(
  editor: monaco.editor.IStandaloneCodeEditor,
  open: (at: Position, box: Box) => void,
): monaco.IDisposable {
  return editor.onContextMenu(({ target, event }) => {
    const at = target.type === monaco.editor.MouseTargetType.CONTENT_TEXT ? target.position : null;
    const marked = editor.getSelection();
    if (at === null || (marked !== null && !marked.isEmpty() && marked.containsPosition(at))) return;
    event.preventDefault();
    editor.setPosition(at);
    const word = editor.getModel()?.getWordAtPosition(at);
    const { posx: left, posy: top } = event;
    open({ line: at.lineNumber, column: word?.startColumn ?? at.column }, { left, top, bottom: top });
  });
}
