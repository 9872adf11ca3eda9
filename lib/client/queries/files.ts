/** Folders and files: what they hold, their text, their symbols. */
import { queryOptions } from "@tanstack/react-query";
import type { fileOutline } from "../../contract/file-outline";
import type { readFile } from "../../contract/read-file";
import type { semanticTokens } from "../../contract/semantic-tokens";
import type { OperationInput } from "../../contract/operation";
import { remote } from "../remote";
import { optionsFor, pagesFor } from "./operation-options";

/** What a folder holds, page by page. */
export const folderQuery = (repo: string, folder: string) =>
  pagesFor(remote.find_files, { repo, folder, scope: "all", limit: 200 });

/** One page of what a folder holds. */
export const folderPageQuery = (repo: string, folder: string, cursor: string | null) =>
  optionsFor(remote.find_files, { repo, folder, scope: "all", limit: 200, cursor: cursor ?? undefined });

/** A file's text. */
export const contentQuery = (input: OperationInput<typeof readFile>) => optionsFor(remote.read_file, input);

/** A file's symbols. */
export const outlineQuery = (input: OperationInput<typeof fileOutline>) => optionsFor(remote.file_outline, input);

/** What the names of some lines are. */
export const tokensQuery = (input: OperationInput<typeof semanticTokens>) => optionsFor(remote.semantic_tokens, input);

/** A file's symbols with what derives from them and overrides them. */
export const relationsQuery = (repo: string, file: string) =>
  queryOptions({ ...optionsFor(remote.file_outline, { repo, file, relations: true }), staleTime: 60_000 });
