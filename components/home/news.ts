/**
 * What is new on the home page: repositories that came, or have another revision, since the reader was last here. Both
 * are told from what this browser wrote down then; nothing is sent.
 */
import { z } from "zod";
import type { RepositoryRow } from "@/lib/contract/repository-row";

const seenSchema = z.record(z.string(), z.string().nullable());

/** Names of the repositories that were there, each with its revision. */
export type Seen = z.output<typeof seenSchema>;

type Known = Pick<RepositoryRow, "name" | "revision">;

export const seenOf = (rows: readonly Known[]): Seen =>
  Object.fromEntries(rows.map(({ name, revision }) => [name, revision]));

/** @param before null for a reader who was never here: nothing is new to them */
export function newsIn(rows: readonly Known[], before: Seen | null): ReadonlySet<string> {
  const isNew = ({ name, revision }: Known): boolean => before !== null && before[name] !== revision;
  return new Set(rows.filter(isNew).map(({ name }) => name));
}

/** Null where nothing that can be read is kept. */
export function readSeen(text: string | null): Seen | null {
  try {
    const kept = seenSchema.safeParse(JSON.parse(text ?? ""));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}
