"use client";
/**
 * What the server finds for a query: own symbols, external ones when own are few, and files. Rows of the query before
 * stay until the next ones are here; calls that nobody waits for are aborted.
 */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callOperation } from "@/lib/client/call-operation";
import { filesQuery, operationKey } from "@/lib/client/queries";
import type { OperationInput, OperationOutput } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/registry";
import { LANGUAGES } from "@/lib/contract/vocabulary";
import { FILE_KIND, type Filter } from "./filters";
import { keepOrder } from "./group-rows";
import { looksLikePath, type PaletteMode } from "./parse-query";

type SymbolsInput = OperationInput<typeof operations.search_symbols>;
type SymbolsAnswer = OperationOutput<typeof operations.search_symbols>;

interface TimedAnswer {
  answer: SymbolsAnswer;
  /** Milliseconds from asking to reading. */
  ms: number;
}

/** Own rows below this number leave room for external ones. */
const FEW = 12;
const EXTERNAL_SHOWN = 8;
const LIMIT = 60;

export interface SearchWanted {
  text: string;
  filters: readonly Filter[];
  mode: PaletteMode;
  /** The palette is open and searches. */
  active: boolean;
}

export function useSymbolSearch({ text, filters, mode, active }: SearchWanted) {
  const valueOf = (name: Filter["name"]): string | undefined => filters.find((filter) => filter.name === name)?.value;
  const onlyFiles = valueOf("kind") === FILE_KIND;
  const asked = active && text !== "";
  const shared = {
    scope: valueOf("scope") === "all" ? ("all" as const) : ("user" as const),
    repo: valueOf("repo"),
    lang: LANGUAGES.find((language) => language === valueOf("lang")),
    path: valueOf("path"),
  };
  const input: SymbolsInput = { query: text.slice(0, 500), ...shared, kind: valueOf("kind"), limit: LIMIT };
  const symbols = useTimedSymbols(input, asked && !onlyFiles);
  const own = symbols.data?.answer;
  const few = own !== undefined && !symbols.isPlaceholderData && own.results.length < FEW;
  const lookBeyond = asked && !onlyFiles && few && shared.repo === undefined && valueOf("scope") === undefined;
  const beyond = useTimedSymbols({ ...input, scope: "all" }, lookBeyond);
  const external = lookBeyond ? beyond.data?.answer.results.filter(({ scope }) => scope === "external") : undefined;

  const isPath = looksLikePath(text);
  const filesToo = asked && mode === "all" && (onlyFiles || valueOf("kind") === undefined) && text.length > 1;
  const files = useQuery({
    ...filesQuery({ query: text.slice(0, 500), ...shared, limit: onlyFiles ? LIMIT : isPath ? 20 : 3 }),
    enabled: filesToo,
  });
  return {
    symbols,
    rows: onlyFiles ? [] : [...(own?.results ?? []), ...(external ?? []).slice(0, EXTERNAL_SHOWN)],
    files: filesToo ? (files.data?.results ?? []) : [],
    fileAnswer: onlyFiles ? files.data : undefined,
    filesFirst: isPath || onlyFiles,
    failed: onlyFiles ? files.error : symbols.error,
    retry: () => void (onlyFiles ? files.refetch() : symbols.refetch()),
    onlyFiles,
  };
}

function useTimedSymbols(input: SymbolsInput, enabled: boolean) {
  return useQuery<TimedAnswer>({
    queryKey: [...operationKey(operations.search_symbols.name), "timed", input],
    queryFn: async ({ signal }) => {
      const start = performance.now();
      const answer = await callOperation(operations.search_symbols, input, { signal });
      return { answer, ms: performance.now() - start };
    },
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
    // The index may still grow: ask again, and let nothing that is shown change its place.
    refetchInterval: ({ state }) =>
      state.status === "error" || state.data?.answer.index.state === "indexing" ? 2000 : false,
    structuralSharing: (before, now) => inOrderOf(before as TimedAnswer | undefined, now as TimedAnswer),
  });
}

/** Both are answers to one query: TanStack only hides their type. */
function inOrderOf(before: TimedAnswer | undefined, now: TimedAnswer): TimedAnswer {
  if (before === undefined) return now;
  const results = keepOrder(before.answer.results, now.answer.results, (row) => `${row.file}#${row.key}${row.role}`);
  return { ...now, answer: { ...now.answer, results } };
}
