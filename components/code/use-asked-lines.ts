"use client";
/**
 * The lines of the address in the open file: where they stand now, and what to say when they are not where they were.
 */
import { useMemo } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { nodeOfKey } from "../outline/outline-rows";
import { useAskedLines as useAskedText, useLineAnchor } from "./address-state";
import { refindRange, type FoundBy, type FoundLines, type LineAnchor } from "./line-anchor";
import { clampRange, parseLineRange, type LineRange } from "./line-range";
import { olderRevision } from "./link-revision";

/** Lines of a link that the file has moved on from. */
export interface Drift {
  asked: LineRange;
  /** Where they stand now; null when they are nowhere any more. */
  now: LineRange | null;
  by: FoundBy | null;
  /** Name of the symbol that they were found in, where only it was found. */
  symbol: string | null;
  /** Commit of the link; null when it is the indexed one, or not known. */
  revision: string | null;
}

export interface AskedLines {
  range: LineRange | null;
  /** A line of the address that is behind the file's end. */
  beyond: number | null;
  /** The lines of the link are not where they were, or not as they were. */
  drift: Drift | null;
}

interface AskedLinesOptions {
  /** The address names a symbol: then it asks for no lines. */
  isForSymbol: boolean;
  lines: readonly string[];
  /** How many lines the file has; more than `lines` where it is cut. */
  count: number;
  outline: readonly OutlineNode[];
  /** Commit that is indexed. */
  revision: string | null;
  /** What tells the lines of a link that holds a commit and nothing of its lines; left out where nobody knows. */
  then?: LineAnchor | null;
}

export function useAskedLines({
  isForSymbol,
  lines,
  count,
  outline,
  revision,
  then = null,
}: AskedLinesOptions): AskedLines {
  const hash = useAskedText();
  const own = useLineAnchor();
  const anchor = own ?? then;
  const asked = useMemo(() => (isForSymbol ? null : parseLineRange(hash)), [isForSymbol, hash]);
  return useMemo(() => {
    if (asked === null) return { range: null, beyond: null, drift: null };
    const inside = anchor?.inside ?? null;
    const symbol = inside === null ? null : nodeOfKey(outline, inside.key);
    const found = anchor === null ? null : refindRange(lines, asked, anchor, symbol?.line ?? null);
    const range = found?.range ?? clampRange(asked, count);
    const isSame = anchor === null || (found?.by === "text" && found.range.start === asked.start);
    return {
      range,
      beyond: range === null ? asked.start : null,
      drift: isSame ? null : driftOf(asked, found, symbol, olderRevision(anchor.revision, revision)),
    };
  }, [asked, anchor, outline, lines, count, revision]);
}

function driftOf(
  asked: LineRange,
  found: FoundLines | null,
  symbol: OutlineNode | null,
  revision: string | null,
): Drift {
  const by = found?.by ?? null;
  return { asked, now: found?.range ?? null, by, symbol: by === "symbol" ? (symbol?.name ?? null) : null, revision };
}
