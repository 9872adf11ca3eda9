/**
 * Puts ranked rows into groups by kind. A group stands where its best row would, so the best row of all is the first;
 * inside a group the rank's order holds. Forward declarations fold into one row; external code comes last.
 */
import type { SymbolRow } from "@/lib/contract/symbol-row";
import { KIND_GROUPS, type SymbolKind } from "@/lib/contract/vocabulary";
import type { PaletteGroup, PaletteItem } from "./items";

const titles: readonly (readonly [string, readonly SymbolKind[]])[] = [
  ["Types", KIND_GROUPS.type],
  ["Functions", KIND_GROUPS.function],
  ["Data", KIND_GROUPS.variable],
  ["Macros", ["macro"]],
  ["Scopes", KIND_GROUPS.scope],
];

export const groupTitle = (kind: SymbolKind): string =>
  titles.find(([, kinds]) => kinds.includes(kind))?.[0] ?? "Others";

/** A place in the code, and nothing else, makes a row the same row in the next answer. */
export const symbolItem = (row: SymbolRow): PaletteItem => ({
  type: "symbol",
  id: `${row.repo}/${row.file}#${row.key}@${row.role}`,
  row,
});

/** @param unfolded the reader opened the fold of forward declarations */
export function groupRows(rows: readonly SymbolRow[], unfolded: boolean): PaletteGroup[] {
  const own = rows.filter(({ scope }) => scope === "user");
  const external = rows.filter(({ scope }) => scope === "external");
  // A name that is only announced has nothing better to show.
  const fold = own.some(({ role }) => role !== "forward_declaration");
  const groups = new Map<string, PaletteGroup>();
  const ahead: SymbolRow[] = [];
  for (const row of own) {
    if (fold && row.role === "forward_declaration") {
      ahead.push(row);
      continue;
    }
    const title = groupTitle(row.kind);
    const group = groups.get(title) ?? { title, total: 0, external: false, items: [] };
    groups.set(title, group);
    group.items.push(symbolItem(row));
    group.total = group.items.length;
  }
  const listed = [...groups.values()];
  if (ahead.length > 0) listed.at(-1)?.items.push(...foldRows(ahead, unfolded));
  if (external.length > 0) {
    listed.push({ title: "External", total: external.length, external: true, items: external.map(symbolItem) });
  }
  return listed;
}

function foldRows(ahead: readonly SymbolRow[], open: boolean): PaletteItem[] {
  const names = new Set(ahead.map(({ name }) => name));
  const total = ahead.reduce((sum, { folded }) => sum + 1 + folded, 0);
  const fold: PaletteItem = { type: "fold", id: "fold", total, name: names.size === 1 ? ahead[0].name : null, open };
  return open ? [fold, ...ahead.map(symbolItem)] : [fold];
}

/** Keeps rows that were there in their order and puts new ones behind them: nothing jumps while the index fills. */
export function keepOrder<Row>(before: readonly Row[], now: readonly Row[], idOf: (row: Row) => string): Row[] {
  const fresh = new Map(now.map((row) => [idOf(row), row]));
  const kept: Row[] = [];
  for (const id of before.map(idOf)) {
    const row = fresh.get(id);
    if (row === undefined || !fresh.delete(id)) continue;
    kept.push(row);
  }
  return [...kept, ...fresh.values()];
}
