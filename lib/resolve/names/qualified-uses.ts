/** Uses with a scope left of them, `A::b` or `pkg.Name`: the scope's meaning, then what it holds of the name. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isScope, isType, type Declaration } from "../facts/declaration";
import { holderOf } from "../facts/declared-name";
import { preferred } from "../facts/fitting-place";
import { ofType, outside, type ValueType } from "../facts/value-type";
import { chosen } from "../facts/choose-overload";
import type { HandedImplementations } from "./handed-implementations";
import type { MembersOfMeaning } from "./members-of-meaning";
import type { QualifiedNames } from "./qualified-names";
import { means, meansOutside, type Resolution } from "../facts/resolution";
import { HOOKS } from "../languages/hooks";
import type { PerLanguage } from "../languages/per-language";
import type { ModulePaths } from "../languages/rules/import-hooks";
import { UNNAMED_NAMESPACE } from "../visibility/file-private";
import { isReachable } from "../visibility/visible";
import { RULES } from "../languages/registry";

/** What a qualified use is read with. */
interface QualifiedBy {
  code: CodeIndex;
  ofMeaning: MembersOfMeaning;
  modulePaths: PerLanguage<ModulePaths>;
  implementations: HandedImplementations;
  /** what an occurrence means */
  occurrence(file: CodeFile, i: number, chain: Chain): Promise<Resolution>;
  /** the type of what an occurrence names; of a type parameter its bound */
  typeOf(file: CodeFile, i: number, chain: Chain): Promise<ValueType | null>;
  /** what a name means as if nothing stood left of it */
  bareName(file: CodeFile, i: number, chain: Chain): Promise<Resolution>;
}

export class QualifiedUses {
  /** @param written finds names by how they are written, where the scope says nothing */
  constructor(
    private readonly names: QualifiedBy,
    private readonly written: QualifiedNames,
  ) {}

  /** `A::b`, `pkg.Name`: what is left is a scope. */
  async resolve(file: CodeFile, i: number, left: number, chain: Chain): Promise<Resolution> {
    const ofPath = await HOOKS[file.language].pathMeaning?.(this.names.code, file, i);
    if (ofPath) return ofPath;
    const meaning = await this.scopeMeaning(file, left, chain);
    const arity = file.uses.arity[i];
    const isUnknown = meaning?.sort === "outside" && meaning.specifier === null;
    const relative = isUnknown ? await this.written.fromAround(file, i) : [];
    if (relative.length > 0) return means(chosen(relative, arity), "scope");
    if (meaning) {
      const found = await this.names.ofMeaning.find(file, i, meaning, "scope", chain);
      if (found?.external && meaning.sort === "outside") return (await this.ofOutside(file, i, chain)) ?? found;
      const above = found && (await this.ofTrait(file, i, found.declarations, chain));
      if (above) return above;
      if (found) return (await this.areSpecialized(found.declarations)) ? meansOutside(null) : found;
    }
    const fits = await this.written.endingIn(file, i);
    if (fits.length > 0) return means(chosen(fits, arity), "scope");
    return (await this.inMacroNamespace(file, i, chain)) ?? meansOutside(null);
  }

  /** What the repository itself puts into a scope that stands outside; null for nothing. */
  private async ofOutside(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    const ofTrait = (await HOOKS[file.language].onlyOfTrait?.(this.names.code, file, i)) ?? [];
    if (ofTrait.length > 0) return means(ofTrait, "unique_name");
    return (await this.names.implementations.find(file, i, chain)) ?? this.inMacroNamespace(file, i, chain);
  }

  /** What the trait declares that a block implements, where only that block is found. */
  private async ofTrait(file: CodeFile, i: number, found: readonly Declaration[], chain: Chain) {
    return found.length > 0 ? HOOKS[file.language].ofTraitAround?.(this.names, file, i, found, chain) : null;
  }

  /** Whether only specializations of a template are declared here: the template stands outside. */
  private async areSpecialized(found: readonly Declaration[]): Promise<boolean> {
    const ask = found.length > 0 ? HOOKS[found[0].language].areSpecialized : undefined;
    return ask !== undefined && ask(this.names.code, found);
  }

  /** `::close()`: what stands in no scope, or in a namespace without a name. */
  async atRoot(file: CodeFile, i: number): Promise<Resolution> {
    const { family } = RULES[file.language];
    const ofPath = await HOOKS[file.language].pathMeaning?.(this.names.code, file, i);
    if (ofPath) return ofPath;
    const named = await this.names.code.named(file.name(i));
    const found = [...named.where(holderOf, ""), ...named.where(holderOf, UNNAMED_NAMESPACE)];
    const seen = found.filter((d) => family.has(d.language) && isReachable(d, file));
    return seen.length > 0 ? means(chosen(preferred(file, i, seen), file.uses.arity[i]), "scope") : meansOutside(null);
  }

  /**
   * `lib::detail::f` where a macro opens `namespace lib`: nothing declares that one, and what is in it seems to stand
   * outside of it.
   */
  private async inMacroNamespace(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    if (!RULES[file.language].macroNamespaces || !file.qualifies(i)) return null;
    const found = await this.names.bareName(file, i, chain);
    const isNamespace = found.declarations.length > 0 && found.declarations.every(({ kind }) => kind === "namespace");
    return isNamespace && found.basis !== "name" ? { ...found, basis: "unique_name" } : null;
  }

  private async scopeMeaning(file: CodeFile, left: number, chain: Chain): Promise<ValueType | null> {
    const found = await this.names.occurrence(file, left, chain);
    if (found.external) return outside(found.external.specifier);
    if (found.local >= 0) return (await this.names.typeOf(file, found.local, chain)) ?? outside(null);
    const specifier = file.name(left);
    if (found.fileId !== null && found.declarations.length === 0)
      return { sort: "module", files: [found.fileId], specifier };
    const [head] = found.declarations;
    const announced = head && (await this.names.modulePaths.of(head.language)?.announced(found.declarations));
    if (typeof announced === "number") return { sort: "module", files: [announced], specifier };
    const types = found.declarations.filter((d) => isType(d.kind) || isScope(d.kind));
    return types.length > 0 && found.basis !== "name" ? ofType(types) : null;
  }
}
