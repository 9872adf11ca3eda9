/** The tabs of the dock, and what they are about. */
import type { SymbolKind } from "@/lib/contract/vocabulary";

/** The outline is one of them only where the window has no room for it beside the code. */
export const DOCK_TABS = ["usages", "implementations", "hierarchy", "calls", "outline"] as const;
export type DockTab = (typeof DOCK_TABS)[number];

export const TAB_TITLES: Readonly<Record<DockTab, string>> = {
  usages: "Usages",
  implementations: "Implementations",
  hierarchy: "Type hierarchy",
  calls: "Calls",
  outline: "Outline",
};

/** How the operations are asked: by key, or by a place for what has none (a local). */
export type Asked = { key: string } | { file: string; repo: string; line: number; column: number };

export interface Subject {
  name: string;
  /** Null for a local. */
  kind: SymbolKind | null;
  asked: Asked;
  /** The type itself, or the one that encloses it; null where there is none. */
  type: { name: string; key: string } | null;
}
