"use client";
/** The editor itself: made once, themed by the tokens, and given another text in the place of the one before. */
import { useEffect, useRef, useState, type RefObject } from "react";
import type { Tier } from "../certainty/tiers";
import { onThemeShown } from "../shell/theme";
import type { CodeDocument, CodeEvents } from "./code-document";
import { monaco } from "./monaco";
import { linkNames, type Position } from "./name-link";
import { nextTask } from "./next-task";
import { EDITOR_OPTIONS } from "./options";
import { askForMenu, watchPointer } from "./pointer-rest";
import { borrowText, type BorrowedText } from "./shared-texts";
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
    const stopTheme = onThemeShown(paint);
    let made: { editor: Editor; watching: monaco.IDisposable[] } | null = null;
    let gone = false;
    // Colours, editor and text are tasks of their own: together they would hold up whoever types.
    const make = async (room: HTMLElement): Promise<void> => {
      paint();
      await nextTask();
      if (gone) return;
      const editor = monaco.editor.create(room, { ...EDITOR_OPTIONS, model: null, theme: "fathom" });
      made = { editor, watching: watch(editor, () => latest.current) };
      await nextTask();
      if (!gone) setEditor(editor);
    };
    void make(host.current);
    return () => {
      gone = true;
      stopTheme();
      for (const each of made?.watching ?? []) each.dispose();
      made?.editor.dispose();
    };
  }, [host]);
  return editor;
}

/** Pixels under which the overview costs more code than it tells. */
const WITH_OVERVIEW = 640;

function watch(editor: Editor, latest: () => EditorEvents): monaco.IDisposable[] {
  return [
    editor.onDidLayoutChange(({ width }) => editor.updateOptions({ minimap: { enabled: width >= WITH_OVERVIEW } })),
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
  const shown = useRef<BorrowedText | null>(null);
  useEffect(() => {
    if (editor === null) return;
    const before = shown.current;
    shown.current = borrowText({ label, text, language, names, outline });
    if (shown.current.model !== before?.model) editor.setModel(shown.current.model);
    before?.giveBack();
  }, [editor, label, text, language, names, outline]);
  useEffect(() => {
    if (editor === null) return;
    return () => {
      shown.current?.giveBack();
      shown.current = null;
    };
  }, [editor]);
  useEffect(() => {
    editor?.updateOptions({ ariaLabel: `${label}. Read-only. Ctrl+M lets Tab leave the code.` });
  }, [editor, label]);
}
