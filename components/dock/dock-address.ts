/**
 * What the dock shows, as the address holds it: `dock=usages&of=<key>`, or `at=<repo>/<file>:<line>:<column>` for a
 * local.
 */
import type { SymbolHandle } from "./dock-subject";
import { OUTLINE, type DockTab } from "./dock-tab";

export const DOCK_PARAMETERS = ["dock", "of", "at"] as const;

export interface DockAddress {
  tab: DockTab;
  /** Null where the tab needs no symbol: the outline. */
  asked: SymbolHandle | null;
}

export function writeDock({ tab, asked }: DockAddress): Record<string, string> {
  if (asked === null || tab === OUTLINE) return { dock: tab };
  if ("key" in asked) return { dock: tab, of: asked.key };
  const { repo, file, line, column } = asked;
  return { dock: tab, at: `${repo}/${file}:${line}:${column}` };
}
