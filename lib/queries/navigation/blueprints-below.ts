/** The Blueprints that derive from types, through chains of Blueprints, with the paths of their assets. */
import type { OperationRequest } from "../../contract/operation";
import type { BlueprintInheritor, symbolInheritors as operation } from "../../contract/symbol-inheritors";
import { asNode, nodeId, type TypeEdge, type TypeNode } from "../../resolve/type-graph";
import { packageOf } from "../../resolve/unreal-paths";
import type { Describer } from "./describe";
import { rowTest } from "./filters";
import type { Session } from "./session";
import type { Subject } from "./subject";

type Request = OperationRequest<typeof operation>;

/** Blueprints of one answer. */
const MAX_BLUEPRINTS = 2000;
const MAX_DEPTH = 64;

/** With `transitive` the chains may lead through C++ types, too. Which language is asked for does not matter to assets. */
export async function blueprintsBelow(
  subjects: readonly Subject[],
  input: Request,
  session: Session,
  describer: Describer,
): Promise<BlueprintInheritor[]> {
  const passes = rowTest({ ...input, lang: undefined });
  const found: BlueprintInheritor[] = [];
  for (const subject of subjects) {
    const of = describer.row(subject.head, "scope").key;
    for (const { edge, depth } of await chains(subject, input.transitive, session))
      if (found.length < MAX_BLUEPRINTS && passes(edge.child.declarations[0]) === null)
        found.push({ ...blueprintRow(edge, describer), of, depth });
  }
  return found;
}

async function chains(subject: Subject, throughTypes: boolean, session: Session) {
  const root = asNode(subject.declarations, subject.repositoryId);
  const seen = new Set([nodeId(root)]);
  const found: { edge: TypeEdge; depth: number }[] = [];
  let level: TypeNode[] = [root];
  for (let depth = 1; level.length > 0 && depth < MAX_DEPTH && found.length < MAX_BLUEPRINTS; depth++) {
    const next: TypeNode[] = [];
    for (const node of level)
      for (const edge of await session.graph.children(node)) {
        const isAsset = edge.child.declarations[0].kind === "blueprint";
        if (seen.has(nodeId(edge.child)) || !(isAsset || throughTypes)) continue;
        seen.add(nodeId(edge.child));
        next.push(edge.child);
        if (isAsset) found.push({ edge, depth });
      }
    level = next;
  }
  return found;
}

function blueprintRow({ child, base, baseName, basis }: TypeEdge, describer: Describer) {
  const [d] = child.declarations;
  const { repo, file, key, url } = describer.row(d, basis);
  const extension = d.path.slice(d.path.lastIndexOf("."));
  const parent = base?.declarations[0].name ?? baseName;
  return { name: `${d.name}_C`, assetPath: packageOf(d) + extension, parent, basis, repo, file, key, url };
}
