"use client";
/** Tells screen readers what a search brought: "6 types, 2 functions". */
import { useEffect } from "react";
import { useAnnouncer } from "../shell/announcer";
import type { PaletteGroup } from "./items";
import type { useSymbolSearch } from "./use-symbol-search";

export function usePaletteAnnouncements(
  groups: readonly PaletteGroup[],
  { symbols }: ReturnType<typeof useSymbolSearch>,
): void {
  const { announce } = useAnnouncer();
  const words = groups.map(({ title, total, items }) => `${total ?? items.length} ${title.toLowerCase()}`).join(", ");
  const answer = symbols.data?.answer;
  const nothing = answer !== undefined && !symbols.isPlaceholderData ? (answer.emptyReason?.message ?? "") : "";
  const text = words === "" ? nothing : words;
  useEffect(() => {
    if (text !== "") announce(text);
  }, [announce, text]);
}
