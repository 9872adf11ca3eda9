"use client";
/** Where the reader is in the open file: the address, the cursor, the lines chosen; and the ways to go elsewhere in it. */
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { FileDescription } from "@/lib/contract/file-row";
import type { Jump } from "../editor/code-editor";
import { findNode } from "../outline/flatten-outline";
import { setPlace, usePlace } from "./address";
import { formatLines, type LineRange } from "./line-hash";
import { useOpenFile } from "./open-file";

export interface CodePlace {
  /** Line of the cursor. */
  cursor: number;
  setCursor(line: number): void;
  /** Lines that the address names; null when it names a symbol or nothing. */
  picked: LineRange | null;
  /** The line that the address means; a new object for every jump. */
  jump: Jump | null;
  /** Goes to a line as a jump: Back returns from it. */
  goTo(line: number, symbol: string | null, column?: number): void;
  pick(range: { start: number; end: number }): void;
  clear(): void;
}

export function useCodeNavigation(
  { repo, file, lines }: FileDescription,
  outline: readonly OutlineNode[],
  query: string,
): CodePlace {
  const place = usePlace(query);
  const { setFile } = useOpenFile();
  // Lines that were chosen here are in view already: they are no jump.
  const [chosen, setChosen] = useState<string | null>(null);
  const [again, setAgain] = useState<Jump | null>(null);
  const asked = useMemo((): Jump | null => {
    if (place.symbol === null && place.lines !== null && formatLines(place.lines) === chosen) return null;
    const node = place.symbol === null ? null : findNode(outline, place.symbol);
    const line = place.lines?.start ?? node?.line;
    if (line === undefined) return null;
    return { line, column: place.lines?.startColumn ?? (node?.line === line ? node.column : undefined) };
  }, [place, outline, chosen]);
  const jump = again ?? asked;
  const [moved, setMoved] = useState<{ line: number; jump: Jump | null } | null>(null);
  const cursor = moved?.jump === jump ? (moved?.line ?? 1) : (jump?.line ?? 1);

  const goTo = (line: number, symbol: string | null, column?: number): void => {
    setChosen(null);
    setAgain({ line, column });
    setPlace({ symbol, lines: { start: line, end: line } }, "jump");
  };
  const pick = (range: LineRange): void => {
    setAgain(null);
    setChosen(formatLines(range));
    setMoved({ line: range.start, jump: null });
    setPlace({ symbol: null, lines: range }, "replace");
  };
  const forget = useEffectEvent(() => {
    setAgain(null);
    setChosen(null);
  });
  useEffect(() => {
    const back = (): void => forget();
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, []);

  const goToLine = useEffectEvent((line: number, column?: number) => goTo(line, null, column));
  const goToSymbol = useEffectEvent((key: string, line?: number): boolean => {
    const node = findNode(outline, key);
    const to = line ?? node?.line;
    if (to !== undefined) goTo(to, key, to === node?.line ? node.column : undefined);
    return to !== undefined;
  });
  useEffect(() => {
    setFile({
      repo,
      file,
      lines,
      outline,
      goToLine: (line, column) => goToLine(line, column),
      goToSymbol: (key, line) => goToSymbol(key, line),
    });
    return () => setFile(null);
  }, [setFile, repo, file, lines, outline]);

  return {
    cursor,
    setCursor: (line) => setMoved({ line, jump }),
    picked: place.symbol === null ? place.lines : null,
    jump,
    goTo,
    pick,
    clear: () => {
      setChosen(null);
      setMoved({ line: cursor, jump: null });
      setPlace({ symbol: null, lines: null }, "replace");
    },
  };
}
