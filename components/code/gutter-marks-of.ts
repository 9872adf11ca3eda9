/** Makes the marks beside the code from an outline that was requested with relations. */
import type { OutlineNode } from "@/lib/contract/file-outline";
import { isStructural } from "@/lib/contract/languages";
import { fileUrl } from "@/lib/contract/page-url";
import type { DockTab } from "../dock/dock-tab";
import { writeDock } from "../dock/dock-address";
import type { GutterMark } from "../editor/gutter-marks";
import { count, counted } from "../words/figures";

/** Where a mark leads: to a list about the symbol of its line, or to the method that this one overrides. */
export type SymbolMark = GutterMark & { node: OutlineNode } & (
    { leads: "list"; tab: DockTab } | { leads: "base"; url: string }
  );

interface OpenFile {
  repo: string;
  file: string;
  language: string | null;
}

/** In order of the source. */
export function gutterMarksOf(nodes: readonly OutlineNode[], of: OpenFile): SymbolMark[] {
  return nodes.flatMap((node) => [...marksOf(node, of), ...gutterMarksOf(node.children, of)]);
}

function marksOf(node: OutlineNode, { repo, file, language }: OpenFile): SymbolMark[] {
  const { relations, line, name, key, kind } = node;
  if (relations === undefined) return [];
  const { inheritors, overridden, overrides } = relations;
  const listAt = (tab: DockTab): string =>
    `${fileUrl(repo, file)}?${new URLSearchParams({ symbol: key, ...writeDock({ tab, asked: { key } }) })}`;
  const list = (icon: GutterMark["icon"], all: number, label: string, tab: DockTab): SymbolMark[] =>
    all === 0 ? [] : [{ node, line, icon, label, tab, figure: count(all), href: listAt(tab), leads: "list" }];
  // what satisfies an interface without naming it is in the list of implementations alone
  const below = kind === "interface" && isStructural(language) ? "implementations" : "hierarchy";
  return [
    ...list("inheritors", inheritors, `${counted(inheritors, "type derives", "types derive")} from ${name}`, below),
    ...list(
      "overridden",
      overridden,
      `${counted(overridden, "method overrides", "methods override")} ${name}`,
      "implementations",
    ),
    ...(overrides === null ? [] : [baseMark(node, overrides)]),
  ];
}

function baseMark(node: OutlineNode, overrides: { count: number; qualifiedName: string; url: string }): SymbolMark {
  const more = overrides.count > 1 ? ` and ${counted(overrides.count - 1, "other")}` : "";
  return {
    node,
    line: node.line,
    icon: "overrides",
    figure: "",
    leads: "base",
    label: `Overrides ${overrides.qualifiedName}${more}`,
    href: overrides.url,
    url: overrides.url,
  };
}
