/**
 * With Ctrl (Cmd on a Mac) held, the name under the pointer is a link, underlined as surely as its target is known.
 */
import type { Tier } from "../certainty/tiers";
import { monaco } from "./monaco";

export interface Position {
  line: number;
  column: number;
}

interface NameLinkOptions {
  /** How sure the target is; null when there is none. */
  lookUp: (at: Position) => Promise<Tier | null>;
  follow: (at: Position) => void;
}

const REST_MS = 40;

export function linkNames(
  editor: monaco.editor.IStandaloneCodeEditor,
  { lookUp, follow }: NameLinkOptions,
): monaco.IDisposable {
  const links = editor.createDecorationsCollection();
  const mac = navigator.platform.startsWith("Mac");
  const held = (event: { ctrlKey: boolean; metaKey: boolean }): boolean => (mac ? event.metaKey : event.ctrlKey);
  let shown = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointer: monaco.Position | null = null;

  const clear = (): void => {
    clearTimeout(timer);
    shown = "";
    links.clear();
  };
  const show = (): void => {
    const word = pointer === null ? null : editor.getModel()?.getWordAtPosition(pointer);
    if (pointer === null || word === null || word === undefined) return clear();
    const line = pointer.lineNumber;
    const name = `${line}:${word.startColumn}`;
    if (shown === name) return;
    clear();
    shown = name;
    const range = new monaco.Range(line, word.startColumn, line, word.endColumn);
    timer = setTimeout(() => {
      void lookUp({ line, column: word.startColumn }).then((tier) => {
        if (tier !== null && shown === name) links.set([{ range, options: { inlineClassName: `name-link ${tier}` } }]);
      });
    }, REST_MS);
  };
  const watching = [
    editor.onMouseMove(({ target, event }) => {
      pointer = target.type === monaco.editor.MouseTargetType.CONTENT_TEXT ? target.position : null;
      if (held(event)) show();
      else clear();
    }),
    editor.onMouseLeave(() => {
      pointer = null;
      clear();
    }),
    editor.onKeyDown((event) => held(event) && show()),
    editor.onKeyUp(clear),
    editor.onMouseDown(({ target, event }) => {
      if (!event.leftButton || !held(event)) return;
      if (target.type !== monaco.editor.MouseTargetType.CONTENT_TEXT || target.position === null) return;
      const { lineNumber, column } = target.position;
      const word = editor.getModel()?.getWordAtPosition(target.position);
      clear();
      follow({ line: lineNumber, column: word?.startColumn ?? column });
    }),
  ];
  return {
    dispose: () => {
      clear();
      for (const each of watching) each.dispose();
    },
  };
}
