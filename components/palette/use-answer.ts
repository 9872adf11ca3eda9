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
  const symbols = useQuery(symbolsQuery({ ...input, query: asked.text, limit: SYMBOLS }));
  const { kind, ...fileInput } = input;
  const files = useQuery({
    ...filesQuery({ ...fileInput, query: asked.text, limit: FILES }),
    enabled: asked.text !== "" && kind === undefined,
  });
  const rows = asked.text === "" ? undefined : symbols.data;
  const fileRows = asked.text === "" || kind !== undefined ? undefined : files.data;
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

function inputOf({ filters }: ParsedText) {
  const value = (name: Filter["name"]): string | undefined => filters.find((filter) => filter.name === name)?.value;
  const scope = value("scope");
  return {
    kind: value("kind"),
    lang: LANGUAGES.find((language) => language === value("lang")),
    repo: value("repo"),
    path: value("path"),
    scope: scope === "all" ? ("all" as const) : ("user" as const),
  };
}
