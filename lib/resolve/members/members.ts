/** Members of types, inherited ones included: by the scope that holds them, then through the bases, outward. */
import type { LanguageId } from "../../contract/vocabulary";
import { splitQualified } from "../../format/symbol-key";
import type { RelationRecord } from "../../db/read/type-relations";
import type { CodeIndex } from "../facts/code-index";
import { holderOf, keyOf, ownScopeOf, type DeclaredName } from "../facts/declared-name";
import { isSeenAround, isType, parameterCount, scopeOf, type Declaration } from "../facts/declaration";
import { apartByUse } from "../facts/fitting-place";
import { Imports } from "../visibility/imports";
import { ListedBases } from "./listed-bases";
import { HOOKS } from "../languages/hooks";
import type { Level } from "../languages/readers";
import { RULES } from "../languages/registry";

interface FoundMembers {
  members: Declaration[];
  /** some base stands outside of the index, so the member may too */
  hasOutsideBase: boolean;
}

const MAX_DEPTH = 24;
/** Aliases that are followed at a time: code that does not compile may name itself. */
const MAX_ALIASES = 32;

/** What an alias stands for; null when that stands outside, or is not known. */
type Aliased = (alias: Declaration) => Promise<readonly Declaration[] | null>;

export class Members {
  private readonly imports: Imports;
  private readonly listed: ListedBases;
  private readonly memo = new Map<string, Promise<FoundMembers>>();

  private following = 0;

  constructor(
    private readonly code: CodeIndex,
    private readonly aliased: Aliased,
  ) {
    this.imports = new Imports(code);
    this.listed = new ListedBases(code, this.imports, (alias) => this.unaliased(alias));
  }

  /** Members of this name of the type with this scope: its own, else the nearest base's that has one. */
  find(
    scope: string,
    language: Declaration["language"],
    name: string,
    arity = -1,
    level?: Level,
  ): Promise<FoundMembers> {
    const id = `${language} ${scope} ${name} ${arity} ${level ?? ""}`;
    let found = this.memo.get(id);
    if (!found) this.memo.set(id, (found = this.searchAll({ language, name, arity, level }, scope)));
    return found;
  }

  private async searchAll(asked: MemberQuestion, scope: string): Promise<FoundMembers> {
    const found = await this.search(asked, scope, new Set(), 0);
    if (found.members.length > 0) return found;
    const { levels, initializer } = RULES[asked.language];
    const { executed } = HOOKS[asked.language];
    if (executed) {
      const called = async (name: string) =>
        (await this.search({ ...asked, name, arity: -1 }, scope, new Set(), 0)).members;
      const members = await executed(this.code, asked.name, called);
      return members.length > 0 ? { members: [...members], hasOutsideBase: false } : found;
    }
    // `new` is the class's own word for the constructor that it has
    if (initializer !== null && asked.name === "new")
      return this.search({ ...asked, name: initializer }, scope, new Set(), 0);
    return !levels || asked.level === undefined
      ? found
      : this.search({ ...asked, level: undefined }, scope, new Set(), 0);
  }

  /** Only from the bases of the type: `super.f()`. */
  async findInBases(
    scope: string,
    language: Declaration["language"],
    name: string,
    arity = -1,
    level?: Level,
  ): Promise<FoundMembers> {
    return this.searchBases({ language, name, arity, level }, scope, new Set([scope]), 0);
  }

  /** Declarations of the type with this scope. */
  async types(scope: string, language: Declaration["language"]): Promise<Declaration[]> {
    const name = scope.slice(0, -1).split(".").pop() ?? "";
    const last = /([^/]*)$/.exec(name)?.[1] ?? name;
    const { family } = RULES[language];
    const here = (await this.code.named(last)).where(ownScopeOf, scope);
    return here.filter((d) => family.has(d.language) && holdsMembers(d));
  }

  /** Declarations of the bases of a type, in order; null for one that stands outside. */
  async bases(type: Declaration): Promise<(Declaration[] | null)[]> {
    const listed = (await this.code.bases([type.id])).get(type.id) ?? [];
    const isByRelation = RULES[type.language].baseOrder === "by relation";
    const relations = isByRelation ? listed.toSorted((a, b) => rankOf(a) - rankOf(b)) : listed;
    return Promise.all(relations.map((relation) => this.base(type, relation)));
  }

  private async base(type: Declaration, { baseName, baseKey }: RelationRecord): Promise<Declaration[] | null> {
    const names = splitQualified(baseName);
    const name = names.at(-1);
    const listed = await this.listed.find(type, names);
    if (listed !== undefined) return listed;
    if (baseKey === null || name === undefined) return this.imported(type, names);
    const linked = (await this.code.named(name)).where(keyOf, baseKey).filter(holdsMembers);
    const seen = await this.code.seenFrom(type.repositoryId, linked);
    return seen.length > 0 ? seen : null;
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

  private async search(asked: MemberQuestion, scope: string, seen: Set<string>, depth: number): Promise<FoundMembers> {
    if (seen.has(scope) || depth > MAX_DEPTH) return { members: [], hasOutsideBase: false };
    seen.add(scope);
    const { family, implBlocks, undeclaredFields } = RULES[asked.language];
    const { atLevel, withoutInner } = HOOKS[asked.language];
    const named = await this.code.named(asked.name);
    const ofScope = (at: string) => {
      const held = heldBy(at, named, asked.language).filter((d) => family.has(d.language));
      if (atLevel) return atLevel(held, asked.level, depth > 0);
      return [...apartByUse(asked.language, asked.arity, withoutInner?.(asked.language, held) ?? held)];
    };
    const direct = implBlocks ? await this.ofType(asked.language, scope, ofScope(scope)) : ofScope(scope);
    const beside = direct.length > 0 ? null : besideOf(asked, depth);
    const own = beside === null ? direct : ofScope(`${scope}${beside}.`);
    const declared = undeclaredFields ? await this.declaredAbove(asked, scope, own, depth) : null;
    if (declared) return declared;
    if (own.some((d) => takes(d, asked.arity))) return { members: own, hasOutsideBase: false };
    // an overload of the bases fits better than one here that takes another number of arguments
    const inherited = await this.inheritedBy(asked, scope, seen, depth);
    const fits = own.length === 0 || inherited.members.some((d) => takes(d, asked.arity));
    return fits ? inherited : { members: own, hasOutsideBase: inherited.hasOutsideBase };
  }

  /** What a base declares, where the type itself only assigns it. */
  private async declaredAbove(
    asked: MemberQuestion,
    scope: string,
    own: readonly Declaration[],
    depth: number,
  ): Promise<FoundMembers | null> {
    const { areUndeclared } = HOOKS[asked.language];
    if (!areUndeclared || own.length === 0 || !(await areUndeclared(this.code, own))) return null;
    const above = await this.searchBases(asked, scope, new Set([scope]), depth);
    if (above.members.length === 0 || (await areUndeclared(this.code, above.members))) return null;
    return above;
  }

  /**
   * Of members of types that share a name, those of this one: a block elsewhere belongs to the type that its file knows
   * by that name.
   */
  private async ofType(language: LanguageId, scope: string, found: Declaration[]): Promise<Declaration[]> {
    if (found.every((d) => d.holder === scope)) return found;
    const [type] = await this.types(scope, language);
    const elsewhere = new Map<number, boolean>();
    for (const d of found) {
      if (d.holder === scope || elsewhere.has(d.fileId)) continue;
      elsewhere.set(d.fileId, type === undefined || (await this.isKnownAs(type, d)));
    }
    return found.filter((d) => d.holder === scope || elsewhere.get(d.fileId));
  }

  /** Whether the file of a member means this type by the name that its `impl` is written with. */
  private async isKnownAs(type: Declaration, member: Declaration): Promise<boolean> {
    const named = await this.code.named(type.name);
    if (named.where(ownScopeOf, member.holder).some((d) => isType(d.kind))) return false;
    const file = await this.code.file(member.fileId);
    const imported = file ? await this.imports.named(file, type.name) : null;
    if (imported === null) return true;
    return imported.sort === "symbols" && imported.declarations.some((d) => d.keyHash === type.keyHash);
  }

  private async inheritedBy(
    asked: MemberQuestion,
    scope: string,
    seen: Set<string>,
    depth: number,
  ): Promise<FoundMembers> {
    const found = await this.searchBases(asked, scope, seen, depth);
    const { companion } = RULES[asked.language];
    if (found.members.length > 0 || companion === null) return found;
    const ofCompanion = await this.searchBases(asked, `${scope}${companion}.`, seen, depth);
    const hasOutsideBase = found.hasOutsideBase || ofCompanion.hasOutsideBase;
    return { members: ofCompanion.members, hasOutsideBase };
  }

  private async searchBases(
    asked: MemberQuestion,
    scope: string,
    seen: Set<string>,
    depth: number,
  ): Promise<FoundMembers> {
    let hasOutsideBase = false;
    for (const type of await this.types(scope, asked.language)) {
      const bases = await this.bases(type);
      for (const named of RULES[asked.language].baseOrder === "reversed" ? bases.toReversed() : bases) {
        const base = named?.[0].kind === "type_alias" ? await this.unaliased(named[0]) : named;
        if (!base) {
          hasOutsideBase = true;
          continue;
        }
        const found = await this.search(asked, scopeOf(base[0]), seen, depth + 1);
        if (found.members.length > 0) return found;
        hasOutsideBase ||= found.hasOutsideBase;
      }
    }
    return { members: [], hasOutsideBase };
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

/** A type that is asked as well: a class has what its companion has, or what an included module has for classes. */
function besideOf({ language, level }: MemberQuestion, depth: number): string | null {
  const { companion, classMethodsModule } = RULES[language];
  return companion ?? (depth > 0 && level !== "object" ? classMethodsModule : null);
}

/** A type, or a module whose methods classes and other modules have. */
export const holdsMembers = ({ kind, language }: Pick<Declaration, "kind" | "language">): boolean =>
  isType(kind) || (kind === "module" && RULES[language].moduleMembers);

interface MemberQuestion {
  language: Declaration["language"];
  name: string;
  /** arguments of the call, -1 when it is none */
  arity: number;
  /** of the class or of its objects, where members differ by it */
  level?: Level;
}

/** A block of members may stand in another file than its type: there the type's own path decides. */
function heldBy(scope: string, named: DeclaredName, language: Declaration["language"]): readonly Declaration[] {
  const { unscopedEnums, implBlocks } = RULES[language];
  if (unscopedEnums) return ofOr(named.where(holderOf, scope), named.where(aroundEnum, scope));
  if (!implBlocks) return named.where(holderOf, scope);
  return withoutFile(scope) === "" ? [] : named.where(pathOfHolder, withoutFile(scope));
}

const ofOr = <T>(first: readonly T[], second: readonly T[]): readonly T[] => (first.length > 0 ? first : second);

/** Members of an enum that is no scope are seen in the type around it. */
const aroundEnum = (d: Declaration): string =>
  isSeenAround(d) ? d.holder.slice(0, d.holder.slice(0, -1).lastIndexOf(".") + 1) : "";

const pathOfHolder = (d: Declaration): string => withoutFile(d.holder);

const withoutFile = (scope: string): string => scope.slice(scope.lastIndexOf("/") + 1);

function takes(d: Declaration, arity: number): boolean {
  const count = parameterCount(d);
  return arity < 0 || count === null || count === arity;
}
