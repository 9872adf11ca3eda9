"use client";
/** The source of a header, or the header of a source. */
import { useQuery } from "@tanstack/react-query";
import { counterpartQuery } from "@/lib/client/queries/symbols";
import { hasHeaders } from "@/lib/contract/languages";
import type { Counterpart } from "@/lib/contract/symbol-counterpart";
import type { FileLanguage } from "@/lib/contract/vocabulary";

/** Null where the file has none, or none is known yet. */
export function useCounterpart(repo: string, file: string, language: FileLanguage | null): Counterpart | null {
  const { data } = useQuery({
    ...counterpartQuery({ repo, file, scope: "all", limit: 1 }),
    enabled: hasHeaders(language),
  });
  return data?.results.at(0) ?? null;
}

export const sideWord = ({ side }: Counterpart): string => (side === "header" ? "Header" : "Source");
