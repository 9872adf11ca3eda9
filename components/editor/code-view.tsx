"use client";
/**
 * The editor, read-only: the one mount of Monaco. It shows a text, marks lines and a symbol, and tells where the cursor
 * stands and which lines were picked. Knows nothing of addresses.
 */
import { useEffect, useRef } from "react";
import type { LanguageId } from "@/lib/contract/vocabulary";
import type { LineRange } from "../code/line-range";
import type { NameClasses } from "../highlight/classify-name";
import { onThemeShown } from "../shell/theme";
import { colourCode, editorLanguage } from "./colours";
import { decorationsOf } from "./decorations";
import { monaco } from "./monaco";
import { EDITOR_OPTIONS } from "./options";
import { themeOfTokens } from "./token-theme";
import "./code-view.css";

/** A symbol's name in the text. */
export interface NamePlace {
  line: number;
  column: number;
  length: number;
}

export interface CodeViewProps {
  /** Said before the text: what the code is of. */
  label: string;
  text: string;
  language: LanguageId | null;
  /** What the file declares: a name has the colour of its kind. */
  names: NameClasses;
  gaps: readonly { startLine: number; endLine: number }[];
  range: LineRange | null;
  /** The symbol that was come for. */
  name: NamePlace | null;
  /** Changes whenever the reader jumps, so that the same place is shown again. */
  jump: number;
  onCursor: (line: number) => void;
  onPick: (line: number, extend: boolean) => void;
  onReady: () => void;
}

type Editor = ReturnType<typeof monaco.editor.create>;

export default function CodeView(props: CodeViewProps) {
  const { label, text, language, names, gaps, range, name, jump } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const decorations = useRef<ReturnType<Editor["createDecorationsCollection"]> | null>(null);
  const told = useRef(props);
  useEffect(() => {
    told.current = props;
  });

  useEffect(() => {
    if (host.current === null) return;
    const paint = (): void => {
      monaco.editor.defineTheme("fathom", themeOfTokens());
      monaco.editor.setTheme("fathom");
    };
    paint();
    const created = monaco.editor.create(host.current, { ...EDITOR_OPTIONS, theme: "fathom" });
    editor.current = created;
    decorations.current = created.createDecorationsCollection();
    const watching = [
      created.onDidChangeCursorPosition(({ position }) => told.current.onCursor(position.lineNumber)),
      created.onMouseDown(({ target, event }) => {
        const onNumbers = target.type === monaco.editor.MouseTargetType.GUTTER_LINE_NUMBERS;
        if (onNumbers && target.position) told.current.onPick(target.position.lineNumber, event.shiftKey);
      }),
    ];
    const stopTheme = onThemeShown(paint);
    return () => {
      stopTheme();
      for (const each of watching) each.dispose();
      created.getModel()?.dispose();
      created.dispose();
      editor.current = null;
    };
  }, []);

  useEffect(() => {
    const before = editor.current?.getModel();
    const colours = colourCode(language, names);
    const model = monaco.editor.createModel(text, editorLanguage(language));
    model.updateOptions({ bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false } });
    editor.current?.setModel(model);
    before?.dispose();
    told.current.onReady();
    return () => colours.dispose();
  }, [text, language, names]);

  useEffect(() => {
    editor.current?.updateOptions({ ariaLabel: `${label}. Read-only. Ctrl+M lets Tab leave the code.` });
  }, [label]);

  useEffect(() => {
    decorations.current?.set(decorationsOf({ gaps, range, name }));
  }, [gaps, range, name, text]);

  const place = name === null ? null : `${name.line}:${name.column}`;
  const shown = useRef({ jump: -1, text: "" });
  useEffect(() => {
    const arrived = shown.current.jump !== jump || shown.current.text !== text;
    shown.current = { jump, text };
    // Lines that are picked under the reader's hand are no jump.
    if (!arrived && place === null) return;
    const [line, column] = name !== null ? [name.line, name.column] : [range?.start ?? 1, 1];
    editor.current?.setPosition({ lineNumber: line, column });
    if (line > 1) editor.current?.revealLineNearTop(Math.max(1, line - 6));
    if (name === null && range === null) return;
    const arrival = editor.current?.createDecorationsCollection([
      { range: new monaco.Range(line, 1, range?.end ?? line, 1), options: { isWholeLine: true, className: "arrival" } },
    ]);
    const timer = setTimeout(() => arrival?.clear(), 1000);
    return () => clearTimeout(timer);
    // `place` and `jump` say when the name or the range is somewhere to go to.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [jump, text, place]);

  return <div className="code-view" ref={host} data-read-only />;
}
