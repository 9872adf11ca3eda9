/**
 * Types below a base that is not indexed: an engine's, a library's. Nothing but its name is known, so that types below
 * a namesake of it count too. Code names an engine's class `AActor`, Blueprints `/Script/Engine.Actor`: either means
 * both.
 */
import type { LanguageId } from "../../contract/vocabulary";
import { nameHash } from "../../format/name-hash";
import { splitQualified } from "../../format/symbol-key";
import type { RelationRecord } from "../../db/read/type-relations";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import type { NameResolver } from "../members/name-resolver";
import { edgeOf, onePerChild, type TypeEdge } from "../facts/type-edges";
import { DERIVES, type TypeGraph } from "./type-graph";
import { generatedClass, isUnrealPath, objectNameOf, prefixedNames, scriptObject } from "../languages/unreal/paths";

/** Behind the name of a Blueprint's class. */
const GENERATED = "_C";

export class OutsideBases {
  constructor(
    private readonly code: CodeIndex,
    private readonly resolver: NameResolver,
    private readonly graph: TypeGraph,
  ) {}

  /**
   * Types that name the base themselves.
   * @param baseName qualified or not, or a path of Unreal
   * @param family languages whose types count; Blueprints count always
   */
  async children(baseName: string, family: ReadonlySet<LanguageId> | null = null): Promise<TypeEdge[]> {
    const { lastNames, fits } = wantedBase(baseName);
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
    if (!isUnrealPath(baseName)) return baseKey === null && (family === null || family.has(child.language));
    const { declarations } = await this.resolver.unreal.meaning(baseName, child.repositoryId);
    if (declarations.length > 0) return false;
    return relation !== DERIVES || !(await this.graph.written.knowsParent(child));
  }
}

interface WantedBase {
  /** last parts of the names by which types list the base */
  lastNames: string[];
  fits(baseName: string): boolean;
}

function wantedBase(asked: string): WantedBase {
  return isUnrealPath(asked) ? byPath(asked) : byName(asked);
}

function byPath(asked: string): WantedBase {
  const object = scriptObject(asked);
  const inCode = object === null ? [] : prefixedNames(object);
  const path = object === null ? generatedClass(asked) : asked;
  return {
    lastNames: [...inCode, splitQualified(path).at(-1) ?? path],
    fits: (baseName) => (isUnrealPath(baseName) ? baseName === path : inCode.includes(baseName)),
  };
}

function byName(asked: string): WantedBase {
  const wanted = splitQualified(asked);
  const name = wanted.at(-1) ?? asked;
  const object = objectNameOf(name);
  const generated = name.endsWith(GENERATED) ? name : name + GENERATED;
  const fits = (baseName: string): boolean => {
    const parts = splitQualified(baseName);
    if (!isUnrealPath(baseName)) return endsAlike(parts, wanted);
    return wanted.length === 1 && parts.at(-1) === (scriptObject(baseName) === null ? generated : object);
  };
  return { lastNames: [...new Set([name, object, generated])], fits };
}

/** One of two qualified names may be written with fewer qualifiers than the other. */
function endsAlike(a: readonly string[], b: readonly string[]): boolean {
  const shared = Math.min(a.length, b.length);
  return a.slice(-shared).join() === b.slice(-shared).join();
}
