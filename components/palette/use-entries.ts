"use client";
/** The rows of the palette in every mode, and, where there are none, why. */
import { useMemo } from "react";
import { ApiError } from "@/lib/client/api-error";
import { useRecentPlaces } from "../recent/recent-places";
import { symbolEntry, type Entry, type Group } from "./arrange";
import { isSearch } from "./modes";
import { useOpenPage } from "./open-page";
import { pageEntries } from "./page-entries";
import { useActions } from "./use-actions";
import { useAnswer, type Answer } from "./use-answer";
import type { QueryField } from "./use-query-field";

interface Entries {
  answer: Answer;
  groups: readonly Group[];
  /** In words, where there are no rows; empty where the answer itself says it. Null while there are rows or may be. */
  nothing: string | null;
  /** Nothing can be shown until the first answer is there. */
  waiting: boolean;
}

const HINT = "Type a name, a part of it, or its initials. One or two typos are forgiven.";

export function useEntries({ mode, chips, text, at }: QueryField, unfolded: boolean): Entries {
  const answer = useAnswer(mode, chips, text, at);
  const places = useRecentPlaces();
  const page = useOpenPage();
  const actions = useActions();
  const { query, groups: found, took, error } = answer;
  return useMemo(() => {
    if (!isSearch(mode)) {
      const { groups, why } = pageEntries(mode, text, page, actions);
      return { answer, groups, nothing: groups.length === 0 ? why : null, waiting: false };
    }
    if (query === "") {
      const entries = places.map((place): Entry => ({ type: "place", id: place.url, place }));
      const groups = entries.length === 0 ? [] : [{ title: "Recent", count: entries.length, entries }];
      return { answer, groups, nothing: groups.length === 0 ? HINT : null, waiting: false };
    }
    // Rows of the query before would pass for an answer to one that is refused.
    const kept = isRefused(error) ? [] : found;
    const groups = unfolded ? kept.map(unfold) : kept;
    const none = groups.length === 0 && error === null;
    return { answer, groups, nothing: none && took !== null ? "" : null, waiting: none && took === null };
  }, [mode, text, page, actions, query, places, found, unfolded, took, error, answer]);
}

/** Asked as it is, it is refused again. */
export const isRefused = (error: Error | null): error is ApiError => error instanceof ApiError && !error.retryable;

/** Puts the folded rows under their fold. */
function unfold(group: Group): Group {
  const entries = group.entries.flatMap((entry) =>
    entry.type === "fold" ? [entry, ...entry.rows.map(symbolEntry)] : entry,
  );
  return { ...group, entries };
}
