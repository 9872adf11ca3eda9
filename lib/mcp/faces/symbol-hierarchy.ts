import { z } from "zod";
import type { HierarchyNode, symbolHierarchy } from "../../contract/symbol-hierarchy";
import { leanList, type ToolFace } from "./parts/face";
import { firstLine, leanAnswer } from "./parts/navigation-face";
import { headline } from "./parts/navigation-text";

/** Bases above, inheritors below, indented by level. */
export const symbolHierarchyFace: ToolFace<typeof symbolHierarchy> = {
  output: leanList({ name: z.string() }),
  text: (answer) => `${headline("hierarchy", "type", answer)}${answer.results.map(rootLines).join("")}`,
  lean: (answer) => ({
    verdict: firstLine(headline("hierarchy", "type", answer)),
    ...leanAnswer([], answer),
    results: answer.results.map(leanNode),
  }),
};

function rootLines(root: HierarchyNode): string {
  const up = root.bases.length === 0 ? "" : `\nbases:${lines(root.bases, ({ bases }) => bases)}`;
  const down =
    root.inheritors.length === 0 ? "" : `\ninheritors:${lines(root.inheritors, ({ inheritors }) => inheritors)}`;
  return `\n${root.qualifiedName ?? root.name}${up}${down}`;
}

function lines(nodes: readonly HierarchyNode[], next: (node: HierarchyNode) => HierarchyNode[], indent = "  "): string {
  return nodes
    .map((node) => {
      const place = node.external ? " (outside of the index)" : ` ${node.repo}/${node.file}:${node.line}`;
      const cut = `${node.cycle ? ", cycle" : ""}${node.more > 0 ? `, and ${node.more} more` : ""}`;
      return `\n${indent}${node.qualifiedName ?? node.name}, ${node.relation}${place}${cut}${lines(next(node), next, `${indent}  `)}`;
    })
    .join("");
}

interface LeanNode {
  name: string;
  file?: string;
  line?: number;
  key?: string;
  bases: LeanNode[];
  inheritors: LeanNode[];
}

const leanNode = ({ name, repo, file, line, key, bases, inheritors }: HierarchyNode): LeanNode => ({
  name,
  ...(file === undefined ? {} : { file: `${repo}/${file}`, line, key }),
  bases: bases.map(leanNode),
  inheritors: inheritors.map(leanNode),
});
