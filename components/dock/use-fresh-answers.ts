"use client";
/** Asks again for what the dock shows once the index is complete: until then an answer may lack rows. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { operationKey } from "@/lib/client/queries/operation-options";
import { statusQuery } from "@/lib/client/queries/status";
import { PANELS } from "./dock-panels";

export function useFreshAnswers(): void {
  const client = useQueryClient();
  const { data } = useQuery(statusQuery());
  const state = data?.index.state;
  const before = useRef(state);
  useEffect(() => {
    const completed = state === "ready" && before.current !== undefined && before.current !== "ready";
    before.current = state;
    if (!completed) return;
    for (const { operation } of Object.values(PANELS))
      void client.invalidateQueries({ queryKey: operationKey(operation.name) });
  }, [client, state]);
}
