"use client";
/** Why a name at a place means what it does: its line is asked for, and read. */
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { contentQuery } from "@/lib/client/queries/files";
import type { Basis } from "@/lib/contract/vocabulary";
import type { CodePlace } from "../navigate/outcome";
import { evidenceAt } from "./evidence-at";

interface Known {
  name: string;
  basis: Basis;
}

const lineQuery = ({ repo, file, line }: CodePlace) => ({
  ...contentQuery({ repo, file, start: line, end: line }),
  staleTime: 60_000,
  retry: false,
});

/** Undefined where its line cannot be read: then the basis says what it means in general. */
export async function loadEvidence(client: QueryClient, at: CodePlace, known: Known): Promise<string | undefined> {
  const line = await client.fetchQuery(lineQuery(at)).catch(() => null);
  return line === null ? undefined : evidenceAt(line, at, known);
}

/** Undefined until its line is there, and where that cannot be read. */
export function useEvidence(at: CodePlace, known: Known | undefined): string | undefined {
  const { data } = useQuery({ ...lineQuery(at), enabled: known !== undefined });
  return data === undefined || known === undefined ? undefined : evidenceAt(data, at, known);
}
