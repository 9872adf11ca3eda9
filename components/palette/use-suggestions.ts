"use client";
/** Filters to offer for an answer. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { statusQuery } from "@/lib/client/queries/status";
import { suggestFilters, type Suggestion } from "./suggest";
import type { Answer } from "./use-answer";

export function useSuggestions({ symbols, asked }: Answer): Suggestion[] {
  const { data: status } = useQuery(statusQuery());
  const external = status?.repositories.some(({ scope }) => scope === "external") ?? false;
  return useMemo(
    () => (symbols === undefined ? [] : suggestFilters(symbols.results, asked.filters, external)),
    [symbols, asked.filters, external],
  );
}
