/**
 * What a name in a list of bases means: it is resolved where it stands; where the source does not say it clearly
 * enough, the link that indexing made decides.
 */
import type { Basis } from "../../contract/vocabulary";
import { splitQualified } from "../../format/symbol-key";
import type { RelationRecord } from "../../db/read/type-relations";
import type { CodeIndex } from "../facts/code-index";
import { isType, type Declaration } from "../facts/declaration";
import { keyOf } from "../facts/declared-name";
import { readOnce } from "../facts/kept-facts";
import type { NameResolver } from "./name-resolver";
import { baseOccurrence } from "./base-occurrence";
import { ENGINE } from "../languages/engine";
import { HOOKS } from "../languages/hooks";

interface MeantBase {
  declarations: readonly Declaration[];
  basis: Basis;
}

export class WrittenBases {
  /** A hundred classes of one name ask of the same relations which of them is meant. */
  private readonly known = new Map<RelationRecord, Promise<MeantBase | null>>();

  constructor(
    private readonly code: CodeIndex,
    private readonly resolver: NameResolver,
  ) {}

  /** A Blueprint's parent is in the index: then its ancestor in C++ is reached through it. */
  async knowsParent(child: Declaration): Promise<boolean> {
    const relations = (await this.code.bases([child.id])).get(child.id) ?? [];
    const parent = relations.find(({ relation }) => relation === "extends");
    return parent !== undefined && (await this.pathMeant(child, parent.baseName)) !== null;
  }

  private async pathMeant(child: Declaration, path: string): Promise<MeantBase | null> {
    const { declarations, basis } = await this.resolver.paths.meaning(path, child.repositoryId);
    return declarations.length > 0 ? { declarations, basis } : null;
  }

  /** Declarations of the base that a relation of a type names; null when it stands outside. */
  meant(child: Declaration, relation: RelationRecord): Promise<MeantBase | null> {
    return readOnce(this.known, relation, () => this.find(child, relation));
  }

  private async find(child: Declaration, relation: RelationRecord): Promise<MeantBase | null> {
    if (ENGINE.isPath(relation.baseName)) return this.pathMeant(child, relation.baseName);
    const file = await this.code.file(child.fileId);
    const at = file ? await baseOccurrence(this.code, file, child, relation) : -1;
    if (!file || at < 0) return this.linked(child, relation);
    const found = await this.resolver.occurrence(file, at);
    if (found.external || found.local >= 0) return null;
    const types = found.declarations.filter((d) => isType(d.kind) || d.kind === "module");
    const others = types.filter((d) => d.keyHash !== child.keyHash);
    // a specialization of a template may derive from the template
    const isSpecial = others.length === 0 && (await HOOKS[child.language].isSpecialization?.(this.code, child, types));
    const bases = isSpecial ? types : others;
    if (bases.length > 0 && found.basis !== "name") return { declarations: bases, basis: found.basis };
    if (others.length === 0 && found.basis !== "name" && found.declarations.length > 0) {
      const aliased = await this.resolver.members.types.classAssigned(found.declarations);
      if (aliased) return { declarations: aliased, basis: found.basis };
    }
    return this.linked(child, relation);
  }

  /** What indexing found that it means. */
  async linked(child: Declaration, relation: RelationRecord): Promise<MeantBase | null> {
    const name = splitQualified(relation.baseName).at(-1);
    if (relation.baseKey === null || name === undefined) return null;
    const linked = (await this.code.named(name)).where(keyOf, relation.baseKey);
    const declarations = await this.code.seenFrom(child.repositoryId, linked);
    return declarations.length > 0 ? { declarations, basis: "unique_name" } : null;
  }
}
