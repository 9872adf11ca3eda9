import { z } from "zod";
import type { HierarchyNode } from "../../../contract/symbol-hierarchy";
import { extraTool, type Asker } from "../extra-tool";
import { atPosition, locationOf, placeAsked, written, type Location } from "./location";
import { RULE, section, sectionsText } from "./summary";

export interface TypeEntry {
  name: string;
  kind: string | null;
  location: Location | null;
  depth: number;
}

/** A level below another, flat, nearest first. */
function flat(
  nodes: readonly HierarchyNode[],
  below: (node: HierarchyNode) => readonly HierarchyNode[],
  asker: Asker,
  depth = 1,
): TypeEntry[] {
  return nodes.flatMap((node) => [entryOf(node, asker, depth), ...flat(below(node), below, asker, depth + 1)]);
}

function entryOf(
  { name, qualifiedName, kind, repo, file, line, column, endLine, signature }: HierarchyNode,
  asker: Asker,
  depth: number,
): TypeEntry {
  const isPlaced = repo !== undefined && file !== undefined;
  return {
    name: qualifiedName ?? name,
    kind: kind ?? null,
    depth,
    location: isPlaced ? locationOf({ repo, file, line: line ?? 1, column, endLine }, asker, signature) : null,
  };
}

const lines = (entries: readonly TypeEntry[]): string[] =>
  entries.flatMap(({ name, kind, location, depth }) => [
    location === null ? "outside of the index" : written(location),
    `${depth === 0 ? "" : `depth ${depth} `}${kind === null ? "" : `${kind.replace("_", " ")} `}${name}`,
    RULE,
  ]);

/** `type A`, its preview, its path. */
const sourceLines = (entries: readonly TypeEntry[]): string[] =>
  entries.flatMap(({ name, location }) =>
    location === null ? [] : [`type ${name}`, `preview: ${location.preview ?? ""}`, `path: ${written(location)}`, RULE],
  );

function sourceByClass(entries: readonly TypeEntry[]): Record<string, unknown> {
  const placed = entries.flatMap(({ name, location }) => (location === null ? [] : [[name, location] as const]));
  return Object.fromEntries(
    placed.map(([name, { absolutePath, workspacePath, startLine, endLine, preview = "" }]) => [
      name,
      { absolutePath, workspacePath, startLine, endLine, preview },
    ]),
  );
}

export const typeHierarchy = extraTool({
  name: "lm_clangd_typeHierarchy",
  description: "Summarize class/struct type hierarchy with bounded depth/breadth.",
  input: z.strictObject({
    ...atPosition,
    maxSuperDepth: z.number().int().min(0).max(20).optional(),
    maxSubDepth: z.number().int().min(0).max(20).optional(),
    maxSubBreadth: z.number().int().min(1).max(200).optional(),
  }),
  async answer({ maxSuperDepth = 3, maxSubDepth = 2, maxSubBreadth: breadth = 20, ...at }, asker) {
    const asked = { ...placeAsked(at), scope: "all", breadth, depth: Math.max(maxSuperDepth, maxSubDepth, 1) };
    const { results } = await asker.ask("symbol_hierarchy", asked);
    const [found] = results;
    const root = found === undefined ? null : entryOf(found, asker, 0);
    const within = (most: number) => (entry: TypeEntry) => entry.depth <= most;
    const supers = flat(found?.bases ?? [], ({ bases }) => bases, asker).filter(within(maxSuperDepth));
    const derived = flat(found?.inheritors ?? [], ({ inheritors }) => inheritors, asker).filter(within(maxSubDepth));
    const all = [...(root === null ? [] : [root]), ...supers, ...derived];
    const figures = { supers: supers.length, derived: derived.length };
    const text = sectionsText(figures, [
      section("ROOT", lines(root === null ? [] : [root])),
      section("SUPERS", lines(supers)),
      section("DERIVED", lines(derived)),
      section("SOURCE", sourceLines(all)),
    ]);
    return {
      text,
      structured: { kind: "typeHierarchy", counts: figures, root, supers, derived, sourceByClass: sourceByClass(all) },
    };
  },
});
