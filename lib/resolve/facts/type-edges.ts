/** Types and the edges between them that the graph of types is made of. */
import type { Basis } from "../../contract/vocabulary";
import type { Declaration } from "./declaration";
import { definitionsFirst } from "./resolution";

/** A type: all its declarations in one repository, the definition first. */
export interface TypeNode {
  keyHash: bigint;
  repositoryId: number;
  declarations: readonly Declaration[];
  /**
   * the id of its one declaration, for a specialization of a C++ template: that has the template's key, and bases of
   * its own
   */
  special?: bigint;
}

/** One type names another as its base. */
export interface TypeEdge {
  child: TypeNode;
  /** null for a base outside of the index */
  base: TypeNode | null;
  /** as written, without type arguments */
  baseName: string;
  relation: string;
  access: string | null;
  virtual: boolean;
  basis: Basis;
}

/** How an edge is written. */
export type WrittenEdge = Pick<TypeEdge, "baseName" | "relation" | "access" | "virtual">;

/** A type's identity: a key inside one repository, and which specialization. */
export const nodeId = ({ keyHash, repositoryId, special }: TypeNode): string =>
  `${repositoryId} ${keyHash} ${special ?? ""}`;

/** Of declarations in several repositories those of the asking one, else of the first. */
export function asNode(declarations: readonly Declaration[], repositoryId: number): TypeNode {
  const own = declarations.filter((d) => d.repositoryId === repositoryId);
  const [head] = definitionsFirst(own.length > 0 ? own : declarations);
  const same = declarations.filter((d) => d.keyHash === head.keyHash && d.repositoryId === head.repositoryId);
  return { keyHash: head.keyHash, repositoryId: head.repositoryId, declarations: definitionsFirst(same) };
}

/** A key can be declared in several repositories; a use means the one in its own, where there is one. */
export function isNode(
  node: TypeNode,
  declarations: readonly Declaration[],
  from: Pick<Declaration, "repositoryId">,
): boolean {
  const same = declarations.filter((d) => d.keyHash === node.keyHash);
  if (!same.some((d) => d.repositoryId === node.repositoryId)) return false;
  return from.repositoryId === node.repositoryId || !same.some((d) => d.repositoryId === from.repositoryId);
}

export function edgeOf(child: TypeNode, base: TypeNode | null, relation: WrittenEdge, basis: Basis): TypeEdge {
  const { baseName, access, virtual } = relation;
  return { child, base, baseName, relation: relation.relation, access, virtual, basis };
}

export function onePerChild(edges: readonly TypeEdge[]): TypeEdge[] {
  const byChild = new Map<string, TypeEdge>();
  for (const edge of edges) if (!byChild.has(nodeId(edge.child))) byChild.set(nodeId(edge.child), edge);
  return [...byChild.values()];
}
