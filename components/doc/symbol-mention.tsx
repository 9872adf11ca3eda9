"use client";
/** A symbol that documentation names: leads to it where one bears that name, else to all that do. */
import { useQueryClient } from "@tanstack/react-query";
import { symbolsQuery } from "@/lib/client/queries/found";
import { searchUrl } from "@/lib/contract/page-url";
import { useVisit } from "../navigate/visits";
import { useOverlays } from "../shell/overlay-context";

interface SymbolMentionProps {
  /** As it is written: qualified or not. */
  name: string;
  text: string;
}

export function SymbolMention({ name, text }: SymbolMentionProps) {
  const client = useQueryClient();
  const visit = useVisit();
  const { openPalette } = useOverlays();
  const go = async (): Promise<void> => {
    const asked = symbolsQuery({ query: name, match: "exact", scope: "all", limit: 2 });
    const { results } = await client.fetchQuery(asked);
    if (results.length === 1) visit(results[0].url);
    else openPalette(name);
  };
  return (
    <a
      className="link mono"
      href={searchUrl(name)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void go().catch(() => openPalette(name));
      }}
    >
      {text}
    </a>
  );
}
