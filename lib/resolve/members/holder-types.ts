/** Types that hold members: by their scope, their bases, and what an alias of them stands for. */
import { splitQualified } from "../../format/symbol-key";
import type { RelationRecord } from "../../db/read/type-relations";
import type { CodeIndex } from "../facts/code-index";
import { keyOf, ownScopeOf } from "../facts/declared-name";
import { isType, type Declaration } from "../facts/declaration";
import type { Imports } from "../visibility/imports";
import { HOOKS } from "../languages/hooks";
import type { Level } from "../languages/readers";
import { RULES } from "../languages/registry";
import { baseOccurrence } from "./base-occurrence";
import { ListedBases } from "./listed-bases";

/** Aliases that are followed at a time: code that does not compile may name itself. */
const MAX_ALIASES = 32;

/** What an alias stands for; null when that stands outside, or is not known. */
export type Aliased = (alias: Declaration) => Promise<readonly Declaration[] | null>;

export class HolderTypes {
  private readonly listed: ListedBases;
  private following = 0;

  constructor(
    private readonly code: CodeIndex,
    private readonly imports: Imports,
    private readonly aliased: Aliased,
  ) {
    this.listed = new ListedBases(code, imports, (alias) => this.unaliased(alias));
  }

  /** Declarations of the type with this scope. */
  async ofScope(scope: string, language: Declaration["language"]): Promise<Declaration[]> {
    const name = scope.slice(0, -1).split(".").pop() ?? "";
    const inFile = /([^/]*)$/.exec(name)?.[1] ?? name;
    const last = HOOKS[language].ofTypeArity ? inFile.replace(/\$\d+$/, "") : inFile;
    const { family } = RULES[language];
    const here = (await this.code.named(last)).where(ownScopeOf, scope);
    return here.filter((d) => family.has(d.language) && holdsMembers(d));
  }

  /** Declarations of the bases of a type, in order; null for one that stands outside. */
  async bases(type: Declaration): Promise<(Declaration[] | null)[]> {
    return Promise.all((await this.relations(type)).map((relation) => this.base(type, relation)));
  }

  /** Those of which the type has the members. */
  async basesWithMembers(type: Declaration): Promise<(Declaration[] | null)[]> {
    const hasAll = type.kind !== "class" || RULES[type.language].givesImplemented;
    const relations = (await this.relations(type)).filter(({ relation }) => hasAll || relation !== "implements");
    const bases = await Promise.all(relations.map((relation) => this.base(type, relation)));
    // what it only asks for is declared by the class or by a base of it, which may stand outside
    const isAsked = RULES[type.language].interfacesAsk && type.kind !== "interface";
    return isAsked ? bases.filter((base) => base?.[0].kind !== "interface") : bases;
  }

  /** What `super` of a class means: what it extends, and no interface that it lists. */
  async superclasses(type: Declaration): Promise<(Declaration[] | null)[]> {
    const relations = (await this.relations(type)).filter(({ relation }) => relation !== "implements");
    return Promise.all(relations.map((relation) => this.base(type, relation)));
  }

  /** What each base is asked of, where a type and its objects differ; null for one that is not asked. */
  async sidesOf(type: Declaration, level: Level | undefined): Promise<(Level | null)[] | null> {
    const { levelOfBase } = HOOKS[type.language];
    if (!levelOfBase || level === undefined) return null;
    return (await this.relations(type)).map(({ relation }) => levelOfBase(relation, level));
  }

  private async relations(type: Declaration): Promise<readonly RelationRecord[]> {
    const listed = (await this.code.bases([type.id])).get(type.id) ?? [];
    const isByRelation = RULES[type.language].baseOrder === "by relation";
    return isByRelation ? listed.toSorted((a, b) => rankOf(a) - rankOf(b)) : listed;
  }

  private async base(type: Declaration, listedBase: RelationRecord): Promise<Declaration[] | null> {
    const { baseName, baseKey, relation } = listedBase;
    const names = splitQualified(baseName);
    const name = names.at(-1);
    const listed = await this.listed.find(type, names, relation === "includes");
    if (listed !== undefined) return listed;
    const counted = name === undefined ? undefined : await this.ofWrittenArity(type, listedBase, name);
    if (counted !== undefined) return counted;
    if (baseKey === null || name === undefined) return this.imported(type, names);
    const linked = (await this.code.named(name)).where(keyOf, baseKey).filter(holdsMembers);
    const seen = await this.code.seenFrom(type.repositoryId, linked);
    return seen.length > 0 ? seen : null;
  }

  /**
   * Where types of one name differ by their parameters: the base with as many as its name has type arguments, null for
   * none. Of several those beside the one that is linked; undefined where the link alone decides.
   */
  private async ofWrittenArity(
    type: Declaration,
    relation: RelationRecord,
    name: string,
  ): Promise<Declaration[] | null | undefined> {
    const { ofTypeArity } = HOOKS[type.language];
    if (!ofTypeArity) return undefined;
    const { family } = RULES[type.language];
    const named = (await this.code.named(name)).all.filter((d) => family.has(d.language) && holdsMembers(d));
    const file = named.length > 0 ? await this.code.file(type.fileId) : null;
    const at = file ? await baseOccurrence(this.code, file, type, relation) : -1;
    if (!file || at < 0) return undefined;
    const fits = await this.code.seenFrom(
      type.repositoryId,
      ofTypeArity(file, at, named).filter((d) => d.keyHash !== type.keyHash),
    );
    const keys = new Set(fits.map((d) => d.keyHash));
    if (keys.size === 0) return null;
    if (keys.size === 1) return fits;
    const linked = named.find((d) => d.keyHash === relation.baseKey);
    const beside = fits.filter((d) => d.holder === linked?.holder);
    return beside.length > 0 ? beside : undefined;
  }

  /** The class that a name stands for which it was assigned to; null for none. */
  classAssigned(declarations: readonly Declaration[]): Promise<Declaration[] | null> {
    return this.listed.classOf(declarations);
  }

  /** A base that is called here as an import renames it; null for one that stands outside. */
  private async imported(type: Declaration, [first, ...rest]: readonly string[]): Promise<Declaration[] | null> {
    const file = RULES[type.language].needsImport ? await this.code.file(type.fileId) : null;
    let found = file && (await this.imports.named(file, first));
    for (const name of rest)
      found = found?.sort === "module" ? await this.imports.inModule(found.files[0], name) : null;
    const types = found?.sort === "symbols" ? found.declarations.filter((d) => isType(d.kind)) : [];
    return types.length > 0 ? types : null;
  }

  /** The type that an alias stands for; null when that stands outside, or is not known. */
  async unaliased(alias: Declaration): Promise<readonly Declaration[] | null> {
    if (this.following >= MAX_ALIASES) return null;
    this.following++;
    try {
      return await this.aliased(alias);
    } finally {
      this.following--;
    }
  }
}

/** What is mixed in goes before the class above, and that one before interfaces. */
const RANKS = ["includes", "extends", "implements"];
const rankOf = ({ relation }: RelationRecord): number => RANKS.indexOf(relation);

/** A type, or a module whose methods classes and other modules have. */
export const holdsMembers = ({ kind, language }: Pick<Declaration, "kind" | "language">): boolean =>
  isType(kind) || (kind === "module" && RULES[language].moduleMembers);
