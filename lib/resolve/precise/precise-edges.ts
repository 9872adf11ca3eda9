/**
 * Edges between types that a compiler's engine knows and rules did not find: bases behind a mapped type, a mixin, an
 * alias.
 */
import type { CodeIndex } from "../facts/code-index";
import { isType } from "../facts/declaration";
import { asNode, nodeId, type TypeEdge, type TypeNode } from "../facts/type-edges";
import { PreciseRelatives } from "./precise-relatives";

export class PreciseEdges {
  private readonly relatives: PreciseRelatives;

  constructor(code: CodeIndex) {
    this.relatives = new PreciseRelatives(code);
  }

  /** Types below one: those that are known, then those of the engine. */
  async below(node: TypeNode, known: readonly TypeEdge[]): Promise<TypeEdge[]> {
    const children = await this.related(node, "below");
    const seen = new Set(known.map(({ child }) => nodeId(child)));
    return [...known, ...children.filter((type) => !seen.has(nodeId(type))).map((child) => edgeBetween(child, node))];
  }

  /** Types above one, in the same way. */
  async above(node: TypeNode, known: readonly TypeEdge[]): Promise<TypeEdge[]> {
    const bases = await this.related(node, "above");
    const seen = new Set(known.flatMap(({ base }) => (base === null ? [] : nodeId(base))));
    const found = bases.filter((base) => !seen.has(nodeId(base)));
    // what rules took for a base outside may be just that one
    const names = new Set(found.map(({ declarations: [head] }) => head.name));
    const others = known.filter(({ base, baseName }) => base !== null || !names.has(baseName));
    return [...others, ...found.map((base) => edgeBetween(node, base))];
  }

  private async related(node: TypeNode, side: "above" | "below"): Promise<TypeNode[]> {
    const [head] = node.declarations;
    if (head === undefined) return [];
    const found = await this.relatives.direct(head, "base", side);
    const types = found.map(({ declarations }) => declarations.filter((d) => isType(d.kind)));
    const nodes = types
      .filter(({ length }) => length > 0)
      .map((declarations) => asNode(declarations, node.repositoryId));
    return nodes.filter((other) => nodeId(other) !== nodeId(node));
  }
}

function edgeBetween(child: TypeNode, base: TypeNode): TypeEdge {
  const [below, above] = [child.declarations[0], base.declarations[0]];
  const relation = above.kind === "interface" && below.kind !== "interface" ? "implements" : "extends";
  return { child, base, baseName: above.name, relation, access: null, virtual: false, basis: "precise" };
}
