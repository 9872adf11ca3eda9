/** What an address asks the dock to show. */
import type { DockAddress } from "./dock-address";
import { OUTLINE, PANEL_IDS, TRAIL, type PanelId } from "./dock-tab";
import { readView, WHOLE_TREE } from "./hierarchy/hierarchy-view";
import { EVERY_USE, readFilter } from "./usages/usage-filter";

/** As an address has it, whole. */
type ReadDock = Required<DockAddress>;

const USUAL = { filter: EVERY_USE, hierarchy: WHOLE_TREE };

const viewOf = (params: Pick<URLSearchParams, "get">) => ({ filter: readFilter(params), hierarchy: readView(params) });

const isPanel = (tab: string): tab is PanelId => (PANEL_IDS as readonly string[]).includes(tab);

/** Null when the address opens no dock, or one that cannot be: a tab that is not there, a tab without its symbol. */
export function readDock(params: Pick<URLSearchParams, "get">): ReadDock | null {
  const tab = params.get("dock") ?? "";
  if (tab === OUTLINE || tab === TRAIL) return { tab, asked: null, ...USUAL };
  if (!isPanel(tab)) return null;
  const key = params.get("of");
  if (key !== null && key !== "") return { tab, asked: { key }, ...viewOf(params) };
  const at = /^([^/]+)\/(.+):(\d{1,8}):(\d{1,8})$/.exec(params.get("at") ?? "");
  if (at === null) return null;
  const [, repo, file, line, column] = at;
  return { tab, asked: { repo, file, line: Number(line), column: Number(column) }, ...viewOf(params) };
}
