/**
 * What the sections of a symbol's page are made of: answers on their way. A failure is a section's to tell, never the
 * page's.
 */
import type { OperationOutput } from "@/lib/contract/operation";
import type { OperationName, OperationOf } from "@/lib/contract/registry";

/** Settles always: with the answer, or with what failed in words. */
export type Asked<Name extends OperationName> = Promise<
  { answer: OperationOutput<OperationOf<Name>>; failure: null } | { answer: null; failure: string }
>;

/** Null for a section that a symbol of this kind has not. */
export interface SymbolAnswers {
  members: Asked<"symbol_members"> | null;
  implementations: Asked<"symbol_implementations"> | null;
  bases: Asked<"symbol_hierarchy"> | null;
  inheritors: Asked<"symbol_hierarchy"> | null;
  usages: Asked<"symbol_usages">;
}

/** What every section is about. */
export interface About {
  symbolKey: string;
  /** Of the symbol in its code. */
  url: string;
}
