"use client";
/** The groups that the palette shows for what is typed, in every mode. */
import { useMemo } from "react";
import type { FileRow } from "@/lib/contract/file-row";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { useOpenFile, type OpenFile } from "../code/open-file";
import { groupRows } from "./group-rows";
import type { PaletteGroup, PaletteItem } from "./items";
import { matchName } from "./match-name";
import type { PaletteQuery } from "./parse-query";
import { useRecents, type Recent } from "./recents";
import type { useSymbolSearch } from "./use-symbol-search";

type Search = ReturnType<typeof useSymbolSearch>;

const RECENT_SHOWN = 10;
const OUTLINE_SHOWN = 400;

export function usePaletteGroups(query: PaletteQuery, search: Search, unfolded: boolean): PaletteGroup[] {
  const recents = useRecents();
  const { file } = useOpenFile();
  const { rows, files, filesFirst, symbols, onlyFiles } = search;
  const near = symbols.data?.answer.nearNames;
  return useMemo(() => {
    if (query.mode === "line") return lineGroup(query, file);
    if (query.mode === "in-file") return outlineGroup(query.text, file);
    if (query.text === "" && query.pending === null) return recentGroup(recents);
    if (query.text === "") return [];
    const symbolGroups = groupRows(rows, unfolded);
    const fileGroups = groupFiles(files);
    if (rows.length === 0 && files.length === 0 && !onlyFiles) return nearGroup(near ?? []);
    return filesFirst ? [...fileGroups, ...symbolGroups] : insertFiles(symbolGroups, fileGroups);
  }, [query, file, recents, rows, files, filesFirst, unfolded, near, onlyFiles]);
}

function groupFiles(files: readonly FileRow[]): PaletteGroup[] {
  if (files.length === 0) return [];
  const items = files.map((row): PaletteItem => ({ type: "file", id: `file ${row.repo}/${row.file}`, row }));
  return [{ title: "Files", total: items.length, external: false, items }];
}

/** Files stand before external code, after everything of one's own. */
function insertFiles(groups: PaletteGroup[], files: PaletteGroup[]): PaletteGroup[] {
  const own = groups.filter(({ external }) => !external);
  return [...own, ...files, ...groups.filter(({ external }) => external)];
}

function recentGroup(recents: readonly Recent[]): PaletteGroup[] {
  const items = recents
    .slice(0, RECENT_SHOWN)
    .map((recent): PaletteItem => ({ type: "recent", id: `recent ${recent.url}`, recent }));
  return items.length === 0 ? [] : [{ title: "Recent", total: items.length, external: false, items }];
}

function nearGroup(names: readonly string[]): PaletteGroup[] {
  const items = names.map((name): PaletteItem => ({ type: "near", id: `near ${name}`, name }));
  return items.length === 0 ? [] : [{ title: "Nearest names", total: items.length, external: false, items }];
}

function outlineGroup(text: string, file: OpenFile | null): PaletteGroup[] {
  if (file === null) return [];
  const items: PaletteItem[] = [];
  const visit = (node: OutlineNode, container: string | null): void => {
    const matched = matchName(node.name, text);
    if (matched !== null) items.push({ type: "outline", id: `${node.line}:${node.column}`, node, container, matched });
    node.children.forEach((child) => visit(child, node.name));
  };
  file.outline.forEach((node) => visit(node, null));
  const best = text === "" ? items : items.sort((a, b) => spread(a) - spread(b));
  return [{ title: "In this file", total: items.length, external: false, items: best.slice(0, OUTLINE_SHOWN) }];
}

/** How far a match is from a beginning in one piece. */
function spread(item: PaletteItem): number {
  if (item.type !== "outline" || item.matched.length === 0) return 0;
  return item.matched.length * 100 + item.matched[0][0];
}

function lineGroup({ place }: PaletteQuery, file: OpenFile | null): PaletteGroup[] {
  if (place === null || file === null) return [];
  const line = Math.min(place.line, file.lines);
  const item: PaletteItem = { type: "line", id: "line", line, column: place.column, last: file.lines };
  return [{ title: "Line", total: null, external: false, items: [item] }];
}
