"use client";
/**
 * What the palette has to show for its filters and text. Old rows stay until new ones are there; late answers are
 * dropped.
 */
import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useMemo, useState } from "react";
import { filesQuery, symbolsQuery } from "@/lib/client/queries/found";
import type { findFiles } from "@/lib/contract/find-files";
import type { OperationOutput } from "@/lib/contract/operation";
import type { searchSymbols } from "@/lib/contract/search-symbols";
import {
  parseTypedQuery,
  withFilter,
  writeTypedQuery,
  type Filter,
  type FilterName,
  type TypedQuery,
} from "@/lib/contract/symbol-query";
import { arrange, looksLikePath, type Group } from "./arrange";
import { isSearch, type Mode } from "./modes";
import { pacer } from "./pacer";
import { useLasting } from "./use-lasting";

/** Milliseconds from question to question: the first letter is asked for at once. */
const PACE = 25;
const turns = { symbols: pacer(PACE), files: pacer(PACE) };
/** Milliseconds that symbols wait for files: both are drawn at once, as rows that move are not read. */
const TOGETHER = 60;
const SYMBOLS = 50;
/** Files beside symbols, and where files are all that is looked for. */
const FILES = { beside: 4, alone: 50 };
/** Filters that hold for files as well as for symbols. */
const OF_FILES: ReadonlySet<FilterName> = new Set(["repo", "lang", "path", "scope"]);

export interface Answer {
  asked: TypedQuery;
  /** What is searched for; empty while nothing is. Filters need no name, but for the scope alone. */
  query: string;
  groups: Group[];
  /** What leads: symbols, or files where only they are looked for. Undefined until the first answer. */
  head: OperationOutput<typeof searchSymbols> | OperationOutput<typeof findFiles> | undefined;
  symbols: OperationOutput<typeof searchSymbols> | undefined;
  /** What the groups were asked for, while that is another query: its rows stay until there are others. */
  older: string | null;
  error: Error | null;
  retry: () => void;
  /** Milliseconds that the answer took; null while it is under way. */
  took: number | null;
  /** The same of the rows on show: nothing in the foot changes until there are others. */
  shownTook: number | null;
}

/** @param at when it was typed, in milliseconds */
export function useAnswer(mode: Mode, chips: readonly Filter[], raw: string, at: number): Answer {
  const asked = useMemo(() => ({ mode, ...merge(chips, parseTypedQuery(raw)) }), [mode, chips, raw]);
  const isForSymbols = asked.filters.some(({ name }) => !OF_FILES.has(name));
  const query = asked.mode === "files" ? asked.text : searchedText(asked);
  const searched = isSearch(asked.mode) && query !== "";
  const wantsSymbols = searched && asked.mode !== "files";
  const wantsFiles =
    searched && asked.text !== "" && (asked.mode === "files" || (asked.mode === "all" && !isForSymbols));
  const near = whereaboutsOf(usePathname());
  const symbols = useQuery({
    ...symbolsQuery({ query, ...(near !== null && { near }), limit: SYMBOLS }, turns.symbols),
    enabled: wantsSymbols,
  });
  const awaitsSymbols = wantsSymbols && (symbols.isPending || symbols.isPlaceholderData);
  const limit = asked.mode === "files" ? FILES.alone : FILES.beside;
  const ofFiles = asked.filters.filter(({ name }) => OF_FILES.has(name));
  const files = useQuery({
    ...filesQuery({ query: writeTypedQuery(ofFiles, asked.text), limit }, turns.files),
    enabled: wantsFiles,
    // Files that come first show nothing: the render that symbols bring draws both.
    ...(awaitsSymbols && { notifyOnChangeProps: [] }),
  });
  const filesAreOld = files.isPending || files.isPlaceholderData;
  const rows = wantsSymbols ? symbols.data : undefined;
  // Beside symbols of another query they would pass for files of it.
  const fileRows = wantsFiles && !(wantsSymbols && filesAreOld) ? files.data : undefined;
  const groups = useMemo(
    () => arrange(rows?.results ?? [], fileRows?.results ?? [], looksLikePath(asked.text)),
    [rows, fileRows, asked.text],
  );
  const lead = wantsSymbols ? symbols : files;
  const leads = searched && lead.data !== undefined && !lead.isPlaceholderData;
  const lacksFiles = leads && wantsFiles && filesAreOld && files.error === null;
  const isLate = useLasting(lacksFiles, TOGETHER);
  const isFresh = leads && (!lacksFiles || isLate);
  const head = rows ?? fileRows;
  const now = useMemo(() => ({ query, groups, head, symbols: rows }), [query, groups, head, rows]);
  const needed = Math.max(0, lead.dataUpdatedAt - at);
  const [last, setLast] = useState<{ rows: typeof now; took: number } | null>(null);
  if (isFresh && last?.rows !== now) setLast({ rows: now, took: needed });
  const stays = searched && !isFresh && last !== null;
  const shown = stays ? last.rows : now;
  const took = lead.isPlaceholderData || lead.isPending || (leads && !isFresh) ? null : needed;
  return {
    asked,
    query,
    groups: shown.groups,
    older: stays && shown.query !== query ? shown.query : null,
    head: shown.head,
    symbols: shown.symbols,
    error: lead.error,
    retry: () => void lead.refetch(),
    took,
    shownTook: stays ? last.took : took,
  };
}

function merge(chips: readonly Filter[], parsed: TypedQuery): TypedQuery {
  return { ...parsed, filters: parsed.filters.reduce(withFilter, [...chips]) };
}

/** The server reads filters and name as one text. The scope alone narrows nothing, so it asks for nothing. */
function searchedText({ filters, text }: TypedQuery): string {
  const asks = text !== "" || filters.some(({ name }) => name !== "scope");
  return asks ? writeTypedQuery(filters, text) : "";
}

/** Repository and path of the open page, as its address has them; null on a page of none. */
export function whereaboutsOf(pathname: string): string | null {
  const [, segments] = /^\/r\/(.+)$/.exec(pathname) ?? [];
  if (segments === undefined) return null;
  try {
    return decodeURIComponent(segments);
  } catch {
    return null;
  }
}
