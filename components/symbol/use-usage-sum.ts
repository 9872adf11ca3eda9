"use client";
/** How a symbol is used, in figures: what its page came with, and what is counted behind that in the background. */
import { useMemo } from "react";
import type { UseRole } from "@/lib/contract/vocabulary";
import type { TIERS } from "../certainty/tiers";
import { useRest, type Rest } from "../dock/usages/use-rest";

/** What the page came with. */
export interface FirstUses {
  counts: Readonly<Record<(typeof TIERS)[number], number>>;
  totalIsLowerBound: boolean;
  /** Rows that it came with. */
  listed: number;
  proven: number;
  roles: readonly (readonly [UseRole, number])[];
  /** Each as repository and path. */
  files: readonly string[];
  /** Where it goes on; null where this is all. */
  next: string | null;
}

export interface UsageSum {
  counts: FirstUses["counts"];
  atLeast: boolean;
  /** Most frequent first. */
  roles: readonly (readonly [UseRole, number])[];
  /** Null until all of them are known. */
  files: number | null;
}

/** @param key exact key of the symbol */
export function useUsageSum(key: string, first: FirstUses): UsageSum {
  const asked = useMemo(() => ({ key }), [key]);
  const rest = useRest(asked, first.next, true);
  return useMemo(() => summed(first, rest), [first, rest]);
}

/** The first page may have counted further than it listed: a figure never gets smaller while it is counted on. */
export function summed(first: FirstUses, rest: Rest | null): UsageSum {
  const ended = rest === null || rest.ended;
  const proven = first.proven + (rest?.proven ?? 0);
  const inferred = first.listed - first.proven + (rest === null ? 0 : rest.sure - rest.proven);
  const { counts } = first;
  const roles = new Map(first.roles);
  for (const [role, uses] of rest?.roles ?? []) roles.set(role, (roles.get(role) ?? 0) + uses);
  return {
    counts: ended
      ? { ...counts, ...(rest === null ? {} : { proven, inferred }) }
      : { ...counts, proven: Math.max(counts.proven, proven), inferred: Math.max(counts.inferred, inferred) },
    atLeast: first.totalIsLowerBound && (rest === null || !rest.ended),
    roles: [...roles].toSorted(([, a], [, b]) => b - a),
    files: ended ? new Set([...first.files, ...(rest?.files ?? [])]).size : null,
  };
}
