/** TanStack Query options per operation: the only place where query keys are made. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Operation, OperationInput, OperationOutput } from "../contract/operation";
import { operations } from "../contract/registry";
import { callOperation } from "./call-operation";
import { streamText } from "./stream-text";
import { NOTHING, withEvent } from "./text-found";

/** Key of one call; `[operationKey("find_files")]`-prefixes invalidate every call of an operation. */
export const operationKey = (name: string) => ["fathom", name] as const;

function optionsFor<O extends Operation>(operation: O, input: OperationInput<O>) {
  return queryOptions<OperationOutput<O>>({
    queryKey: [...operationKey(operation.name), input],
    queryFn: ({ signal }) => callOperation(operation, input, { signal }),
  });
}

/** Symbols by name. Keeps the rows of the query before while the next ones are on their way. */
export const symbolsQuery = (input: OperationInput<typeof operations.search_symbols>) =>
  queryOptions({
    ...optionsFor(operations.search_symbols, input),
    placeholderData: keepPreviousData,
    enabled: input.query !== undefined && input.query.trim() !== "",
    // Rows stay where they are; a list without any fills as soon as there is something.
    refetchInterval: ({ state: { data } }) =>
      data?.index.state === "indexing" && data.results.length === 0 ? 1000 : false,
  });

/** A symbol's declarations, by name or key. */
export const declarationQuery = (input: OperationInput<typeof operations.symbol_declaration>) =>
  optionsFor(operations.symbol_declaration, input);

/** Files by name. Keeps the rows before, as `symbolsQuery` does. */
export const filesQuery = (input: OperationInput<typeof operations.find_files>) =>
  queryOptions({ ...optionsFor(operations.find_files, input), placeholderData: keepPreviousData });

/** What a folder holds, page by page. */
export const folderQuery = (repo: string, folder: string) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(operations.find_files.name), "folder", repo, folder],
    queryFn: ({ signal, pageParam }) =>
      callOperation(
        operations.find_files,
        { repo, folder, scope: "all", limit: 200, cursor: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** One page of what a folder holds. */
export const folderPageQuery = (repo: string, folder: string, cursor: string | null) =>
  optionsFor(operations.find_files, { repo, folder, scope: "all", limit: 200, cursor: cursor ?? undefined });

/** A file's text. */
export const contentQuery = (input: OperationInput<typeof operations.read_file>) =>
  optionsFor(operations.read_file, input);

/** A file's symbols. */
export const outlineQuery = (input: OperationInput<typeof operations.file_outline>) =>
  optionsFor(operations.file_outline, input);

/** A file's symbols with what derives from them and overrides them. */
export const relationsQuery = (repo: string, file: string) =>
  queryOptions({ ...optionsFor(operations.file_outline, { repo, file, relations: true }), staleTime: 60_000 });

/** Lines that hold a text, file by file as they are found, page by page. Keeps what was found before until then. */
export const textQuery = (input: OperationInput<typeof operations.search_text>) => {
  const queryKey = [...operationKey(operations.search_text.name), input] as const;
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ client, signal, pageParam }) => {
      let found = NOTHING;
      for await (const event of streamText({ ...input, cursor: pageParam ?? undefined }, { signal })) {
        found = withEvent(found, event);
        // A first page grows before the eyes; the pages behind it come whole.
        if (pageParam === null) client.setQueryData(queryKey, { pages: [found], pageParams: [null] });
      }
      return found;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.end?.next ?? null,
    placeholderData: keepPreviousData,
    enabled: input.query !== undefined && input.query.trim() !== "",
    staleTime: 30_000,
  });
};

/** What a name means at a place. */
export const symbolAtQuery = (input: OperationInput<typeof operations.symbol_at>) =>
  queryOptions({ ...optionsFor(operations.symbol_at, input), staleTime: 60_000 });

/** Uses of a symbol, page by page. Keeps the rows before while a filter changes. */
export const usagesQuery = (input: OperationInput<typeof operations.symbol_usages>) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(operations.symbol_usages.name), input],
    queryFn: ({ signal, pageParam }) =>
      callOperation(operations.symbol_usages, { ...input, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** What overrides a method or implements a type, page by page. */
export const implementationsQuery = (input: OperationInput<typeof operations.symbol_implementations>) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(operations.symbol_implementations.name), input],
    queryFn: ({ signal, pageParam }) =>
      callOperation(operations.symbol_implementations, { ...input, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** The source of a header, the header of a source. */
export const counterpartQuery = (input: OperationInput<typeof operations.symbol_counterpart>) =>
  queryOptions({ ...optionsFor(operations.symbol_counterpart, input), staleTime: 60_000 });

/** Bases and inheritors of a type. */
export const hierarchyQuery = (input: OperationInput<typeof operations.symbol_hierarchy>) =>
  optionsFor(operations.symbol_hierarchy, input);

/** Who calls a function, or what it calls. */
export const callsQuery = (input: OperationInput<typeof operations.symbol_callers>) =>
  optionsFor(operations.symbol_callers, input);

/** The same page by page: the callers of a function that has many. */
export const callPagesQuery = (input: OperationInput<typeof operations.symbol_callers>) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(operations.symbol_callers.name), "pages", input],
    queryFn: ({ signal, pageParam }) =>
      callOperation(operations.symbol_callers, { ...input, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** How complete the index is. Asked again each second while a run is under way. */
export const statusQuery = (input: OperationInput<typeof operations.index_status> = {}) =>
  queryOptions({
    ...optionsFor(operations.index_status, input),
    placeholderData: keepPreviousData,
    // A failure is told at once, and the pill that tells it asks again in its own time.
    retry: false,
    refetchInterval: ({ state }) => (state.status === "error" ? false : refreshEvery(state.data?.index.state)),
  });

/** Milliseconds until a page that shows the index's state should look again. */
function refreshEvery(state: string | undefined): number {
  return state === "indexing" || state === "stale" || state === undefined ? 1000 : 10_000;
}
