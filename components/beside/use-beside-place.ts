"use client";
/**
 * Where the reader is in the second pane's file: as `useFilePlace`, with the pane's own address in place of the
 * page's.
 */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { linesUrl, nameUrl, symbolUrl } from "@/lib/contract/page-url";
import { clampRange, parseLineRange, writeLineRange, type LineRange } from "../code/line-range";
import type { CodePageProps } from "../code/code-page-props";
import { nodeOfKey, nodesAtLine } from "../outline/outline-rows";
import { keepInBeside, placeBeside, showBeside } from "./beside-store";

interface Spot {
  line: number;
  column: number;
}

export interface BesidePlace {
  symbol: OutlineNode | null;
  range: LineRange | null;
  /** Of the cursor. */
  line: number;
  column: number;
  /** The symbols around the cursor, outermost first. */
  around: readonly OutlineNode[];
  goTo: (target: { key: string }) => void;
  keep: (at: Spot) => void;
  leave: (leaving: { key: string | null; to: { line: number; column?: number }; from: Spot }) => void;
  onCursor: (at: Spot) => void;
  onPick: (line: number, extend: boolean) => void;
}

/** @param url address that the pane shows, of this file */
export function useBesidePlace(url: string, { content, outline: { results } }: CodePageProps): BesidePlace {
  const { repo, file, lines, url: own } = content;
  const asked = useMemo(() => new URL(url, "http://pane"), [url]);
  const key = asked.searchParams.get("symbol");
  const symbol = useMemo(() => (key === null ? null : nodeOfKey(results, key)), [key, results]);
  const range = useMemo(() => {
    const written = symbol === null ? parseLineRange(asked.hash) : null;
    return written && clampRange(written, lines);
  }, [symbol, asked, lines]);
  /** Null until the editor tells it. */
  const [cursor, setCursor] = useState<({ file: string } & Spot) | null>(null);
  const at = cursor?.file === own ? cursor : null;
  const line = at?.line ?? symbol?.line ?? range?.start ?? 1;
  const column = at?.column ?? symbol?.column ?? range?.column ?? 1;
  const around = useMemo(() => nodesAtLine(results, line), [results, line]);
  useEffect(() => {
    const inner = around.at(-1);
    const here = inner === undefined ? linesUrl(repo, file, line) : symbolUrl(repo, file, inner.key);
    placeBeside(() => (symbol === null && range === null ? here : url));
    return () => placeBeside(null);
  }, [repo, file, url, symbol, range, around, line]);

  const goTo = useCallback(
    (target: { key: string }): void => showBeside(symbolUrl(repo, file, target.key)),
    [repo, file],
  );
  const keep = useCallback(
    (from: Spot): void => {
      if (symbol?.line !== from.line || symbol.column !== from.column) keepInBeside(nameUrl(repo, file, from));
    },
    [repo, file, symbol],
  );
  const leave: BesidePlace["leave"] = useCallback(
    ({ key: target, to, from }) => {
      keep(from);
      const known = target === null ? null : nodeOfKey(results, target);
      if (known?.line === to.line) goTo(known);
      else
        showBeside(
          to.column === undefined ? linesUrl(repo, file, to.line) : nameUrl(repo, file, { ...to, column: to.column }),
        );
    },
    [repo, file, results, keep, goTo],
  );
  const onCursor = useCallback((spot: Spot) => setCursor({ file: own, ...spot }), [own]);
  const onPick = useCallback(
    (picked: number, extend: boolean): void => {
      const from = extend ? (range?.start ?? line) : picked;
      const marked = { start: Math.min(from, picked), end: Math.max(from, picked) };
      keepInBeside(`${own}${writeLineRange(marked)}`);
    },
    [own, range, line],
  );
  return { symbol, range, line, column, around, goTo, keep, leave, onCursor, onPick };
}
