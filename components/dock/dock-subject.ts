/** What the panels of the dock are about. */
import type { SymbolKind } from "@/lib/contract/vocabulary";

/** How operations are told the symbol: by key, or by a place for what has none (a local). */
export type SymbolHandle = { key: string } | { file: string; repo: string; line: number; column: number };

export interface Subject {
  name: string;
  /** Null for a local. */
  kind: SymbolKind | null;
  asked: SymbolHandle;
  /** The type itself, or the one that encloses it; null where there is none. */
  type: { name: string; key: string } | null;
}
