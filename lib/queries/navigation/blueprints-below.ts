/** The Blueprints that derive from types, through chains of Blueprints, with the paths of their assets. */
import type { OperationRequest } from "../../contract/operation";
import type { BlueprintInheritor, symbolInheritors as operation } from "../../contract/symbol-inheritors";
import { weaker } from "../../resolve/facts/certainty";
import { nodeId, type TypeEdge } from "../../resolve/facts/type-edges";
import { ENGINE } from "../../resolve/languages/engine";
import type { DerivedRoot } from "./derived";
import type { Describer } from "./describer";
import { rowTest } from "./filters";
import type { Session } from "./session";

type Request = OperationRequest<typeof operation>;

/** Blueprints of one answer. */
const MAX_BLUEPRINTS = 2000;
const MAX_DEPTH = 64;

/**
 * With `transitive` the chains may lead through C++ types, too. Which language is asked for does not matter to assets.
 */
export async function blueprintsBelow(
  roots: readonly DerivedRoot[],
  input: Request,
  session: Session,
  describer: Describer,
): Promise<BlueprintInheritor[]> {
  const passes = rowTest({ ...input, lang: undefined });
  const found: BlueprintInheritor[] = [];
  for (const root of roots) {
    const of = root.subject ? describer.names(root.subject.head).key : root.name;
    for (const { edge, depth } of await chains(root, input.transitive, session))
      if (found.length < MAX_BLUEPRINTS && passes(edge.child.declarations[0]) === null)
        found.push({ ...blueprintRow(edge, root, describer), of, depth });
  }
  return found;
}

async function chains({ nodes, direct }: DerivedRoot, throughTypes: boolean, session: Session) {
  const seen = new Set(nodes.map(nodeId));
  const found: { edge: TypeEdge; depth: number }[] = [];
  let level = direct;
  for (let depth = 1; level.length > 0 && depth < MAX_DEPTH && found.length < MAX_BLUEPRINTS; depth++) {
    const next: TypeEdge[] = [];
    for (const edge of level) {
      const isAsset = edge.child.declarations[0].kind === "blueprint";
      if (seen.has(nodeId(edge.child)) || !(isAsset || throughTypes)) continue;
      seen.add(nodeId(edge.child));
      if (isAsset) found.push({ edge, depth });
      next.push(...(await session.graph.children(edge.child)));
    }
    level = next;
  }
  return found;
}

function blueprintRow({ child, base, basis }: TypeEdge, root: DerivedRoot, describer: Describer) {
  const [d] = child.declarations;
  const { repo, file, key, url } = describer.row(d, basis);
  const extension = d.path.slice(d.path.lastIndexOf("."));
  const parent = base?.declarations[0].name ?? root.name;
  return {
    name: `${d.name}_C`,
    assetPath: ENGINE.assetPath(d) + extension,
    parent,
    basis: weaker(basis, root.basis),
    repo,
    file,
    key,
    url,
  };
}
