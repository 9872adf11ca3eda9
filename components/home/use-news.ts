"use client";
/** What is new since the last visit. A visit is a tab: while it is open, what was new when it opened stays so. */
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { newsIn, readSeen, seenOf } from "./news";

/** Of the last visit in the tab's storage, of this one in the browser's. */
const KEY = "fathom.repositories";

/** Names of repositories. None until the page runs in the browser. */
export function useNews(repositories: readonly RepositoryRow[]): ReadonlySet<string> {
  const before = useSyncExternalStore(never, lastVisit, () => null);
  useEffect(() => {
    if (before === null) return;
    keep(sessionStorage, before);
    keep(localStorage, JSON.stringify(seenOf(repositories)));
  }, [before, repositories]);
  return useMemo(() => newsIn(repositories, readSeen(before)), [repositories, before]);
}

/** Empty for a reader who was never here. */
const lastVisit = (): string => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? "";

/** What is kept of the last visit does not change during this one. */
const never = () => () => {};

function keep(storage: Storage, text: string): void {
  try {
    storage.setItem(KEY, text);
  } catch {
    // A full or closed storage only costs the news.
  }
}
