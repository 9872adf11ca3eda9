/**
 * The types above and below a type: those that the source names, and for Go those that satisfy an interface by their
 * methods. A type that satisfies an interface is listed once, below the nearest one: what embeds it, or satisfies an
 * interface that asks for more, stands under that one.
 */
import { isStructural } from "../../contract/languages";
import type { Queryable } from "../../db/pool";
import type { CodeIndex } from "../facts/code-index";
import { isFunction } from "../facts/declaration";
import { MemberList } from "./member-list";
import type { Satisfaction } from "./satisfaction";
import { nodeId, type TypeEdge, type TypeNode } from "../facts/type-edges";
import { MAX_BELOW, type TypeGraph } from "./type-graph";

/** Interfaces that one type is held against. */
const MAX_INTERFACES = 300;

export class Hierarchy {
  private readonly members: MemberList;

  constructor(
    pool: Queryable,
    code: CodeIndex,
    private readonly graph: TypeGraph,
    private readonly satisfaction: Satisfaction,
  ) {
    this.members = new MemberList(pool, code, graph);
  }

  /** Types that derive from one, or satisfy it. */
  async children(node: TypeNode): Promise<TypeEdge[]> {
    return [...(await this.graph.children(node)), ...(await this.satisfying(node))];
  }

  /** What a type derives from or satisfies. */
  async bases(node: TypeNode): Promise<TypeEdge[]> {
    return [...(await this.graph.bases(node)), ...(await this.satisfied(node))];
  }

  /** Every type below these, nearest first, at most `limit`. */
  descendants(roots: readonly TypeNode[], limit: number): Promise<{ edge: TypeEdge; depth: number }[]> {
    return this.graph.descendants(roots, limit, (node) => this.children(node));
  }

  private async satisfying(type: TypeNode): Promise<TypeEdge[]> {
    const all = await this.satisfaction.satisfying(type);
    if (all.length === 0) return [];
    const further = new Set<string>();
    for (const node of [type, ...all])
      for (const { edge } of await this.graph.descendants([node], MAX_BELOW)) further.add(nodeId(edge.child));
    for (const narrower of all.filter(isInterface)) {
      if (await this.satisfaction.isSatisfied(type, narrower)) continue;
      for (const node of await this.satisfaction.satisfying(narrower)) further.add(nodeId(node));
    }
    return all.filter((node) => !further.has(nodeId(node))).map((child) => edgeOf(child, type));
  }

  private async satisfied(type: TypeNode): Promise<TypeEdge[]> {
    const all = await this.allSatisfied(type);
    const known = new Set<string>();
    for (const embedded of await this.graph.ancestors(type))
      for (const node of [embedded, ...(await this.allSatisfied(embedded))]) known.add(nodeId(node));
    for (const narrower of all)
      for (const wider of await this.allSatisfied(narrower))
        if (!(await this.satisfaction.isSatisfied(wider, narrower))) known.add(nodeId(wider));
    return all.filter((node) => !known.has(nodeId(node))).map((base) => edgeOf(type, base));
  }

  private async allSatisfied(type: TypeNode): Promise<TypeNode[]> {
    const [head] = type.declarations;
    if (!head || !isStructural(head.language)) return [];
    const found = new Map<string, TypeNode>();
    for (const { declaration } of await this.members.of(type, true)) {
      if (!isFunction(declaration.kind)) continue;
      for (const asking of await this.satisfaction.interfacesWith(declaration.name, type.repositoryId))
        if (found.size < MAX_INTERFACES) found.set(nodeId(asking), asking);
    }
    found.delete(nodeId(type));
    const all = [...found.values()];
    const fits = await Promise.all(all.map((asking) => this.satisfaction.isSatisfied(type, asking)));
    return all.filter((_asking, at) => fits[at]);
  }
}

const isInterface = ({ declarations: [head] }: TypeNode): boolean => head.kind === "interface";

const edgeOf = (child: TypeNode, base: TypeNode): TypeEdge => ({
  child,
  base,
  baseName: base.declarations[0].name,
  relation: "satisfies",
  access: null,
  virtual: false,
  basis: "scope",
});
