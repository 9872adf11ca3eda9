/**
 * What the dock shows, as the address holds it: `dock=usages&of=<key>`, or `at=<repo>/<file>:<line>:<column>` for a
 * local; and how its lists are looked at.
 */
import type { SymbolHandle } from "./dock-subject";
import { isPanel, type DockTab } from "./dock-tab";
import { VIEW_PARAMETERS, WHOLE_TREE, writeView, type HierarchyView } from "./hierarchy/hierarchy-view";
import { EVERY_USE, FILTER_PARAMETERS, writeFilter, type UsageFilter } from "./usages/usage-filter";

export const DOCK_PARAMETERS = ["dock", "of", "at", ...FILTER_PARAMETERS, ...VIEW_PARAMETERS] as const;

export interface DockAddress {
  tab: DockTab;
  /** Null where the tab needs no symbol. */
  asked: SymbolHandle | null;
  /** What is left out is looked at as usual. */
  filter?: UsageFilter;
  hierarchy?: HierarchyView;
}

export function writeDock({
  tab,
  asked,
  filter = EVERY_USE,
  hierarchy = WHOLE_TREE,
}: DockAddress): Record<string, string> {
  if (asked === null || !isPanel(tab)) return { dock: tab };
  return { dock: tab, ...writeHandle(asked), ...writeFilter(filter), ...writeView(hierarchy) };
}

function writeHandle(asked: SymbolHandle): Record<string, string> {
  if ("key" in asked) return { of: asked.key };
  const { repo, file, line, column } = asked;
  return { at: `${repo}/${file}:${line}:${column}` };
}
