/** What the palette lists: items that can be chosen, in groups. */
import type { FileRow } from "@/lib/contract/file-row";
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { SymbolRow } from "@/lib/contract/symbol-row";
import type { Recent } from "./recents";

export type PaletteItem =
  | { type: "symbol"; id: string; row: SymbolRow }
  | { type: "file"; id: string; row: FileRow }
  | { type: "fold"; id: string; total: number; name: string | null; open: boolean }
  | { type: "recent"; id: string; recent: Recent }
  | { type: "near"; id: string; name: string }
  | { type: "outline"; id: string; node: OutlineNode; container: string | null; matched: [number, number][] }
  | { type: "line"; id: string; line: number; column: number | null; last: number };

export interface PaletteGroup {
  title: string;
  /** Rows of the group, shown beside its title. */
  total: number | null;
  /** Dimmed, because it is not the reader's own code. */
  external: boolean;
  items: PaletteItem[];
}

/** All items in the order in which the arrows walk them. */
export const itemsOf = (groups: readonly PaletteGroup[]): PaletteItem[] => groups.flatMap(({ items }) => items);
