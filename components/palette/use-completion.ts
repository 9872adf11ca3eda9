"use client";
/** The filter that is being typed, with the values that would complete it. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { statusQuery } from "@/lib/client/queries/status";
import { FILE_LANGUAGES } from "@/lib/contract/file-languages";
import { KIND_GROUPS, SYMBOL_KINDS } from "@/lib/contract/vocabulary";
import { typedFilter } from "../complete/typed-filter";
import { usePathValues } from "../complete/use-path-values";
import { completeFilter, type Completion } from "./complete-filter";
import { isSearch, type Mode } from "./modes";

const KINDS: readonly string[] = [...Object.keys(KIND_GROUPS), ...SYMBOL_KINDS];
const PATHS = ["path"] as const;
const SCOPES: readonly string[] = ["user", "all"];

export function useCompletion(mode: Mode, text: string): Completion | null {
  const { data } = useQuery(statusQuery());
  const typed = isSearch(mode) ? typedFilter(text, PATHS) : null;
  const path = usePathValues("path", typed?.typed ?? null);
  return useMemo(() => {
    if (!isSearch(mode)) return null;
    const repo = data?.repositories.map(({ name }) => name) ?? [];
    return completeFilter(text, { repo, kind: KINDS, lang: FILE_LANGUAGES, scope: SCOPES, path });
  }, [data, mode, text, path]);
}
