"use client";
/** While the cursor rests on a name, what F12 would show is fetched, so that the jump waits for nobody. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { contentQuery, outlineQuery } from "@/lib/client/queries/files";
import { symbolAtQuery } from "@/lib/client/queries/symbols";
import { meaningsOf, outcomeOf, type CodePlace } from "./outcome";

/** Milliseconds without a move. */
const REST = 150;

export function useFetchedAhead({ repo, file, line, column }: CodePlace): void {
  const client = useQueryClient();
  useEffect(() => {
    const fetchAhead = async (): Promise<void> => {
      const at = { repo, file, line, column };
      const outcome = outcomeOf(meaningsOf(await client.fetchQuery(symbolAtQuery(at))), at);
      if (outcome.type !== "jump" || (outcome.to.repo === repo && outcome.to.file === file)) return;
      const target = { repo: outcome.to.repo, file: outcome.to.file };
      await Promise.all([client.prefetchQuery(contentQuery(target)), client.prefetchQuery(outlineQuery(target))]);
    };
    // Whoever jumps asks again, and is told what went wrong.
    const timer = setTimeout(() => void fetchAhead().catch(() => undefined), REST);
    return () => clearTimeout(timer);
  }, [client, repo, file, line, column]);
}
