/** Folders and files: what they hold, their history, their symbols. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { fileBlame } from "../../contract/file-blame";
import type { fileHistory } from "../../contract/file-history";
import type { fileOutline } from "../../contract/file-outline";
import type { readFile } from "../../contract/read-file";
import type { semanticTokens } from "../../contract/semantic-tokens";
import type { OperationInput } from "../../contract/operation";
import { callOperation } from "../call-operation";
import { remote } from "../remote";
import { operationKey, optionsFor, pagesFor } from "./operation-options";

/** What a folder holds, page by page. */
export const folderQuery = (repo: string, folder: string) =>
  pagesFor(remote.find_files, { repo, folder, scope: "all", limit: 200 });

/** One page of what a folder holds. */
export const folderPageQuery = (repo: string, folder: string, cursor: string | null) =>
  optionsFor(remote.find_files, { repo, folder, scope: "all", limit: 200, cursor: cursor ?? undefined });

/** A file's text. */
export const contentQuery = (input: OperationInput<typeof readFile>) => optionsFor(remote.read_file, input);

/** The commits that changed a file, page by page. */
export const historyQuery = (input: OperationInput<typeof fileHistory>) => pagesFor(remote.file_history, input);

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
