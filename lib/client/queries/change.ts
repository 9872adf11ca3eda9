/** What a change touches. */
import { queryOptions } from "@tanstack/react-query";
import type { changeImpact } from "../../contract/change-impact";
import type { OperationInput } from "../../contract/operation";
import { ApiError } from "../api-error";
import { remote } from "../remote";
import { optionsFor } from "./operation-options";

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
