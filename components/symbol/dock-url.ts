/** A symbol in its code, with the dock open on a list about it. */
import { writeDock } from "../dock/dock-address";
import type { DockTab } from "../dock/dock-tab";

/** @param url address of the symbol, relative to the server */
export function dockUrl(url: string, tab: DockTab, key: string): string {
  const [path, query = ""] = url.split("#")[0].split("?");
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(writeDock({ tab, asked: { key } }))) params.set(name, value);
  return `${path}?${params}`;
}
