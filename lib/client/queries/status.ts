/** How complete the index is. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { indexStatus } from "../../contract/index-status";
import type { OperationInput } from "../../contract/operation";
import { remote } from "../remote";
import { optionsFor } from "./operation-options";

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
