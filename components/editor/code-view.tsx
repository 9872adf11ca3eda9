"use client";
/**
 * The editor, read-only: the one mount of Monaco. It shows a text, marks lines and a symbol, and tells where the
 * cursor stands and which lines were picked. Another text takes the place of the one before; the editor stays. Knows
 * nothing of addresses.
 */
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { createPortal } from "react-dom";
import type { Box } from "../shell/popover";
import { boxOf } from "./box-of";
import type { CodeDocument, CodeMarking, CodeZone } from "./code-document";
import { decorationsOf } from "./decorations";
import { showGutterMarks } from "./gutter-marks";
import { openLineZone } from "./line-zone";
import { monaco } from "./monaco";
import type { Position } from "./name-link";
import { showResolvedColours } from "./resolved-colours";
import { useDocument, useEditor, type Editor, type EditorEvents } from "./use-editor";
import "./code-view.css";

/** What the page asks of the editor that is open. */
export interface CodeHandle {
  /** Where a place stands on the screen; null when it is out of sight. */
  boxAt: (at: Position) => Box | null;
  /** Opens the field that finds text in the file; false while there is no editor yet. */
  find: () => boolean;
}

/** The rows that stood here before the editor. */
export interface FirstRows {
  /** How far they were scrolled, in pixels; null when there were none. Asked for once. */
  scrolledTo: () => { top: number; left: number } | null;
  /** The editor shows its first text. */
  onReady: () => void;
}

export interface CodeViewProps {
  handle: RefObject<CodeHandle | null>;
  document: CodeDocument;
  marking: CodeMarking;
  zone: CodeZone | null;
  /** Long lines go on below. */
  wrap: boolean;
  events: EditorEvents;
  first: FirstRows;
}

export default function CodeView({ handle, document, marking, zone, wrap, events, first }: CodeViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useEditor(host, events);
  useDocument(editor, document);
  const latest = useRef({ events, first });
  useEffect(() => {
    latest.current = { events, first };
  });
  useEffect(() => {
    if (editor !== null) latest.current.first.onReady();
  }, [editor]);
  const { tokensIn } = document;
  useEffect(() => {
    if (editor === null) return;
    const shown = showResolvedColours(editor, tokensIn);
    return () => shown.dispose();
  }, [editor, document, tokensIn]);
  useEffect(() => editor?.updateOptions({ wordWrap: wrap ? "on" : "off" }), [editor, wrap]);
  const { range, name, beside } = marking;
  useEffect(() => {
    const marks = { gaps: document.gaps, range, name };
    const painted = editor?.createDecorationsCollection(decorationsOf(marks, editor.getModel()));
    return () => painted?.clear();
  }, [editor, document, range, name]);
  useEffect(() => {
    if (editor === null || beside.length === 0) return;
    const shown = showGutterMarks(editor, beside, (mark) => latest.current.events.onMark(mark));
    return () => shown.dispose();
  }, [editor, document, beside]);
  useImperativeHandle(handle, () => ({
    boxAt: ({ line, column }) => (editor === null ? null : boxOf(editor, line, column)),
    find: () => {
      if (editor === null) return false;
      editor.focus();
      editor.trigger("key", "actions.find", null);
      return true;
    },
  }));
  useArrival(editor, document, marking, () => latest.current.first.scrolledTo());
  const room = useZone(editor, document, zone);
  return (
    <>
      <div className="code-view" ref={host} data-read-only />
      {zone !== null && createPortal(zone.content, room)}
    </>
  );
}

/** Shows the place that was come for, whenever the reader jumps or another text is there. */
function useArrival(
  editor: Editor | null,
  document: CodeDocument,
  { jump, name, range }: CodeMarking,
  scrolledTo: FirstRows["scrolledTo"],
): void {
  const place = name === null ? null : `${name.line}:${name.column}`;
  const shown = useRef<{ jump: number; document: CodeDocument } | null>(null);
  useEffect(() => {
    if (editor === null) return;
    const arrived = shown.current?.jump !== jump || shown.current.document !== document;
    const before = shown.current === null ? scrolledTo() : null;
    shown.current = { jump, document };
    // Lines that are picked under the reader's hand are no jump.
    if (!arrived && place === null) return;
    const [line, column] = name !== null ? [name.line, name.column] : [range?.start ?? 1, range?.column ?? 1];
    editor.setPosition({ lineNumber: line, column });
    if (before !== null) editor.setScrollPosition({ scrollTop: before.top, scrollLeft: before.left });
    else bringIntoView(editor, line);
    if (name === null && range === null) return;
    const arrival = editor.createDecorationsCollection([
      { range: new monaco.Range(line, 1, range?.end ?? line, 1), options: { isWholeLine: true, className: "arrival" } },
    ]);
    const timer = setTimeout(() => arrival.clear(), 1000);
    return () => {
      clearTimeout(timer);
      arrival.clear();
    };
    // `place` and `jump` say when the name or the range is somewhere to go to.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, jump, document, place]);
}

/** The element that a zone is drawn into: between the lines while there is one. */
function useZone(editor: Editor | null, shown: CodeDocument, zone: CodeZone | null): HTMLElement {
  const [room] = useState(() => document.createElement("div"));
  const line = zone?.line ?? null;
  const height = zone?.height ?? 0;
  // Before any effect of what stands in it: it takes the focus, and has to be on the page by then.
  useLayoutEffect(() => {
    if (line === null || editor === null) return;
    const opened = openLineZone(editor, room, line, height);
    return () => opened.dispose();
  }, [editor, room, shown, line, height]);
  return room;
}

/** What stands above a symbol is worth seeing; in a low window the line itself comes first. */
function bringIntoView(editor: Editor, line: number): void {
  if (line > 1) editor.revealLineNearTop(Math.max(1, line - 6));
  editor.revealLineInCenterIfOutsideViewport(line);
}
