/** Type Hierarchy: bases above and inheritors below, unfolded to a depth, cycles cut. */
import type { OperationRequest } from "../contract/operation";
import type { HierarchyNode, symbolHierarchy as operation } from "../contract/symbol-hierarchy";
import { isType } from "../resolve/declaration";
import { asNode, nodeId, type TypeEdge, type TypeNode } from "../resolve/type-graph";
import type { Query } from "./query";
import { answerOf, pageOf } from "./navigation/answer";
import { Describer } from "./navigation/describe";
import { rowTest } from "./navigation/filters";
import { openSession, type Session } from "./navigation/session";
import { findSubjects, type Subject } from "./navigation/subject";

type Request = OperationRequest<typeof operation>;

/** Types of one tree in all. */
const MAX_NODES = 3000;

export const symbolHierarchy: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  const asked = await findSubjects(input, session);
  asked.subjects = asked.subjects.filter(({ head }) => isType(head.kind) || head.kind === "module");
  const describer = new Describer(context);
  const tree = new HierarchyTree(session, describer, input);
  const results: HierarchyNode[] = [];
  for (const subject of pageOf(asked.subjects, input)) results.push(await tree.root(subject));
  const none = `"${asked.name}" is no type: it has no hierarchy.`;
  return { ...(await answerOf(input, asked, { rows: asked.subjects, none }, describer, context)), results };
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

  async root(subject: Subject): Promise<HierarchyNode> {
    const node = asNode(subject.declarations, subject.repositoryId);
    const root = { ...(await this.describe(node)), ...PLAIN, basis: subject.basis, root: true };
    const path = [nodeId(node)];
    const up = this.input.direction === "down" ? NOTHING : await this.up(node, path);
    const down = this.input.direction === "up" ? NOTHING : await this.down(node, path);
    return { ...root, bases: up.rows, inheritors: down.rows, more: up.more + down.more };
  }

  private async up(node: TypeNode, path: readonly string[]): Promise<Level> {
    const edges = await this.session.graph.bases(node);
    return this.level(
      edges,
      ({ base }) => base,
      path,
      async (next, below) => {
        const { rows, more } = await this.up(next, below);
        return { bases: rows, inheritors: [], more };
      },
    );
  }

  private async down(node: TypeNode, path: readonly string[]): Promise<Level> {
    const edges = (await this.session.graph.children(node)).filter(
      ({ child }) => this.test(child.declarations[0]) === null,
    );
    return this.level(
      edges,
      ({ child }) => child,
      path,
      async (next, below) => {
        const { rows, more } = await this.down(next, below);
        return { bases: [], inheritors: rows, more };
      },
    );
  }

  /** @param path identities of the types above in this branch, one per level */
  private async level(
    edges: readonly TypeEdge[],
    end: (edge: TypeEdge) => TypeNode | null,
    path: readonly string[],
    unfold: (node: TypeNode, path: readonly string[]) => Promise<Pick<HierarchyNode, "bases" | "inheritors" | "more">>,
  ): Promise<Level> {
    if (path.length > this.input.depth || this.nodes >= MAX_NODES) return { rows: [], more: edges.length };
    const rows: HierarchyNode[] = [];
    for (const edge of edges.slice(0, this.input.breadth)) {
      this.nodes++;
      const { relation, access, virtual, basis, baseName } = edge;
      const written = { ...PLAIN, relation, access, virtual, basis };
      const node = end(edge);
      if (node === null) {
        rows.push({ ...written, name: baseName, external: true, bases: [], inheritors: [] });
        continue;
      }
      const cycle = path.includes(nodeId(node));
      const further = cycle ? { bases: [], inheritors: [], more: 0 } : await unfold(node, [...path, nodeId(node)]);
      rows.push({ ...(await this.describe(node)), ...written, cycle, ...further });
    }
    return { rows, more: Math.max(edges.length - this.input.breadth, 0) };
  }

  private async describe({ declarations: [head] }: TypeNode) {
    await this.describer.read([head.fileId]);
    return this.describer.row(head, "scope");
  }
}

interface Level {
  rows: HierarchyNode[];
  /** types that depth or breadth left out */
  more: number;
}

const NOTHING: Level = { rows: [], more: 0 };
const PLAIN = { root: false, external: false, relation: null, access: null, virtual: false, cycle: false, more: 0 };
