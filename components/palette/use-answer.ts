"use client";
/** What the palette has to show for its filters and text. Old rows stay until new ones are there; late answers are dropped. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { filesQuery, symbolsQuery } from "@/lib/client/queries";
import type { OperationOutput } from "@/lib/contract/operation";
import type { searchSymbols } from "@/lib/contract/search-symbols";
import { LANGUAGES } from "@/lib/contract/vocabulary";
import { arrange, looksLikePath, type Group } from "./arrange";
import { parseText, withFilter, type Filter, type ParsedText } from "./query-text";
import { useDebounced } from "./use-debounced";

const REST = 25;
const SYMBOLS = 50;
const FILES = 4;

type Symbols = OperationOutput<typeof searchSymbols>;

export interface Answer {
  asked: ParsedText;
  groups: Group[];
  symbols: Symbols | undefined;
  error: Error | null;
  retry: () => void;
  /** Milliseconds that the answer took; null while it is under way. */
  took: number | null;
}

export function useAnswer(chips: readonly Filter[], raw: string): Answer {
  const typed = useMemo(() => merge(chips, parseText(raw)), [chips, raw]);
  const { value: asked, at } = useDebounced(typed, REST);
  const input = inputOf(asked);
  const query = asked.text === "" ? marksOnly(asked) : asked.text;
  const symbols = useQuery(symbolsQuery({ ...input, query, limit: SYMBOLS }));
  const { kind, has, meta, ...fileInput } = input;
  const isForSymbols = kind !== undefined || has !== undefined || meta !== undefined;
  const files = useQuery({
    ...filesQuery({ ...fileInput, query: asked.text, limit: FILES }),
    enabled: asked.text !== "" && !isForSymbols,
  });
  const rows = query === "" ? undefined : symbols.data;
  const fileRows = asked.text === "" || isForSymbols ? undefined : files.data;
  const groups = useMemo(
    () => arrange(rows?.results ?? [], fileRows?.results ?? [], looksLikePath(asked.text)),
    [rows, fileRows, asked.text],
  );
  return {
    asked,
    groups,
    symbols: rows,
    error: symbols.error,
    retry: symbols.refetch,
    took: symbols.isPlaceholderData || symbols.isPending ? null : Math.max(0, symbols.dataUpdatedAt - at),
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
