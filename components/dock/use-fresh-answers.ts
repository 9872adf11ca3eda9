"use client";
/** Asks again for what the dock shows once the index is complete: until then an answer may lack rows. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { operationKey, statusQuery } from "@/lib/client/queries";
import { symbolCallers } from "@/lib/contract/symbol-callers";
import { symbolHierarchy } from "@/lib/contract/symbol-hierarchy";
import { symbolImplementations } from "@/lib/contract/symbol-implementations";
import { symbolUsages } from "@/lib/contract/symbol-usages";

const SHOWN = [symbolUsages, symbolImplementations, symbolHierarchy, symbolCallers];

export function useFreshAnswers(): void {
  const client = useQueryClient();
  const { data } = useQuery(statusQuery());
  const state = data?.index.state;
  const before = useRef(state);
  useEffect(() => {
    const completed = state === "ready" && before.current !== undefined && before.current !== "ready";
    before.current = state;
    if (!completed) return;
    for (const { name } of SHOWN) void client.invalidateQueries({ queryKey: operationKey(name) });
  }, [client, state]);
}
