/**
 * Types below a base that is not indexed: an engine's, a library's. Only its name is known, so types below another
 * base with the same name count too. Code names an engine's class `AActor`, Blueprints `/Script/Engine.Actor`: either
 * means both.
 */
import type { LanguageId } from "../../contract/vocabulary";
import { nameHash } from "../../format/name-hash";
import type { RelationRecord } from "../../db/read/type-relations";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import type { NameResolver } from "../members/name-resolver";
import { edgeOf, onePerChild, type TypeEdge } from "../facts/type-edges";
import { DERIVES, type TypeGraph } from "./type-graph";
import { ENGINE } from "../languages/engine";

export class OutsideBases {
  constructor(
    private readonly code: CodeIndex,
    private readonly resolver: NameResolver,
    private readonly graph: TypeGraph,
  ) {}

  /**
   * Types that name the base themselves.
   * @param baseName qualified or not, or a path of an engine
   * @param family languages whose types count; Blueprints count always
   */
  async children(baseName: string, family: ReadonlySet<LanguageId> | null = null): Promise<TypeEdge[]> {
    const { lastNames, fits } = ENGINE.wantedBase(baseName);
    const naming = await this.code.relationsNaming(lastNames.map(nameHash));
    const relations = [...naming.values()].flat().filter((relation) => fits(relation.baseName));
    const children = await this.code.declared(relations.map((relation) => relation.childId));
    const edges: TypeEdge[] = [];
    for (const relation of relations) {
      const child = children.get(relation.childId);
      if (child && (await this.isOutside(child, relation, family)))
        edges.push(edgeOf(await this.graph.whole(child), null, relation, "import"));
    }
    return onePerChild(edges);
  }

  private async isOutside(
    child: Declaration,
    { baseName, baseKey, relation }: RelationRecord,
    family: ReadonlySet<LanguageId> | null,
  ): Promise<boolean> {
    if (!ENGINE.isPath(baseName)) return baseKey === null && (family === null || family.has(child.language));
    const { declarations } = await this.resolver.paths.meaning(baseName, child.repositoryId);
    if (declarations.length > 0) return false;
    return relation !== DERIVES || !(await this.graph.written.knowsParent(child));
  }
}
