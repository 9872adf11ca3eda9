"use client";
/**
 * Asks for the state of the index as soon as anything shows that the server may be away: the network goes or comes, or
 * a question that was asked got no answer at all. A reader who is told that a file cannot be read is told why at once.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "@/lib/client/api-error";
import { remote } from "@/lib/client/remote";

/** @param ask asks for the state once more */
export function useLostServer(ask: () => void): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const { error } = event.action;
        // The state's own failure asks for nothing: it counts down to its next try.
        if (event.query.queryKey[1] !== remote.index_status.name && error instanceof ApiError && error.status === 0)
          ask();
      }),
    [client, ask],
  );
  useEffect(() => {
    const changes = ["offline", "online"] as const;
    for (const change of changes) addEventListener(change, ask);
    return () => {
      for (const change of changes) removeEventListener(change, ask);
    };
  }, [ask]);
}
