"use client";
/**
 * Where the reader is in the open file: the symbol or lines of the address, the cursor, and the ways to go elsewhere
 * in it.
 */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { nodeOfKey, nodesAtLine } from "../outline/outline-rows";
import { linesOf } from "../highlight/lines-of";
import { keepAnchor, keepPlace, moveTo, useSymbolKey } from "./address-state";
import { textAnchorOf, type LineAnchor } from "./line-anchor";
import { extendRange, writeLineRange, type LineRange } from "./line-range";
import { useAskedLines, type AskedLines } from "./use-asked-lines";

interface PlaceOptions {
  file: string;
  /** How many lines it has. */
  lines: number;
  /** Null where it is not kept; of a very long file its beginning. */
  text: string | null;
  outline: readonly OutlineNode[];
  /** Commit that is indexed. */
  revision: string | null;
  /** What tells the lines of a link that holds a commit alone. */
  then?: LineAnchor | null;
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

export interface FilePlace extends AskedLines {
  symbol: OutlineNode | null;
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

export function useFilePlace(options: PlaceOptions): FilePlace {
  const { file, lines: count, text, outline, revision, then, openFile } = options;
  const key = useSymbolKey();
  const symbol = useMemo(() => (key === null ? null : nodeOfKey(outline, key)), [outline, key]);
  const lines = useMemo(() => linesOf(text ?? ""), [text]);
  const isForSymbol = symbol !== null;
  const askedLines = useAskedLines({ isForSymbol, lines, count, outline, revision, then });
  const { range } = askedLines;
  /** Null until the editor tells it. */
  const [cursor, setCursor] = useState<({ file: string } & Spot) | null>(null);
  const [jump, setJump] = useState(0);
  const own = cursor?.file === file ? cursor : null;
  const line = own?.line ?? symbol?.line ?? range?.start ?? 1;
  const column = own?.column ?? symbol?.column ?? range?.column ?? 1;
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
    const here = around.at(-1);
    if (range === null && here !== undefined) return moveTo({ symbol: here.key, hash: "" }, true);
    const kept = range ?? { start: line, end: line };
    // The numbers of the hash are those of the file as it is now.
    moveTo({ symbol: null, hash: writeLineRange(kept) }, true);
    keepAnchor({ ...anchorIn(lines, kept, outline), revision });
  }, [around, key, range, line, lines, outline, revision]);
  return {
    ...askedLines,
    symbol,
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

/** The text of lines, and the innermost symbol around them. */
function anchorIn(
  lines: readonly string[],
  range: LineRange,
  outline: readonly OutlineNode[],
): Omit<LineAnchor, "revision"> {
  const around = nodesAtLine(outline, range.start).at(-1);
  const inside = around === undefined ? null : { key: around.key, below: range.start - around.line };
  return { text: textAnchorOf(lines, range), inside };
}
