/** The types below those that a question is about, which may be indexed or only named as bases. */
import type { Basis } from "../../contract/vocabulary";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { Declaration } from "../../resolve/facts/declaration";
import { HOOKS } from "../../resolve/languages/hooks";
import { asNode, nodeId, type TypeEdge, type TypeNode } from "../../resolve/facts/type-edges";
import type { Session } from "./session";
import type { FoundSubjects, Subject } from "./subject";
import { RULES } from "../../resolve/languages/registry";

/** A type whose inheritors are asked for. */
export interface DerivedRoot {
  /** null for a type outside of the index, which only its name is known of */
  subject: Subject | null;
  /** as it was asked */
  name: string;
  /** how it is known that it is meant: nothing about it is surer */
  basis: Basis;
  /** its identities: an interface of Unreal has two */
  nodes: readonly TypeNode[];
  /** types that name it as a base */
  direct: readonly TypeEdge[];
}

/** How a type is known that only its name is known of. */
const OUTSIDE: Basis = "import";

/** Types below one type that are looked at. */
export const MAX_DERIVED = 10_000;

/** What a question names: a symbol, or the place (line from 1) that it stands at. */
interface Asked {
  symbol?: string;
  key?: string;
  file?: string;
  line?: number;
}

/** The asked types; where none is indexed, the one outside that types here derive from. */
export async function derivedRoots(asked: FoundSubjects, input: Asked, session: Session): Promise<DerivedRoot[]> {
  const { symbol, key } = input;
  const roots = await Promise.all(asked.subjects.map((subject) => indexedRoot(subject, input, session)));
  if (key !== undefined || asked.local || !asked.subjects.every(isOnlyAnnounced)) return roots;
  const family = asked.subjects.length > 0 ? RULES[asked.subjects[0].head.language].family : null;
  const direct = await session.outside.children(symbol ?? asked.name, family);
  return direct.length > 0 ? [{ subject: null, name: symbol ?? asked.name, basis: OUTSIDE, nodes: [], direct }] : roots;
}

async function indexedRoot(subject: Subject, input: Asked, session: Session): Promise<DerivedRoot> {
  const whole = asNode(subject.declarations, subject.repositoryId);
  const special = await specialAt(subject, input, session);
  const derived = special ? await session.hierarchy.children(special) : [];
  const own = special && derived.length > 0 ? special : whole;
  // what derives from the template may derive from the specialization all the same
  const basis = special && own === whole ? "name" : subject.basis;
  const { head } = subject;
  const partner = (await HOOKS[head.language].interfacePartner?.(session.code, head)) ?? [];
  const nodes = partner.length > 0 ? [own, asNode(partner, subject.repositoryId)] : [own];
  const direct: TypeEdge[] = [];
  for (const node of nodes) direct.push(...(await session.hierarchy.children(node)));
  return { subject, name: subject.head.name, basis, nodes, direct: once(direct, nodes) };
}

/**
 * The specialization of a template whose own declaration a question points at: what derives from others does not
 * count.
 */
async function specialAt({ declarations }: Subject, { file, line }: Asked, { graph }: Session) {
  const pointedAt = ({ path, source }: Declaration) =>
    path === file && decodeSymbolRanges(source.symbol.ranges).nameLine + 1 === line;
  const declared = line === undefined ? undefined : declarations.find(pointedAt);
  const node = declared && (await graph.whole(declared));
  return node?.special === undefined ? null : node;
}

/** A type that is named ahead and not defined here: an engine's, a library's. */
function isOnlyAnnounced({ declarations }: Subject): boolean {
  return declarations.every(({ role }) => role === "forward_declaration");
}

/** Types below a root, nearest first. @param transitive beyond those that name it themselves */
export async function typesBelow(
  { nodes, direct }: DerivedRoot,
  transitive: boolean,
  { hierarchy }: Session,
): Promise<{ edge: TypeEdge; depth: number }[]> {
  const first = direct.map((edge) => ({ edge, depth: 1 }));
  if (!transitive) return first;
  const children = direct.map(({ child }) => child);
  const known = new Set(nodes.map(nodeId));
  const deeper = await hierarchy.descendants(children, MAX_DERIVED);
  return [...first, ...deeper.filter(({ edge }) => !known.has(nodeId(edge.child))).map(oneDeeper)];
}

const oneDeeper = ({ edge, depth }: { edge: TypeEdge; depth: number }) => ({ edge, depth: depth + 1 });

function once(edges: readonly TypeEdge[], without: readonly TypeNode[]): TypeEdge[] {
  const seen = new Set(without.map(nodeId));
  return edges.filter(({ child }) => !seen.has(nodeId(child)) && seen.add(nodeId(child)));
}
