"use client";
/**
 * The editor, read-only: the one mount of Monaco. It shows a text, marks lines and a symbol, and tells where the cursor
 * stands and which lines were picked. Knows nothing of addresses.
 */
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { FileLanguage } from "@/lib/contract/vocabulary";
import type { Tier } from "../certainty/tiers";
import type { LineRange } from "../code/line-range";
import type { NameClasses } from "../highlight/classify-name";
import type { Box } from "../shell/popover";
import { onThemeShown } from "../shell/theme";
import { colourCode, editorLanguage } from "./colours";
import { boxOf } from "./box-of";
import { decorationsOf } from "./decorations";
import { showGutterMarks, type GutterMark } from "./gutter-marks";
import { openLineZone } from "./line-zone";
import { monaco } from "./monaco";
import { linkNames, type Position } from "./name-link";
import type { NamePlace } from "./name-place";
import { askForMenu, watchPointer } from "./pointer-rest";
import { EDITOR_OPTIONS } from "./options";
import { showStickyScopes } from "./sticky-scopes";
import { themeOfTokens } from "./token-theme";
import "./code-view.css";

/** What the page asks of the editor that is open. */
export interface CodeHandle {
  /** Where a place stands on the screen; null when it is out of sight. */
  boxAt: (at: Position) => Box | null;
}

export interface CodeViewProps {
  handle: RefObject<CodeHandle | null>;
  /** Said before the text: what the code is of. */
  label: string;
  text: string;
  language: FileLanguage | null;
  /** What the file declares: a name has the colour of its kind. */
  names: NameClasses;
  /** The file's symbols: those around the lines in sight stay named above them. */
  outline: readonly OutlineNode[];
  gaps: readonly { startLine: number; endLine: number }[];
  range: LineRange | null;
  /** Beside the lines: what derives from and overrides the symbols there. */
  marks: readonly GutterMark[];
  /** The symbol that was come for. */
  name: NamePlace | null;
  /** Changes whenever the reader jumps, so that the same place is shown again. */
  jump: number;
  /** Shown between the lines, below `line`; `height` in pixels. */
  zone: { line: number; height: number; content: ReactNode } | null;
  /** How far the rows that stood here before were scrolled, in pixels; null when there were none. Asked for once. */
  scrolledTo: () => { top: number; left: number } | null;
  onCursor: (at: Position) => void;
  onPick: (line: number, extend: boolean) => void;
  onReady: () => void;
  /** How sure the target of the name at a position is; null when it leads nowhere. */
  lookUp: (at: Position) => Promise<Tier | null>;
  onFollow: (at: Position) => void;
  onMark: (mark: GutterMark) => void;
  /** The pointer came to rest on a name, and left it. */
  onRest: (at: Position, box: Box) => void;
  onLeave: () => void;
  onMenu: (at: Position, box: Box) => void;
}

type Editor = ReturnType<typeof monaco.editor.create>;

export default function CodeView(props: CodeViewProps) {
  const { label, text, language, names, outline, gaps, range, marks, name, jump, zone } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const decorations = useRef<ReturnType<Editor["createDecorationsCollection"]> | null>(null);
  const [room, setRoom] = useState<HTMLElement | null>(null);
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
      created.onDidChangeCursorPosition(({ position: { lineNumber, column } }) =>
        told.current.onCursor({ line: lineNumber, column }),
      ),
      linkNames(created, {
        lookUp: (at) => told.current.lookUp(at),
        follow: (at) => told.current.onFollow(at),
      }),
      created.onMouseDown(({ target, event }) => {
        const onNumbers = target.type === monaco.editor.MouseTargetType.GUTTER_LINE_NUMBERS;
        if (onNumbers && target.position) told.current.onPick(target.position.lineNumber, event.shiftKey);
      }),
      watchPointer(created, {
        rest: (at, box) => told.current.onRest(at, box),
        leave: () => told.current.onLeave(),
      }),
      askForMenu(created, (at, box) => told.current.onMenu(at, box)),
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
    const scopes = showStickyScopes(language, outline);
    return () => scopes.dispose();
  }, [language, outline]);

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

  useEffect(() => {
    if (editor.current === null || marks.length === 0) return;
    const shown = showGutterMarks(editor.current, marks, (mark) => told.current.onMark(mark));
    return () => shown.dispose();
  }, [marks, text]);

  useImperativeHandle(props.handle, () => ({
    boxAt: ({ line, column }) => (editor.current === null ? null : boxOf(editor.current, line, column)),
  }));

  const place = name === null ? null : `${name.line}:${name.column}`;
  const shown = useRef({ jump: -1, text: "" });
  useEffect(() => {
    const arrived = shown.current.jump !== jump || shown.current.text !== text;
    const before = shown.current.jump < 0 ? told.current.scrolledTo() : null;
    shown.current = { jump, text };
    // Lines that are picked under the reader's hand are no jump.
    if (!arrived && place === null) return;
    const [line, column] = name !== null ? [name.line, name.column] : [range?.start ?? 1, range?.column ?? 1];
    editor.current?.setPosition({ lineNumber: line, column });
    if (before !== null) editor.current?.setScrollPosition({ scrollTop: before.top, scrollLeft: before.left });
    else if (editor.current !== null) bringIntoView(editor.current, line);
    if (name === null && range === null) return;
    const arrival = editor.current?.createDecorationsCollection([
      { range: new monaco.Range(line, 1, range?.end ?? line, 1), options: { isWholeLine: true, className: "arrival" } },
    ]);
    const timer = setTimeout(() => arrival?.clear(), 1000);
    return () => clearTimeout(timer);
    // `place` and `jump` say when the name or the range is somewhere to go to.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [jump, text, place]);

  const zoneLine = zone?.line ?? null;
  const zoneHeight = zone?.height ?? 0;
  useEffect(() => {
    if (zoneLine === null || editor.current === null) return;
    const opened = openLineZone(editor.current, zoneLine, zoneHeight);
    setRoom(opened.node);
    return () => {
      setRoom(null);
      opened.dispose();
    };
  }, [zoneLine, zoneHeight, text]);

  return (
    <>
      <div className="code-view" ref={host} data-read-only />
      {room !== null && zone !== null && createPortal(zone.content, room)}
    </>
  );
}

/** What stands above a symbol is worth seeing; in a low window the line itself comes first. */
function bringIntoView(editor: Editor, line: number): void {
  if (line > 1) editor.revealLineNearTop(Math.max(1, line - 6));
  editor.revealLineInCenterIfOutsideViewport(line);
}
