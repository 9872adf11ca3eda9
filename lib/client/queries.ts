/** TanStack Query options per operation: the only place where query keys are made. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { changeImpact } from "../contract/change-impact";
import type { Operation, OperationInput, OperationOutput } from "../contract/operation";
import type { fileBlame } from "../contract/file-blame";
import type { fileHistory } from "../contract/file-history";
import type { fileOutline } from "../contract/file-outline";
import type { findFiles } from "../contract/find-files";
import type { indexStatus } from "../contract/index-status";
import type { readFile } from "../contract/read-file";
import type { searchSemantic } from "../contract/search-semantic";
import type { searchSymbols } from "../contract/search-symbols";
import type { searchText } from "../contract/search-text";
import type { semanticTokens } from "../contract/semantic-tokens";
import type { symbolAt } from "../contract/symbol-at";
import type { symbolCallers } from "../contract/symbol-callers";
import type { symbolCounterpart } from "../contract/symbol-counterpart";
import type { symbolDeclaration } from "../contract/symbol-declaration";
import type { symbolHierarchy } from "../contract/symbol-hierarchy";
import type { symbolImplementations } from "../contract/symbol-implementations";
import type { symbolUsages } from "../contract/symbol-usages";
import { BASIS_GROUPS, type UseRole } from "../contract/vocabulary";
import { ApiError } from "./api-error";
import { callOperation } from "./call-operation";
import { remote, type RemoteOperation } from "./remote";
import { streamText } from "./stream-text";
import { NOTHING, withEvent } from "./text-found";

/** Key of one call; `[operationKey("find_files")]`-prefixes invalidate every call of an operation. */
export const operationKey = (name: string) => ["fathom", name] as const;

/** What a question waits for before it is sent; it throws once the question has been given up. */
type Turn = (signal: AbortSignal) => Promise<void>;

const atOnce: Turn = async () => {};

function optionsFor<O extends Operation>(operation: RemoteOperation<O>, input: OperationInput<O>, turn = atOnce) {
  return queryOptions<OperationOutput<O>>({
    queryKey: [...operationKey(operation.name), input],
    queryFn: async ({ signal }) => {
      await turn(signal);
      return callOperation(operation, input, { signal });
    },
  });
}

/** Symbols by name. Keeps the rows of the query before while the next ones are on their way. */
export const symbolsQuery = (input: OperationInput<typeof searchSymbols>, turn?: Turn) =>
  queryOptions({
    ...optionsFor(remote.search_symbols, input, turn),
    placeholderData: keepPreviousData,
    enabled: input.query !== undefined && input.query.trim() !== "",
    // Rows stay where they are; a list without any fills as soon as there is something.
    refetchInterval: ({ state: { data } }) =>
      data?.index.state === "indexing" && data.results.length === 0 ? 1000 : false,
  });

/** Symbols by what they mean. Asked again while some are not described yet. */
export const meaningQuery = (input: OperationInput<typeof searchSemantic>) =>
  queryOptions({
    ...optionsFor(remote.search_semantic, input),
    placeholderData: keepPreviousData,
    enabled: input.query !== undefined && input.query.trim() !== "",
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && !data.isOff && data.files.described < data.files.total ? 3000 : false,
  });

/** A symbol's declarations, by name or key. */
export const declarationQuery = (input: OperationInput<typeof symbolDeclaration>) =>
  optionsFor(remote.symbol_declaration, input);

/** Files by name. Keeps the rows before, as `symbolsQuery` does. */
export const filesQuery = (input: OperationInput<typeof findFiles>, turn?: Turn) =>
  queryOptions({ ...optionsFor(remote.find_files, input, turn), placeholderData: keepPreviousData });

/** What a folder holds, page by page. */
export const folderQuery = (repo: string, folder: string) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(remote.find_files.name), "folder", repo, folder],
    queryFn: ({ signal, pageParam }) =>
      callOperation(
        remote.find_files,
        { repo, folder, scope: "all", limit: 200, cursor: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** One page of what a folder holds. */
export const folderPageQuery = (repo: string, folder: string, cursor: string | null) =>
  optionsFor(remote.find_files, { repo, folder, scope: "all", limit: 200, cursor: cursor ?? undefined });

/** A file's text. */
export const contentQuery = (input: OperationInput<typeof readFile>) => optionsFor(remote.read_file, input);

/** The commits that changed a file, page by page. */
export const historyQuery = (input: OperationInput<typeof fileHistory>) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(remote.file_history.name), input],
    queryFn: ({ signal, pageParam }) =>
      callOperation(remote.file_history, { ...input, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** Which commits wrote a file's lines, page by page. */
export const blameQuery = (input: OperationInput<typeof fileBlame>) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(remote.file_blame.name), input],
    queryFn: ({ signal, pageParam }) => callOperation(remote.file_blame, { ...input, start: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page) => page.next,
  });

/** A file's symbols. */
export const outlineQuery = (input: OperationInput<typeof fileOutline>) => optionsFor(remote.file_outline, input);

/** What the names of some lines are. */
export const tokensQuery = (input: OperationInput<typeof semanticTokens>) => optionsFor(remote.semantic_tokens, input);

/** A file's symbols with what derives from them and overrides them. */
export const relationsQuery = (repo: string, file: string) =>
  queryOptions({ ...optionsFor(remote.file_outline, { repo, file, relations: true }), staleTime: 60_000 });

/** Lines that hold a text, file by file as they are found, page by page. Keeps what was found before until then. */
export const textQuery = (input: OperationInput<typeof searchText>) => {
  const queryKey = [...operationKey(remote.search_text.name), input] as const;
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

/** Milliseconds between questions while revisions are being read, and how many there are. */
const READING_PAUSE = 800;
const READING_TRIES = 40;

/** Answers that were cut by time until the last of them stands. */
const MOST_CUT = 6;

/** What a change touches. Asked again while its revisions are being read. */
export const changeQuery = (input: OperationInput<typeof changeImpact>) =>
  queryOptions({
    ...optionsFor(remote.change_impact, input),
    staleTime: 30_000,
    retry: (failures, error) =>
      error instanceof ApiError &&
      error.retryable &&
      failures < (error.code === "index_in_progress" ? READING_TRIES : 3),
    retryDelay: READING_PAUSE,
    // Each answer looks further than the one before.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data !== undefined && data.notLookedAt > 0 && dataUpdateCount < MOST_CUT ? READING_PAUSE : false,
  });

/** What a name means at a place. */
export const symbolAtQuery = (input: OperationInput<typeof symbolAt>) =>
  queryOptions({ ...optionsFor(remote.symbol_at, input), staleTime: 60_000 });

/** Uses of a symbol, page by page. Keeps the rows before while a filter changes. */
export const usagesQuery = (input: OperationInput<typeof symbolUsages>) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(remote.symbol_usages.name), input],
    queryFn: ({ signal, pageParam }) =>
      callOperation(remote.symbol_usages, { ...input, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** What a page of uses adds to their total. */
export interface UsesTally {
  sure: number;
  /** Of the sure ones. */
  proven: number;
  roles: ReadonlyMap<UseRole, number>;
  /** Each as repository and path. */
  files: ReadonlySet<string>;
  next: string | null;
  totalIsLowerBound: boolean;
}

const PROVEN: readonly string[] = BASIS_GROUPS.proven;
const isProven = (basis: string): boolean => PROVEN.includes(basis);

/** Uses that are only counted, in large steps, from a page on: no row of them is kept. */
export const usagesTallyQuery = (input: OperationInput<typeof symbolUsages>, from: string | null) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(remote.symbol_usages.name), "tally", input, from],
    queryFn: async ({ signal, pageParam }): Promise<UsesTally> => {
      const asked = { ...input, limit: 2000, cursor: pageParam ?? undefined };
      const { results, next, totalIsLowerBound } = await callOperation(remote.symbol_usages, asked, { signal });
      const roles = new Map<UseRole, number>();
      for (const { role } of results) roles.set(role, (roles.get(role) ?? 0) + 1);
      const proven = results.filter(({ basis }) => isProven(basis)).length;
      const files = new Set(results.map(({ repo, file }) => `${repo}/${file}`));
      return { sure: results.length, proven, roles, files, next, totalIsLowerBound };
    },
    initialPageParam: from,
    getNextPageParam: (page) => page.next,
    structuralSharing: false,
    staleTime: 300_000,
  });

/**
 * How often a symbol is used, as far as one short page counts it. Never asked again by itself.
 * @param inTurn does the work when its turn comes
 */
export const usageCountQuery = (key: string, inTurn: <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>) =>
  queryOptions({
    queryKey: [...operationKey(remote.symbol_usages.name), "count", key],
    queryFn: ({ signal }) =>
      inTurn(() => callOperation(remote.symbol_usages, { key, scope: "all", limit: 1 }, { signal }), signal),
    staleTime: 300_000,
    retry: false,
  });

/** The members of a type, page by page. */
export const membersQuery = (key: string) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(remote.symbol_members.name), key],
    queryFn: ({ signal, pageParam }) =>
      callOperation(
        remote.symbol_members,
        { key, scope: "all", limit: 200, cursor: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** What a type has from its bases beside its own members. */
export const inheritedQuery = (key: string) =>
  queryOptions({
    ...optionsFor(remote.symbol_members, { key, scope: "all", inherited: true, limit: 300 }),
    staleTime: 60_000,
  });

/** What overrides a method or implements a type, page by page. */
export const implementationsQuery = (input: OperationInput<typeof symbolImplementations>) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(remote.symbol_implementations.name), input],
    queryFn: ({ signal, pageParam }) =>
      callOperation(remote.symbol_implementations, { ...input, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** The source of a header, the header of a source. */
export const counterpartQuery = (input: OperationInput<typeof symbolCounterpart>) =>
  queryOptions({ ...optionsFor(remote.symbol_counterpart, input), staleTime: 60_000 });

/** Bases and inheritors of a type. */
export const hierarchyQuery = (input: OperationInput<typeof symbolHierarchy>) =>
  optionsFor(remote.symbol_hierarchy, input);

/** Who calls a function, or what it calls. */
export const callsQuery = (input: OperationInput<typeof symbolCallers>) => optionsFor(remote.symbol_callers, input);

/** The same page by page: the callers of a function that has many. */
export const callPagesQuery = (input: OperationInput<typeof symbolCallers>) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(remote.symbol_callers.name), "pages", input],
    queryFn: ({ signal, pageParam }) =>
      callOperation(remote.symbol_callers, { ...input, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** How complete the index is. Asked again each second while a run is under way. */
export const statusQuery = (input: OperationInput<typeof indexStatus> = {}) =>
  queryOptions({
    ...optionsFor(remote.index_status, input),
    placeholderData: keepPreviousData,
    // A failure is told at once, and the pill that tells it asks again in its own time.
    retry: false,
    refetchInterval: ({ state }) => (state.status === "error" ? false : refreshEvery(state.data?.index.state)),
  });

/** Milliseconds until a page that shows the index's state should look again. */
function refreshEvery(state: string | undefined): number {
  return state === "indexing" || state === "stale" || state === undefined ? 1000 : 10_000;
}
