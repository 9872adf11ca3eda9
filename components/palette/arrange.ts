/**
 * The order in which the palette lists what was found. The best few come first in rank order. The rest follows in
 * groups by family of kinds, the group with the best row first. Forward declarations fold into one row; external code
 * comes last.
 */
import type { z } from "zod";
import type { FileRow } from "@/lib/contract/file-row";
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { symbolRowSchema } from "@/lib/contract/symbol-row";
import { KIND_GROUPS, type SymbolKind } from "@/lib/contract/vocabulary";
import type { RecentPlace } from "../recent/recent-places";
import type { PageAction } from "./open-page";

export type SymbolRow = z.output<typeof symbolRowSchema>;

export type Entry =
  | { type: "symbol"; id: string; row: SymbolRow }
  | { type: "file"; id: string; row: FileRow }
  | { type: "fold"; id: string; name: string; rows: SymbolRow[] }
  /** Opened before, in this browser. */
  | { type: "place"; id: string; place: RecentPlace }
  /** Of the open page. */
  | { type: "node"; id: string; node: OutlineNode; owner: string | null; matched: Matched }
  | { type: "line"; id: string; line: number; note: string }
  | { type: "action"; id: string; action: PageAction; matched: Matched };

/** Parts of a name, [start, end) in UTF-16 units. */
type Matched = readonly (readonly [number, number])[];

export interface Group {
  title: string;
  /** Rows that the group stands for; a fold counts as what is in it. */
  count: number;
  entries: Entry[];
}

/** More rows than this, and the best few stand apart. */
const ONE_SCREEN = 9;
const BEST = 4;

/** Family of a kind, as the groups are called. */
export function familyOf(kind: SymbolKind): "Types" | "Functions" | "Variables" | "Modules" | "Macros" {
  const among = (group: keyof typeof KIND_GROUPS): boolean =>
    (KIND_GROUPS[group] as readonly SymbolKind[]).includes(kind);
  if (among("type")) return "Types";
  if (among("function")) return "Functions";
  if (among("variable")) return "Variables";
  return among("scope") ? "Modules" : "Macros";
}

export function arrange(rows: readonly SymbolRow[], files: readonly FileRow[], filesFirst: boolean): Group[] {
  const own = rows.filter(({ scope }) => scope === "user");
  const forward = own.filter(({ role }) => role === "forward_declaration");
  const shown = own.filter(({ role }) => role !== "forward_declaration");
  const apart = shown.length > ONE_SCREEN ? shown.slice(0, BEST) : [];
  const groups: Group[] = [];
  if (apart.length > 0) groups.push(groupOf("Best", apart));
  groups.push(...byFamily(shown.slice(apart.length)));
  if (forward.length > 0) groups.push(foldOf(forward));
  const external = rows.filter(({ scope }) => scope === "external");
  const fileGroup: Group[] =
    files.length === 0 ? [] : [{ title: "Files", count: files.length, entries: files.map(fileEntry) }];
  const tail = external.length > 0 ? [groupOf("External", external)] : [];
  return filesFirst ? [...fileGroup, ...groups, ...tail] : [...groups, ...fileGroup, ...tail];
}

/** Whether the text looks like a path, so that files come first. */
export const looksLikePath = (text: string): boolean => /\/|\.[a-z]{1,5}$/i.test(text);

/** "6 types, 2 functions": what is announced. */
export function announcement(groups: readonly Group[]): string {
  const counts = groups.map(({ title, count }) => {
    const many = title === "Best" ? "best matches" : title.toLowerCase();
    return `${count} ${count === 1 ? many.replace(/s$/, "") : many}`;
  });
  return counts.join(", ");
}

function byFamily(rows: readonly SymbolRow[]): Group[] {
  const families = new Map<string, SymbolRow[]>();
  for (const row of rows) {
    const family = familyOf(row.kind);
    const members = families.get(family);
    if (members === undefined) families.set(family, [row]);
    else members.push(row);
  }
  return [...families].map(([title, members]) => groupOf(title, members));
}

function groupOf(title: string, rows: readonly SymbolRow[]): Group {
  return { title, count: rows.length, entries: rows.map(symbolEntry) };
}

function foldOf(rows: SymbolRow[]): Group {
  const [{ name }] = rows;
  const several = rows.some((row) => row.name !== name);
  const fold: Entry = { type: "fold", id: "fold", name: several ? `${name} and others` : name, rows };
  return { title: "Forward declarations", count: rows.length, entries: [fold] };
}

export const symbolEntry = (row: SymbolRow): Entry =>
  entryOf(row, () => ({ type: "symbol", id: `${row.repo}/${row.file}:${row.line}:${row.column}`, row }));
const fileEntry = (row: FileRow): Entry => entryOf(row, () => ({ type: "file", id: `${row.repo}/${row.file}`, row }));

const made = new WeakMap<SymbolRow | FileRow, Entry>();

/** The same for the same row: what is arranged anew is not drawn anew. */
function entryOf(row: SymbolRow | FileRow, make: () => Entry): Entry {
  const entry = made.get(row) ?? make();
  made.set(row, entry);
  return entry;
}
