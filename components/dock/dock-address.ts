/**
 * What the dock shows, as the address holds it: `dock=usages&of=<key>`, or `at=<repo>/<file>:<line>:<column>` for a
 * local.
 */
import { DOCK_TABS, type Asked, type DockTab } from "./dock-tabs";

export const DOCK_PARAMETERS = ["dock", "of", "at"] as const;

export interface DockAddress {
  tab: DockTab;
  /** Null where the tab needs no symbol: the outline. */
  asked: Asked | null;
}

export function writeDock({ tab, asked }: DockAddress): Record<string, string> {
  if (asked === null || tab === "outline") return { dock: tab };
  if ("key" in asked) return { dock: tab, of: asked.key };
  const { repo, file, line, column } = asked;
  return { dock: tab, at: `${repo}/${file}:${line}:${column}` };
}

/** Null when the address opens no dock, or one that cannot be: a tab that is not there, a tab without its symbol. */
export function readDock(params: Pick<URLSearchParams, "get">): DockAddress | null {
  const tab = DOCK_TABS.find((each) => each === params.get("dock"));
  if (tab === undefined) return null;
  if (tab === "outline") return { tab, asked: null };
  const key = params.get("of");
  if (key !== null && key !== "") return { tab, asked: { key } };
  const at = /^([^/]+)\/(.+):(\d{1,8}):(\d{1,8})$/.exec(params.get("at") ?? "");
  if (at === null) return null;
  const [, repo, file, line, column] = at;
  return { tab, asked: { repo, file, line: Number(line), column: Number(column) } };
}
