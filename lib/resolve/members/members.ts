/** Members of types, inherited ones included: by the scope that holds them, then through the bases, outward. */
import type { LanguageId } from "../../contract/vocabulary";
import type { CodeIndex } from "../facts/code-index";
import { splitQualified } from "../../format/symbol-key";
import { ownScopeOf } from "../facts/declared-name";
import { isType, scopeOf, type Declaration } from "../facts/declaration";
import { mayTake, parameterTypes } from "../facts/disambiguator";
import { apartByUse } from "../facts/fitting-place";
import { Imports } from "../visibility/imports";
import { HOOKS } from "../languages/hooks";
import type { Level } from "../languages/readers";
import { RULES } from "../languages/registry";
import { heldBy, isWrittenByPath } from "./held-by";
import { HolderTypes, type Aliased } from "./holder-types";
import { besideOf, isOfTaker, takes, type MemberQuestion } from "./member-question";
import { isOfOutside } from "./outside-overloads";

interface FoundMembers {
  members: Declaration[];
  /** some base stands outside of the index, so the member may too */
  hasOutsideBase: boolean;
}

const MAX_DEPTH = 24;

export class Members {
  private readonly imports: Imports;
  readonly types: HolderTypes;
  private readonly memo = new Map<string, Promise<FoundMembers>>();

  constructor(
    private readonly code: CodeIndex,
    aliased: Aliased,
  ) {
    this.imports = new Imports(code);
    this.types = new HolderTypes(code, this.imports, aliased);
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
    const { executed, isOfEveryType } = HOOKS[asked.language];
    if (executed) {
      const called = async (name: string) =>
        (await this.search({ ...asked, name, arity: -1 }, scope, new Set(), 0)).members;
      const members = await executed(this.code, asked.name, called);
      return members.length > 0 ? { members: [...members], hasOutsideBase: false } : found;
    }
    // `new` is the class's own word for the constructor that it has
    if (initializer !== null && asked.name === "new")
      return this.search({ ...asked, name: initializer }, scope, new Set(), 0);
    const isOfType = asked.level === "class" && (isOfEveryType?.(asked.name) ?? false);
    return !levels || asked.level === undefined || isOfType || (await this.isReadOnly(asked, scope))
      ? found
      : this.search({ ...asked, level: undefined }, scope, new Set(), 0);
  }

  /** Whether what is assigned, `speed=`, is declared with its reader, which tells it from one of another level. */
  private async isReadOnly(asked: MemberQuestion, scope: string): Promise<boolean> {
    if (!RULES[asked.language].writesBySetter || !/^\w+=$/.test(asked.name)) return false;
    const reader = await this.search({ ...asked, name: asked.name.slice(0, -1) }, scope, new Set(), 0);
    return reader.members.some(({ kind }) => kind === "property");
  }

  /** Only from the bases of the type: `super.f()`. @param ofSuper not from interfaces that the type itself lists */
  async findInBases(
    scope: string,
    language: Declaration["language"],
    name: string,
    arity = -1,
    level?: Level,
    ofSuper = false,
  ): Promise<FoundMembers> {
    return this.searchBases({ language, name, arity, level, ofSuper }, scope, new Set([scope]), 0);
  }

  private async search(asked: MemberQuestion, scope: string, seen: Set<string>, depth: number): Promise<FoundMembers> {
    if (seen.has(scope) || depth > MAX_DEPTH) return { members: [], hasOutsideBase: false };
    seen.add(scope);
    const { family, implBlocks, undeclaredFields } = RULES[asked.language];
    const { atLevel, withoutInner, ownFirst } = HOOKS[asked.language];
    const named = await this.code.named(asked.name);
    const ofScope = (at: string, level = asked.level, isAbove = depth > 0) => {
      const held = heldBy(at, named, asked.language).filter((d) => family.has(d.language));
      if (atLevel) return atLevel(held, level, isAbove, asked);
      return [...apartByUse(asked.language, asked.arity, withoutInner?.(asked.language, held) ?? held)];
    };
    const ofType = implBlocks ? await this.ofType(asked.language, scope, ofScope(scope)) : ofScope(scope);
    const direct = ownFirst?.(ofType) ?? ofType;
    const beside = direct.length > 0 ? null : besideOf(asked, depth);
    const own = beside === null ? direct : ofScope(`${scope}${beside}.`, "object", false);
    const lent = own.length === 0 ? await this.lentToTakers(asked, scope, seen, depth) : null;
    if (lent) return lent;
    const declared = undeclaredFields ? await this.declaredAbove(asked, scope, own, depth) : null;
    if (declared) return declared;
    if (asked.arity >= 0 && RULES[asked.language].overloadsOfBases && own.some(({ kind }) => kind === "method"))
      return this.besideInherited(asked, scope, own, seen, depth);
    if (own.some((d) => takes(d, asked.arity))) return { members: own, hasOutsideBase: false };
    // an overload of the bases fits better than one here that takes another number of arguments
    const inherited = await this.inheritedBy(asked, scope, seen, depth);
    const fits = own.length === 0 || inherited.members.some((d) => takes(d, asked.arity));
    if (!fits && (await isOfOutside(this.code, own, asked.arity, inherited.hasOutsideBase)))
      return { members: [], hasOutsideBase: true };
    return fits ? inherited : { members: own, hasOutsideBase: inherited.hasOutsideBase };
  }

  /** Methods of a type, nearest first, and those of its bases that take something else and as many arguments. */
  private async besideInherited(
    asked: MemberQuestion,
    scope: string,
    own: Declaration[],
    seen: Set<string>,
    depth: number,
  ): Promise<FoundMembers> {
    const { members, hasOutsideBase } = await this.inheritedBy(asked, scope, seen, depth);
    const hidden = new Set(own.map((d) => parameterTypes(d)?.join()));
    const others = members.filter((d) => mayTake(d, asked.arity) && !hidden.has(parameterTypes(d)?.join()));
    // a base from outside has another overload
    if (hasOutsideBase && others.length === 0 && !own.some((d) => mayTake(d, asked.arity)))
      return { members: [], hasOutsideBase };
    return { members: [...own, ...others], hasOutsideBase: hasOutsideBase && !own.some((d) => takes(d, asked.arity)) };
  }

  /** What a module gives to the classes themselves that take it in; null for nothing. */
  private async lentToTakers(asked: MemberQuestion, scope: string, seen: Set<string>, depth: number) {
    const { lentToTakers } = HOOKS[asked.language];
    if (!lentToTakers || !isOfTaker(asked, depth)) return null;
    for (const module of await lentToTakers(this.code, scope)) {
      const found = await this.search({ ...asked, level: "object" }, scopeOf(module), seen, depth + 1);
      if (found.members.length > 0) return found;
    }
    return null;
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
    if (above.members.length === 0) return null;
    const isOwn = !RULES[asked.language].assignedInBases && (await areUndeclared(this.code, above.members));
    return isOwn ? null : above;
  }

  /**
   * Of members of types that share a name, those of this one: a block elsewhere belongs to the type that its file
   * knows by that name.
   */
  private async ofType(language: LanguageId, scope: string, found: Declaration[]): Promise<Declaration[]> {
    if (found.every((d) => d.holder === scope)) return found;
    const types = await this.types.ofScope(scope, language);
    const elsewhere = new Map<number, boolean>();
    for (const d of found) {
      if (d.holder === scope || elsewhere.has(d.fileId)) continue;
      const type = types.find(({ repositoryId }) => repositoryId === d.repositoryId) ?? types[0];
      elsewhere.set(d.fileId, type === undefined || (await this.isKnownAs(type, d)));
    }
    return found.filter((d) => d.holder === scope || elsewhere.get(d.fileId));
  }

  /** Whether the file of a member means this type by the name that its `impl` is written with. */
  private async isKnownAs(type: Declaration, member: Declaration): Promise<boolean> {
    const named = await this.code.named(type.name);
    const { holder, repositoryId } = member;
    if (named.where(ownScopeOf, holder).some((d) => isType(d.kind) && d.repositoryId === repositoryId)) return false;
    if (isWrittenByPath(member)) return this.isAtPath(type, member);
    const file = await this.code.file(member.fileId);
    const imported = file ? await this.imports.named(file, type.name) : null;
    if (imported === null) return true;
    return imported.sort === "symbols" && imported.declarations.some((d) => d.keyHash === type.keyHash);
  }

  /** Whether the module that the path of a block begins with may hold this type. */
  private async isAtPath(type: Declaration, member: Declaration): Promise<boolean> {
    const file = await this.code.file(member.fileId);
    const [first, ...others] = splitQualified(member.source.symbol.qualifier ?? "");
    const module = file && others.length === 1 ? await this.imports.named(file, first) : null;
    return module?.sort !== "module" || module.files.includes(type.fileId);
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
    for (const type of await this.types.ofScope(scope, asked.language)) {
      const isSuper = asked.ofSuper === true && depth === 0 && type.kind !== "interface";
      const bases = isSuper ? await this.types.superclasses(type) : await this.types.basesWithMembers(type);
      const sides = await this.types.sidesOf(type, asked.level);
      const order = [...bases.keys()].filter((at) => sides?.[at] !== null);
      for (const at of RULES[asked.language].baseOrder === "reversed" ? order.reverse() : order) {
        const named = bases[at];
        const question = sides ? { ...asked, level: sides[at] ?? asked.level } : asked;
        const alias = named?.[0].kind === "type_alias" ? named[0] : null;
        // `type Hull = { … }` has members itself
        const written = alias && (await this.search(question, scopeOf(alias), seen, depth + 1));
        if (written && written.members.length > 0) return written;
        const base = alias ? await this.types.unaliased(alias) : named;
        if (!base) {
          hasOutsideBase = true;
          continue;
        }
        const found = await this.search(question, scopeOf(base[0]), seen, depth + 1);
        if (found.members.length > 0) return found;
        hasOutsideBase ||= found.hasOutsideBase;
      }
    }
    return { members: [], hasOutsideBase };
  }
}
