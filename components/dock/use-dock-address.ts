"use client";
/**
 * Keeps the dock in the address, so that a link opens the same tab of the same symbol, and opens what an address asks
 * for.
 */
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { declarationQuery, symbolAtQuery } from "@/lib/client/queries/symbols";
import { keepDock } from "../code/address-state";
import { subjectOf } from "../navigate/subject-of";
import { writeDock } from "./dock-address";
import { readDock } from "./read-dock";
import { dockState, readAddressOnce, restoreDock, useDock } from "./dock-store";
import type { Subject, SymbolHandle } from "./dock-subject";
import { useDockView } from "./dock-view";

export function useDockAddress(): void {
  const client = useQueryClient();
  const { open, tab, subject } = useDock();
  const { filter, hierarchy } = useDockView();
  const pathname = usePathname();
  const params = useSearchParams();
  useEffect(() => {
    if (readAddressOnce()) {
      const wanted = dockState().open ? null : readDock(new URLSearchParams(location.search));
      if (wanted !== null) {
        if (wanted.asked === null) restoreDock(wanted.tab, null, wanted);
        else void subjectAsked(client, wanted.asked).then((found) => restoreDock(wanted.tab, found, wanted));
        return;
      }
    }
    keepDock(open ? writeDock({ tab, asked: subject?.asked ?? null, filter, hierarchy }) : {});
  }, [client, open, tab, subject, filter, hierarchy, pathname, params]);
}

/** The symbol of a link. One that cannot be found is still asked about: the answers then say why there are none. */
async function subjectAsked(client: QueryClient, asked: SymbolHandle): Promise<Subject> {
  const unknown: Subject = { name: nameOf(asked), kind: null, asked, type: null };
  try {
    const at = "key" in asked ? await placeOf(client, asked.key) : asked;
    if (at === null) return unknown;
    const found = subjectOf(await client.fetchQuery(symbolAtQuery(at)), { ...at });
    return found === null ? unknown : { ...found, asked };
  } catch {
    return unknown;
  }
}

async function placeOf(client: QueryClient, key: string) {
  const answer = await client.fetchQuery(declarationQuery({ key, scope: "all", context_lines: 0, limit: 1 }));
  const place = answer.results.at(0)?.declarations.at(0);
  if (place === undefined) return null;
  const { repo, file, line, column } = place;
  return { repo, file, line, column };
}

/** The last name of a key, or the place of a local. */
function nameOf(asked: SymbolHandle): string {
  if ("key" in asked) {
    const words = asked.key.replace(/\(\+?\d*\)/g, "").match(/[\p{L}\p{N}_$~]+/gu);
    return words?.at(-1) ?? asked.key;
  }
  return `${asked.file.slice(asked.file.lastIndexOf("/") + 1)}:${asked.line}`;
}
