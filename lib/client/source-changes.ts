/** Adding and removing repositories from a page. */
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import {
  SOURCE_CHANGES,
  sourceChangesSchema,
  type NewSourceRequest,
  type SourceChanges,
} from "../contract/source-changes";
import { ApiError, apiErrorOf } from "./api-error";
import { send } from "./call-operation";

/** Milliseconds between two looks, while something is under way. */
const LOOK = 1_000;

const isOpen = ({ changes }: SourceChanges): boolean =>
  changes.some(({ state }) => state === "asked" || state === "working");

export const sourceChangesQuery = () =>
  queryOptions({
    queryKey: ["fathom", "source_changes"],
    queryFn: async ({ signal }): Promise<SourceChanges> => {
      const response = await send(SOURCE_CHANGES, signal);
      if (!response.ok) throw await apiErrorOf(response);
      return sourceChangesSchema.parse(await response.json());
    },
    refetchInterval: ({ state: { data } }) => (data !== undefined && isOpen(data) ? LOOK : false),
  });

/** @throws ApiError */
export async function changeSources(request: NewSourceRequest): Promise<number> {
  const response = await fetch(SOURCE_CHANGES, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new ApiError("unreachable", "The Fathom server does not answer.", {
      hint: "Check that it is still running, then try again.",
      status: 0,
    });
  });
  if (!response.ok) throw await apiErrorOf(response);
  return z.object({ id: z.int() }).parse(await response.json()).id;
}
