"use client";
/** The uses of the dock's subject, narrowed by the server; the counts are those without a filter. */
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usagesQuery } from "@/lib/client/queries/usages";
import type { Usage } from "@/lib/contract/symbol-usages";
import type { UseRole } from "@/lib/contract/vocabulary";
import type { SymbolHandle } from "../dock-subject";
import { knownTotal } from "../known-total";
import { KEPT_PAGES, useReadOn } from "../use-read-on";
import { askedOf, holding, type UsageFilter } from "./usage-filter";
import { useRest, withRest } from "./use-rest";
import { USAGE_PAGE } from "./use-usage-total";

export function useUsages(asked: SymbolHandle | null, filter: UsageFilter) {
  const input = { ...asked, scope: "all" as const, limit: USAGE_PAGE };
  const { text } = filter;
  const wanted = { ...input, ...askedOf(filter), ...(asked !== null && "file" in asked && { repo: asked.repo }) };
  const all = useInfiniteQuery({ ...usagesQuery(input), enabled: asked !== null });
  const narrowed = useInfiniteQuery({
    ...usagesQuery(wanted),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  useReadOn(all, true);
  // A text is looked for in the rows: all of them have to be there.
  useReadOn(narrowed, text.trim() !== "");
  const pages = narrowed.data?.pages;
  const counted = useMemo(() => knownTotal(pages), [pages]);
  const beside = useMemo(() => distinct(pages?.flatMap(({ possible }) => possible) ?? []), [pages]);
  // A page lists only the first of them. As a question of their own they are listed to the end.
  const goesOn = filter.tier === null && (counted?.counts.possible ?? 0) > beside.length;
  const guesses = useInfiniteQuery({
    ...usagesQuery({ ...wanted, basis: "possible" }),
    enabled: asked !== null && goesOn && narrowed.data !== undefined && !narrowed.hasNextPage,
  });
  useReadOn(guesses, text.trim() !== "");
  const sure = useMemo(() => holding(pages?.flatMap(({ results }) => results) ?? [], text), [pages, text]);
  const possible = useMemo(() => {
    const listed = guesses.data?.pages.flatMap(({ results }) => results) ?? [];
    return holding(goesOn && listed.length > beside.length ? listed : beside, text);
  }, [guesses.data, goesOn, beside, text]);
  const { data, hasNextPage } = all;
  const kept = useMemo(() => (data?.pages ?? []).slice(0, KEPT_PAGES), [data]);
  const rest = useRest(asked, kept.length === KEPT_PAGES ? kept[KEPT_PAGES - 1].next : null, true);
  return {
    head: data?.pages[0],
    folders: data?.pages.at(-1)?.folders ?? [],
    total: withRest(
      useMemo(() => knownTotal(data?.pages), [data]),
      kept,
      rest,
    ),
    roles: useMemo(() => rolesOf(kept, rest?.roles), [kept, rest?.roles]),
    sure,
    possible,
    /** Of the list as it is narrowed, those that are not read yet counted in. */
    possibleTotal: text.trim() === "" ? Math.max(counted?.counts.possible ?? 0, possible.length) : possible.length,
    complete: !hasNextPage || rest?.ended === true,
    narrowed,
    /** Reads what follows on the rows: first what is sure, then what is only possible. */
    readOn: () => {
      if (narrowed.hasNextPage && !narrowed.isFetching) void narrowed.fetchNextPage();
      else if (guesses.hasNextPage && !guesses.isFetching) void guesses.fetchNextPage();
    },
  };
}

/** Each page has the same guesses beside its rows. */
function distinct(uses: readonly Usage[]): Usage[] {
  const places = uses.map((use) => [`${use.repo}/${use.file}:${use.line}:${use.column}:${use.role}`, use] as const);
  return [...new Map(places).values()];
}

interface UsesOfRoles {
  results: readonly Usage[];
  possible: readonly Usage[];
}

/**
 * How many uses of each role were read so far.
 * @param behind of the uses that are counted and not kept
 */
function rolesOf(pages: readonly UsesOfRoles[], behind?: ReadonlyMap<UseRole, number>): ReadonlyMap<UseRole, number> {
  const found = new Map<UseRole, number>(behind);
  const sure = pages.flatMap(({ results }) => results);
  for (const { role } of [...sure, ...distinct(pages.flatMap(({ possible }) => possible))])
    found.set(role, (found.get(role) ?? 0) + 1);
  return found;
}
