/** Type Hierarchy: bases above and inheritors below, unfolded to a depth, cycles cut. */
import type { OperationRequest } from "../contract/operation";
import type { HierarchyNode, symbolHierarchy as operation } from "../contract/symbol-hierarchy";
import type { Basis } from "../contract/vocabulary";
import { weaker } from "../resolve/facts/certainty";
import { isType } from "../resolve/facts/declaration";
import { nodeId, type TypeEdge, type TypeNode } from "../resolve/facts/type-edges";
import type { Query } from "./query";
import { answerOf, pageOf } from "./navigation/answer";
import { decidedBy } from "./navigation/decided-by";
import { derivedRoots, type DerivedRoot } from "./navigation/derived";
import { Describer } from "./navigation/describer";
import { rowTest } from "./navigation/filters";
import { openSession, type Session } from "./navigation/session";
import { findSubjects } from "./navigation/subject";

type Request = OperationRequest<typeof operation>;

/** Types of one tree in all. */
const MAX_NODES = 3000;

export const symbolHierarchy: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  const asked = await findSubjects(input, session);
  asked.subjects = asked.subjects.filter(({ head }) => isType(head.kind) || head.kind === "module");
  const roots = await derivedRoots(asked, input, session);
  const describer = new Describer(context, asked.subjects);
  const tree = new HierarchyTree(session, describer, input);
  const results = await Promise.all(pageOf(roots, input).map((root) => tree.root(root)));
  const rows = roots;
  const none = `"${asked.name}" is no type: it has no hierarchy.`;
  return { ...(await answerOf(input, asked, { rows, none }, describer, context)), results };
};

class HierarchyTree {
  private nodes = 0;
  private readonly test: ReturnType<typeof rowTest>;

  constructor(
    private readonly session: Session,
    private readonly describer: Describer,
    private readonly input: Request,
  ) {
    this.test = rowTest(input);
  }

  async root({ basis, name, nodes, direct }: DerivedRoot): Promise<HierarchyNode> {
    const [node] = nodes;
    const branch = { path: [node ? nodeId(node) : name], basis };
    const [up, down] = await Promise.all([
      this.input.direction === "down" || !node ? NOTHING : this.up(node, branch),
      this.input.direction === "up" ? NOTHING : this.derived(direct, branch),
    ]);
    const is = node ? await this.describe(node) : { name, external: true };
    return { ...PLAIN, ...is, basis, root: true, bases: up.rows, inheritors: down.rows, more: up.more + down.more };
  }

  private async up(node: TypeNode, branch: Branch): Promise<Level> {
    const edges = await this.session.hierarchy.bases(node);
    return this.level(
      edges,
      ({ base }) => base,
      branch,
      async (next, below) => {
        const { rows, more } = await this.up(next, below);
        return { bases: rows, inheritors: [], more };
      },
    );
  }

  private async down(node: TypeNode, branch: Branch): Promise<Level> {
    return this.derived(await this.session.hierarchy.children(node), branch);
  }

  private async derived(edges: readonly TypeEdge[], branch: Branch): Promise<Level> {
    return this.level(
      edges.filter(({ child }) => this.test(child.declarations[0]) === null),
      ({ child }) => child,
      branch,
      async (next, below) => {
        const { rows, more } = await this.down(next, below);
        return { bases: [], inheritors: rows, more };
      },
    );
  }

  private async level(
    edges: readonly TypeEdge[],
    end: (edge: TypeEdge) => TypeNode | null,
    { path, basis: rootBasis }: Branch,
    unfold: (node: TypeNode, branch: Branch) => Promise<Pick<HierarchyNode, "bases" | "inheritors" | "more">>,
  ): Promise<Level> {
    if (path.length > this.input.depth || this.nodes >= MAX_NODES) return { rows: [], more: edges.length };
    const shown = edges.slice(0, this.input.breadth);
    this.nodes += shown.length;
    const rowOf = async (edge: TypeEdge): Promise<HierarchyNode> => {
      const { relation, access, virtual, baseName } = edge;
      const basis = weaker(edge.basis, rootBasis);
      const node = end(edge);
      if (node === null)
        return {
          ...PLAIN,
          relation,
          access,
          virtual,
          basis,
          name: baseName,
          external: true,
          bases: [],
          inheritors: [],
        };
      const id = nodeId(node);
      const cycle = path.includes(id);
      // At once with what is below it: then the whole tree's texts are read together, not level by level from the
      // leaves.
      const [described, { bases, inheritors, more }] = await Promise.all([
        this.describe(node),
        cycle ? LEAF : unfold(node, { path: [...path, id], basis: rootBasis }),
      ]);
      const by = await decidedBy(this.session.code, edge.child.declarations[0], basis);
      const written = { root: false, external: false, relation, access, virtual, basis, by };
      return Object.assign(described, written, { cycle, more, bases, inheritors });
    };
    // Branches side by side: what they read, they read together.
    return { rows: await Promise.all(shown.map(rowOf)), more: edges.length - shown.length };
  }

  private async describe({ declarations: [head] }: TypeNode) {
    await this.describer.readSignatures([head]);
    return this.describer.row(head, "scope");
  }
}

interface Branch {
  /** identities of the types above, one per level */
  path: readonly string[];
  /** how it is known that the root is meant: nothing below is surer */
  basis: Basis;
}

interface Level {
  rows: HierarchyNode[];
  /** types that depth or breadth left out */
  more: number;
}

const NOTHING: Level = { rows: [], more: 0 };
const LEAF = { bases: [], inheritors: [], more: 0 };
const PLAIN = { root: false, external: false, relation: null, access: null, virtual: false, cycle: false, more: 0 };
