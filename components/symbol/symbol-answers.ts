/**
 * The answers behind the sections of a symbol's page, as promises. A failed answer is shown by its section and never
 * fails the page.
 */
import type { Operation, OperationOutput } from "@/lib/contract/operation";
import type { symbolHierarchy } from "@/lib/contract/symbol-hierarchy";
import type { symbolImplementations } from "@/lib/contract/symbol-implementations";
import type { symbolMembers } from "@/lib/contract/symbol-members";
import type { symbolUsages } from "@/lib/contract/symbol-usages";

/** Never rejects: it becomes the answer, or what failed in words. */
export type PendingAnswer<O extends Operation> = Promise<
  { answer: OperationOutput<O>; failure: null } | { answer: null; failure: string }
>;

/** Null for a section that a symbol of this kind has not. */
export interface SymbolAnswers {
  members: PendingAnswer<typeof symbolMembers> | null;
  /** Its own members, and those that it has from its bases. */
  membersOfBases: PendingAnswer<typeof symbolMembers> | null;
  implementations: PendingAnswer<typeof symbolImplementations> | null;
  bases: PendingAnswer<typeof symbolHierarchy> | null;
  inheritors: PendingAnswer<typeof symbolHierarchy> | null;
  usages: PendingAnswer<typeof symbolUsages>;
}

/** What every section is about. */
export interface About {
  symbolKey: string;
  /** Of the symbol in its code. */
  url: string;
}
