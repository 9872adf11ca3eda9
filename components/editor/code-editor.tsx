"use client";
/** The one place where Monaco is mounted. Each thing that it can do is a file beside this one. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FileDescription } from "@/lib/contract/file-row";
import type { NameClasses } from "../highlight/classify-name";
import type { LineRange } from "../code/line-hash";
import { watchTheme } from "../shell/theme";
import { arrive } from "./arrive";
import { colourCode, editorLanguage } from "./colours";
import { markGaps } from "./mark-gaps";
import { monaco, type CodeEditor as Editor } from "./monaco";
import { editorOptions } from "./options";
import { markPicked, pickLines } from "./pick-lines";
import { defineTheme, THEME } from "./theme";
import "./editor.css";

/** A line to show; a new object is a new jump, even to the same line. */
export interface Jump {
  line: number;
  column?: number;
}

export interface CodeEditorProps {
  text: string;
  description: FileDescription;
  names: NameClasses;
  picked: LineRange | null;
  jump: Jump | null;
  /** Where the code that it replaces is scrolled to, in pixels. */
  scrollTop(): number;
  onCursor(line: number): void;
  onPick(range: { start: number; end: number }): void;
  /** It is painted: what stood in its place can go. */
  onReady(): void;
}

export default function CodeEditor({ text, description, names, picked, jump, ...events }: CodeEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const { language, gaps, repo, file, lines } = description;
  const onCursor = useEffectEvent(events.onCursor);
  const onPick = useEffectEvent(events.onPick);
  const onReady = useEffectEvent(events.onReady);
  const scrollTop = useEffectEvent(events.scrollTop);
  const anchor = useEffectEvent(() => picked?.start ?? null);

  useEffect(() => {
    if (box.current === null) return;
    defineTheme();
    const colours = colourCode(language, names);
    const model = monaco.editor.createModel(text, editorLanguage(language));
    const label = `Code of ${file} in ${repo}, read only. Ctrl M lets Tab leave.`;
    const created = monaco.editor.create(box.current, { ...editorOptions(label, lines), model });
    created.setScrollTop(scrollTop());
    const parts = [
      created.onDidChangeCursorPosition(({ position }) => onCursor(position.lineNumber)),
      pickLines(
        created,
        () => anchor(),
        (range) => onPick(range),
      ),
      markGaps(created, gaps),
    ];
    const unwatch = watchTheme(() => {
      defineTheme();
      monaco.editor.setTheme(THEME);
    });
    setEditor(created);
    const painted = requestAnimationFrame(() => onReady());
    return () => {
      cancelAnimationFrame(painted);
      unwatch();
      for (const part of [...parts, created, model, colours]) part.dispose();
      setEditor(null);
    };
  }, [text, language, names, gaps, repo, file, lines]);

  useEffect(() => {
    if (editor === null) return;
    const marks = markPicked(editor, picked);
    return () => marks.dispose();
  }, [editor, picked]);

  useEffect(() => {
    if (editor === null || jump === null) return;
    arrive(editor, jump.line, jump.column);
    const idle = document.activeElement === null || document.activeElement === document.body;
    if (idle && document.querySelector("dialog[open]") === null) editor.focus();
  }, [editor, jump]);

  return <div ref={box} className="editor" />;
}
