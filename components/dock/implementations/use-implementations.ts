"use client";
/** The implementations of the dock's subject. Only types and functions have any. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { implementationsQuery } from "@/lib/client/queries/symbols";
import { KIND_GROUPS, type SymbolKind } from "@/lib/contract/vocabulary";
import type { Subject } from "../dock-subject";
import { knownTotal } from "../known-total";

/** Rows of one page. */
const PAGE = 300;

const KINDS: readonly SymbolKind[] = [...KIND_GROUPS.type, ...KIND_GROUPS.function];

/** A kind that is not known is asked about: the answer says what it is. */
export const mayBeImplemented = ({ kind, asked }: Subject): boolean =>
  "key" in asked && (kind === null || KINDS.includes(kind));

export function useImplementations(subject: Subject | null) {
  const asked = subject !== null && mayBeImplemented(subject) ? subject.asked : null;
  const query = useInfiniteQuery({
    ...implementationsQuery({ ...asked, scope: "all", limit: PAGE }),
    enabled: asked !== null,
  });
  const symbols = useMemo(() => query.data?.pages.flatMap(({ results }) => results) ?? [], [query.data]);
  const total = useMemo(() => knownTotal(query.data?.pages), [query.data]);
  return { ...query, head: query.data?.pages[0], total, symbols };
}
