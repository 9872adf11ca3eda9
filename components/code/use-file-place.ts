"use client";
/**
 * Where the reader is in the open file: the symbol or lines of the address, the cursor, and the ways to go elsewhere in
 * it.
 */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { nodeOfKey, nodesAtLine } from "../outline/outline-rows";
import { keepAnchor, keepPlace, moveTo, useAskedLines, useLineAnchor, useSymbolKey } from "./address-state";
import { linesOf } from "../highlight/lex-lines";
import { anchorOf, refindRange } from "./line-anchor";
import { clampRange, extendRange, parseLineRange, writeLineRange, type LineRange } from "./line-range";

interface PlaceOptions {
  file: string;
  /** How many lines it has. */
  lines: number;
  /** Null where it is not kept; of a very long file its beginning. */
  text: string | null;
  outline: readonly OutlineNode[];
  /** Shows the file of an address; false when the address names none. */
  openFile: (url: string) => boolean;
}

interface Spot {
  line: number;
  column: number;
}

interface Leaving {
  key: string | null;
  to: { line: number; column?: number };
  from: Spot;
}

/** Lines of a link that the file has moved on from. */
export interface Drift {
  asked: LineRange;
  /** Where they stand now; null when they are nowhere any more. */
  now: LineRange | null;
}

export interface FilePlace {
  symbol: OutlineNode | null;
  range: LineRange | null;
  /** A line of the address that is behind the file's end. */
  beyond: number | null;
  /** The lines of the link are not where they were. */
  drift: Drift | null;
  /** Of the cursor. */
  line: number;
  column: number;
  /** The symbols around the cursor, outermost first. */
  around: readonly OutlineNode[];
  /** Grows whenever the reader jumps. */
  jump: number;
  goTo: (target: { key: string }) => void;
  goToLine: (to: Leaving["to"]) => void;
  /** Goes to an address in the workspace; false when that is no file's. */
  visit: (url: string) => boolean;
  /** Makes a place the one that Back returns to. */
  keep: (at: Spot) => void;
  /** Goes to a place of the file from another one, to which Back returns. */
  leave: (leaving: Leaving) => void;
  onCursor: (at: Spot) => void;
  onPick: (line: number, extend: boolean) => void;
  /** Gives the address a symbol, else a line, when it has neither: so that a link leads here. */
  writeAddress: () => void;
}

export function useFilePlace({ file, lines: count, text, outline, openFile }: PlaceOptions): FilePlace {
  const key = useSymbolKey();
  const hash = useAskedLines();
  const symbol = useMemo(() => (key === null ? null : nodeOfKey(outline, key)), [outline, key]);
  const asked = useMemo(() => (symbol === null ? parseLineRange(hash) : null), [symbol, hash]);
  const anchor = useLineAnchor();
  const lines = useMemo(() => linesOf(text ?? ""), [text]);
  const found = useMemo(
    () => (asked === null || anchor === null ? null : refindRange(lines, asked, anchor)),
    [asked, anchor, lines],
  );
  const range = useMemo(() => found ?? (asked === null ? null : clampRange(asked, count)), [found, asked, count]);
  const drift = useMemo(() => driftOf(asked, anchor === null ? undefined : found), [asked, anchor, found]);
  const beyond = asked !== null && range === null ? asked.start : null;
  const [cursor, setCursor] = useState({ file, line: 1, column: 1 });
  const [jump, setJump] = useState(0);
  const line = cursor.file === file ? cursor.line : (symbol?.line ?? range?.start ?? 1);
  const around = useMemo(() => nodesAtLine(outline, line), [outline, line]);

  useEffect(() => {
    const onReturn = (): void => setJump((count) => count + 1);
    addEventListener("popstate", onReturn);
    return () => removeEventListener("popstate", onReturn);
  }, []);
  const jumpTo = useCallback((place: { symbol: string | null; hash: string }): void => {
    moveTo(place);
    setJump((count) => count + 1);
  }, []);
  const goTo = useCallback((target: { key: string }): void => jumpTo({ symbol: target.key, hash: "" }), [jumpTo]);
  const goToLine = useCallback(
    ({ line: at, column: within }: Leaving["to"]): void =>
      jumpTo({ symbol: null, hash: writeLineRange({ start: at, end: at, column: within }) }),
    [jumpTo],
  );
  const visit = useCallback(
    (url: string): boolean => {
      const { pathname, searchParams, hash } = new URL(url, location.origin);
      if (decodeURI(pathname) !== decodeURI(location.pathname)) return openFile(url);
      jumpTo({ symbol: searchParams.get("symbol"), hash });
      return true;
    },
    [jumpTo, openFile],
  );
  /** Back leads to where the reader was, not to where the page was opened. */
  const keep = useCallback(
    ({ line: at, column: within }: Spot): void => {
      if (symbol?.line !== at || symbol.column !== within)
        keepPlace(writeLineRange({ start: at, end: at, column: within }));
    },
    [symbol],
  );
  const leave = useCallback(
    ({ key: target, to, from }: Leaving): void => {
      keep(from);
      const known = target === null ? null : nodeOfKey(outline, target);
      if (known?.line === to.line) goTo(known);
      else goToLine(to);
    },
    [outline, keep, goTo, goToLine],
  );
  const onCursor = useCallback((at: { line: number; column: number }) => setCursor({ file, ...at }), [file]);
  const onPick = useCallback(
    (at: number, extend: boolean) => {
      const picked = extend ? extendRange(range, range?.start ?? line, at) : { start: at, end: at };
      moveTo({ symbol: null, hash: writeLineRange(picked) }, extend);
    },
    [range, line],
  );
  const writeAddress = useCallback((): void => {
    if (key !== null) return;
    if (range !== null) return keepAnchor(anchorOf(lines, range));
    const here = around.at(-1);
    if (here !== undefined) moveTo({ symbol: here.key, hash: "" }, true);
    else {
      const own = { start: line, end: line };
      moveTo({ symbol: null, hash: writeLineRange(own) }, true);
      keepAnchor(anchorOf(lines, own));
    }
  }, [around, key, range, line, lines]);
  const { column } = cursor;
  return {
    symbol,
    range,
    beyond,
    drift,
    line,
    column,
    around,
    jump,
    goTo,
    goToLine,
    visit,
    keep,
    leave,
    onCursor,
    onPick,
    writeAddress,
  };
}

/** @param found undefined when the link remembers nothing of its lines */
function driftOf(asked: LineRange | null, found: LineRange | null | undefined): Drift | null {
  if (asked === null || found === undefined || found?.start === asked.start) return null;
  return { asked, now: found };
}
