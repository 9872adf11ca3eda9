"use client";
/** What the palette has to show for its filters and text. Old rows stay until new ones are there; late answers are dropped. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { filesQuery, symbolsQuery } from "@/lib/client/queries";
import type { findFiles } from "@/lib/contract/find-files";
import type { OperationOutput } from "@/lib/contract/operation";
import type { searchSymbols } from "@/lib/contract/search-symbols";
import { LANGUAGES } from "@/lib/contract/vocabulary";
import { arrange, looksLikePath, type Group } from "./arrange";
import { isSearch, type Mode } from "./modes";
import { parseText, withFilter, type Filter, type ParsedText } from "./query-text";
import { useDebounced } from "./use-debounced";

const REST = 25;
const SYMBOLS = 50;
/** Files beside symbols, and where files are all that is looked for. */
const FILES = { beside: 4, alone: 50 };

export interface Answer {
  asked: ParsedText;
  /** What is searched for; empty while nothing is. Filters of what is said about symbols need no name. */
  query: string;
  groups: Group[];
  /** What leads: symbols, or files where only they are looked for. Undefined until the first answer. */
  head: OperationOutput<typeof searchSymbols> | OperationOutput<typeof findFiles> | undefined;
  symbols: OperationOutput<typeof searchSymbols> | undefined;
  error: Error | null;
  retry: () => void;
  /** Milliseconds that the answer took; null while it is under way. */
  took: number | null;
}

export function useAnswer(mode: Mode, chips: readonly Filter[], raw: string): Answer {
  const typed = useMemo(() => ({ mode, ...merge(chips, parseText(raw)) }), [mode, chips, raw]);
  const { value: asked, at } = useDebounced(typed, REST);
  const { kind, has, meta, ...fileInput } = inputOf(asked);
  const isForSymbols = kind !== undefined || has !== undefined || meta !== undefined;
  const query = asked.text === "" && asked.mode !== "files" ? marksOnly(asked) : asked.text;
  const searched = isSearch(asked.mode) && query !== "";
  const wantsSymbols = searched && asked.mode !== "files";
  const wantsFiles = searched && (asked.mode === "files" || (asked.mode === "all" && !isForSymbols));
  const symbols = useQuery({
    ...symbolsQuery({ kind, has, meta, ...fileInput, query, limit: SYMBOLS }),
    enabled: wantsSymbols,
  });
  const limit = asked.mode === "files" ? FILES.alone : FILES.beside;
  const files = useQuery({ ...filesQuery({ ...fileInput, query: asked.text, limit }), enabled: wantsFiles });
  const rows = wantsSymbols ? symbols.data : undefined;
  const fileRows = wantsFiles ? files.data : undefined;
  const groups = useMemo(
    () => arrange(rows?.results ?? [], fileRows?.results ?? [], looksLikePath(asked.text)),
    [rows, fileRows, asked.text],
  );
  const lead = wantsSymbols ? symbols : files;
  return {
    asked,
    query,
    groups,
    head: rows ?? fileRows,
    symbols: rows,
    error: lead.error,
    retry: () => void lead.refetch(),
    took: lead.isPlaceholderData || lead.isPending ? null : Math.max(0, lead.dataUpdatedAt - at),
  };
}

function merge(chips: readonly Filter[], parsed: ParsedText): ParsedText {
  return { ...parsed, filters: parsed.filters.reduce(withFilter, [...chips]) };
}

/** What is said about symbols can be asked for without a name. */
function marksOnly({ filters }: ParsedText): string {
  const marks = filters.filter(({ name }) => name === "has" || name === "meta");
  return marks.map(({ name, value }) => `${name}:${value}`).join(" ");
}

function inputOf({ filters }: ParsedText) {
  const value = (name: Filter["name"]): string | undefined => filters.find((filter) => filter.name === name)?.value;
  const scope = value("scope");
  return {
    kind: value("kind"),
    lang: LANGUAGES.find((language) => language === value("lang")),
    repo: value("repo"),
    path: value("path"),
    has: value("has"),
    meta: value("meta"),
    scope: scope === "all" ? ("all" as const) : ("user" as const),
  };
}
