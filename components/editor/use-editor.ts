"use client";
/** The editor itself: made once, themed by the tokens, and given another text in the place of the one before. */
import { useEffect, useRef, useState, type RefObject } from "react";
import type { Tier } from "../certainty/tiers";
import { onThemeShown } from "../shell/theme";
import type { CodeDocument, CodeEvents } from "./code-document";
import { colourCode, editorLanguage } from "./colours";
import { monaco } from "./monaco";
import { linkNames, type Position } from "./name-link";
import { EDITOR_OPTIONS } from "./options";
import { askForMenu, watchPointer } from "./pointer-rest";
import { showStickyScopes } from "./sticky-scopes";
import { themeOfTokens } from "./token-theme";

export type Editor = monaco.editor.IStandaloneCodeEditor;

export interface EditorEvents extends CodeEvents {
  /** How sure the target of the name at a position is; null when it leads nowhere. */
  lookUp: (at: Position) => Promise<Tier | null>;
}

/** Null until it is made. */
export function useEditor(host: RefObject<HTMLElement | null>, events: EditorEvents): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (host.current === null) return;
    const paint = (): void => {
      monaco.editor.defineTheme("fathom", themeOfTokens());
      monaco.editor.setTheme("fathom");
    };
    paint();
    const created = monaco.editor.create(host.current, { ...EDITOR_OPTIONS, theme: "fathom" });
    const watching = watch(created, () => latest.current);
    const stopTheme = onThemeShown(paint);
    let gone = false;
    queueMicrotask(() => gone || setEditor(created));
    return () => {
      gone = true;
      stopTheme();
      for (const each of watching) each.dispose();
      created.getModel()?.dispose();
      created.dispose();
    };
  }, [host]);
  return editor;
}

function watch(editor: Editor, latest: () => EditorEvents): monaco.IDisposable[] {
  return [
    editor.onDidChangeCursorPosition(({ position: { lineNumber, column } }) =>
      latest().onCursor({ line: lineNumber, column }),
    ),
    linkNames(editor, { lookUp: (at) => latest().lookUp(at), follow: (at) => latest().onFollow(at) }),
    editor.onMouseDown(({ target, event }) => {
      const onNumbers = target.type === monaco.editor.MouseTargetType.GUTTER_LINE_NUMBERS;
      if (onNumbers && target.position) latest().onPick(target.position.lineNumber, event.shiftKey);
    }),
    watchPointer(editor, { rest: (at, box) => latest().onRest(at, box), leave: () => latest().onLeave() }),
    askForMenu(editor, (at, box) => latest().onMenu(at, box)),
  ];
}

/** Puts the text into the editor. The text before goes with everything that was painted over it. */
export function useDocument(editor: Editor | null, document: CodeDocument): void {
  const { label, text, language, names, outline } = document;
  useEffect(() => {
    const scopes = showStickyScopes(language, outline);
    return () => scopes.dispose();
  }, [language, outline]);
  useEffect(() => {
    if (editor === null) return;
    const before = editor.getModel();
    const colours = colourCode(language, names);
    const model = monaco.editor.createModel(text, editorLanguage(language));
    model.updateOptions({ bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false } });
    editor.setModel(model);
    before?.dispose();
    return () => colours.dispose();
  }, [editor, text, language, names]);
  useEffect(() => {
    editor?.updateOptions({ ariaLabel: `${label}. Read-only. Ctrl+M lets Tab leave the code.` });
  }, [editor, label]);
}
