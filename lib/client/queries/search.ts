/** What the search page finds: lines of text, and symbols by what they mean. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { OperationInput } from "../../contract/operation";
import type { searchSemantic } from "../../contract/search-semantic";
import type { searchText } from "../../contract/search-text";
import { remote } from "../remote";
import { streamText } from "../stream-text";
import { NOTHING, withEvent } from "../text-found";
import { operationKey, optionsFor } from "./operation-options";

/** Symbols by what they mean. Asked again while some are not described yet. */
export const meaningQuery = (input: OperationInput<typeof searchSemantic>) =>
  queryOptions({
    ...optionsFor(remote.search_semantic, input),
    placeholderData: keepPreviousData,
    enabled: input.query !== undefined && input.query.trim() !== "",
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && !data.isOff && data.files.described < data.files.total ? 3000 : false,
  });

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
