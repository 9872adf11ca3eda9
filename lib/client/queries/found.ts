/** Symbols and files by their names. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { findFiles } from "../../contract/find-files";
import type { searchSymbols } from "../../contract/search-symbols";
import type { OperationInput } from "../../contract/operation";
import { remote } from "../remote";
import { optionsFor, type Turn } from "./operation-options";

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

/** Files by name. Keeps the rows before, as `symbolsQuery` does. */
export const filesQuery = (input: OperationInput<typeof findFiles>, turn?: Turn) =>
  queryOptions({ ...optionsFor(remote.find_files, input, turn), placeholderData: keepPreviousData });
