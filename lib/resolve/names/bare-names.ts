/**
 * What a name without anything left of it means, in this order: what lambdas around are called on, imports of the
 * function around, what the text around declares, what the file imports, what is seen without an import. Refuses to
 * guess: a name that is left over stands alone.
 */
import type { Basis } from "../../contract/vocabulary";
import type { ImportRecord } from "../../db/read/code-files";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { hasModifier, isFunction, isTopLevel, isType, type Declaration } from "../facts/declaration";
import { keyOf } from "../facts/declared-name";
import { enclosingType } from "../visibility/enclosing-type";
import { apartFromModule, isValue, preferred } from "../facts/fitting-place";
import { broughtTo, resolved } from "../visibility/imported";
import { sortBrought } from "../visibility/sort-brought";
import type { LambdaMembers } from "./lambda-members";
import { chosen } from "../facts/choose-overload";
import { definitionsFirst, means, meansOutside, unknown, type Resolution } from "../facts/resolution";
import type { ResolverParts } from "./resolver-parts";
import { HOOKS } from "../languages/hooks";
import { textBefore } from "../facts/text-before";
import { withoutStandIns } from "../visibility/stand-ins";
import { unimported } from "../visibility/unimported";
import { RULES } from "../languages/registry";
import { areFallbacks } from "./fallbacks";

export class BareNames {
  constructor(
    private readonly parts: ResolverParts,
    private readonly inLambdas: LambdaMembers,
  ) {}

  /** What a name without anything left of it means, whatever it declares itself. */
  async find(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const found = await this.inLambdas.withoutValues(file, i, await this.findAny(file, i, chain), chain);
    if (found && (await this.areSpecialized(file, i, found))) return meansOutside(null);
    return found ?? (await unimported(this.parts.code, file, i)) ?? this.parts.byNameAlone.resolve(file, i);
  }

  /**
   * Whether only specializations of a template are declared here, which then stands outside. The body of one names
   * itself.
   */
  private async areSpecialized(file: CodeFile, i: number, { declarations }: Resolution): Promise<boolean> {
    const ask = declarations.length > 0 ? HOOKS[declarations[0].language].areSpecialized : undefined;
    if (ask === undefined || !(await ask(this.parts.code, declarations))) return false;
    const keys = new Set(declarations.map(keyOf));
    const same = (await this.parts.code.named(file.name(i))).all.filter((d) => keys.has(d.keyHash));
    if (same.length > declarations.length && !(await ask(this.parts.code, same))) return false;
    const { uses, symbols } = file;
    const start = file.role(i) === "inherit" ? (symbols[uses.enclosing[i]]?.container ?? -1) : uses.enclosing[i];
    for (let at = start; at >= 0; at = symbols[at].container)
      if (declarations.some((d) => d.fileId === file.id && d.ordinal === at)) return false;
    return true;
  }

  private async findAny(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const { isStandardName, macroCalled, standsFor, bareName, levelAsked, generatedName, ofTypeArity, ofTakers } =
      HOOKS[file.language];
    const ofPath = await HOOKS[file.language].pathMeaning?.(this.parts.code, file, i);
    if (ofPath) return ofPath;
    if (await isStandardName?.(this.parts.code, file, i)) return meansOutside(null);
    const macro = await macroCalled?.(this.parts, file, i);
    if (macro) return macro;
    const ownType = file.name(i) === RULES[file.language].ownTypeName ? await this.ownType(file, i) : null;
    if (ownType) return ownType;
    const stood = standsFor?.(file, i) ?? -1;
    if (stood >= 0) return this.parts.occurrence(file, stood, chain);
    const name = file.name(i);
    const enclosing = file.uses.enclosing[i];
    const arity = file.uses.arity[i];
    const renamed =
      file.role(i) === "import" && RULES[file.language].renamingPaths ? file.bindings.renaming(i) : undefined;
    if (renamed) return resolved(await this.parts.imports.target(file, renamed), arity, "import");
    const inLambda = await this.inLambdas.find(file, i, chain);
    if (inLambda) return inLambda;
    const scoped = file.bindings.around(i);
    // the line itself means what it brings, whatever the file takes in under that name
    if (scoped && (file.role(i) !== "import" || file.bindings.named(name) !== scoped)) {
      const brought = await this.ofScopedImport(file, i, scoped);
      if (brought) return brought;
    }
    const inBlock = file.role(i) === "import" ? null : await this.throughScopedGlob(file, i);
    if (inBlock) return inBlock;
    const special = await bareName?.(this.parts, file, i, chain);
    if (special) return special;
    const around = await this.parts.lexical.find(
      file,
      enclosing,
      { at: i, name, role: file.role(i), arity, level: levelAsked?.(file, i) },
      chain,
    );
    const named = around && ofTypeArity ? ofTypeArity(file, i, around) : around;
    const mayMean = (await this.isPlainValue(file, i)) ? (d: Declaration) => !isFunction(d.kind) : () => true;
    const own = named?.filter((d) => !isOwnClause(d) && mayMean(d)) ?? null;
    const lexical = await withoutStandIns(this.parts.code, own);
    // a type alone is no value: an import is meant, or what every file sees
    const isHere = lexical?.some((d) => isValue(file, i, d)) && !(await this.isHiddenByImport(file, i, lexical));
    const { bare } = this.parts.extensions;
    const asked = lexical && isHere ? await bare.among(file, i, lexical, chain) : null;
    if (asked && asked.declarations.length > 0) {
      const meant = await this.complete(chosen(asked.declarations, arity));
      if (asked.isPossible) return means(meant, "name");
      const isHidden = await this.inLambdas.mayHide(file, i, meant, chain);
      return this.asResolution(file, meant, isHidden ? basisOfHidden(meant, arity) : "scope");
    }
    const generated = await generatedName?.(this.parts.members, file, i, enclosingType(file, enclosing));
    if (generated) return generated;
    const imported = sortBrought(file, i, await this.parts.imports.named(file, name));
    if (imported?.sort === "symbols") {
      const brought = apartFromModule(file, i, imported.declarations);
      if (brought.length === 0) return unknown();
      const { declarations, isPossible } = await bare.among(
        file,
        i,
        preferred(file, i, brought.filter(mayMean)),
        chain,
      );
      if (declarations.length > 0) return means(chosen(declarations, arity), isPossible ? "name" : "import");
    } else if (imported) return resolved(imported, arity, "import");
    const found = await this.parts.visible.find(file, i);
    if (found && found.fileId !== null) return found;
    if (found) {
      const seen = await bare.among(file, i, preferred(file, i, found.declarations.filter(mayMean)), chain);
      // all of them extend what no `this` here is: what has one stands outside
      if (seen.declarations.length === 0 && found.declarations.length > 0) return meansOutside(null);
      const basis = seen.isPossible ? "name" : found.basis;
      const meant = await this.asResolution(file, chosen(seen.declarations, arity), basis);
      return (meant.basis === "name" ? await ofTakers?.(this.parts, file, i, chain) : null) ?? meant;
    }
    const taken = await ofTakers?.(this.parts, file, i, chain);
    if (taken) return taken;
    if (!RULES[file.language].needsImport) return this.parts.byNameAlone.resolve(file, i);
    return (await unimported(this.parts.code, file, i)) ?? meansOutside(null);
  }

  /** Where functions and values are names apart, what is neither called nor referred to, `::f`, is no function. */
  private async isPlainValue(file: CodeFile, i: number): Promise<boolean> {
    const role = file.role(i);
    if (!RULES[file.language].functionsApartFromValues || file.uses.arity[i] >= 0) return false;
    if (role !== "read" && role !== "write") return false;
    return (await textBefore(this.parts.code, file, i, 2)) !== "::";
  }

  /** Whether an import brings another type of the name, where imports go before what a file declares itself. */
  private async isHiddenByImport(file: CodeFile, i: number, own: readonly Declaration[]): Promise<boolean> {
    if (!RULES[file.language].importsBeforeOwnTypes || file.role(i) === "import") return false;
    if (!own.every((d) => isTopLevel(d) && isType(d.kind))) return false;
    return (await this.parts.imports.named(file, file.name(i))) !== null;
  }

  /** `Self`: the type around; null where none is declared. */
  private async ownType(file: CodeFile, i: number): Promise<Resolution | null> {
    const scope = enclosingType(file, file.uses.enclosing[i]);
    const types = scope === null ? [] : await this.parts.members.types.ofScope(scope, file.language);
    return types.length > 0 ? means(definitionsFirst(types), "scope") : null;
  }

  /**
   * What an import brings that stands in the function around. In C++ a call may mean a function of its argument's
   * namespace all the same: `using std::swap; swap(a, b)`.
   */
  private async ofScopedImport(file: CodeFile, i: number, record: ImportRecord): Promise<Resolution | null> {
    const arity = file.uses.arity[i];
    const imported = sortBrought(file, i, await this.parts.imports.target(file, record));
    if (imported === null) return null;
    if (!RULES[file.language].argumentDependentLookup || arity < 0 || imported.sort !== "outside")
      return broughtTo(file, i, imported, "import");
    const seen = await this.parts.visible.find(file, i);
    const functions = seen?.declarations.filter(isTopLevel) ?? [];
    return seen && functions.length > 0 ? { ...seen, declarations: functions } : resolved(imported, arity, "import");
  }

  /** `use Signal::*;` in the function around goes before what stands around that one; null for nothing. */
  private async throughScopedGlob(file: CodeFile, i: number): Promise<Resolution | null> {
    for (const glob of file.bindings.globsAround(i)) {
      const found = sortBrought(file, i, await this.parts.imports.throughWildcard(file, glob, file.name(i)));
      if (found?.sort === "symbols") return broughtTo(file, i, found, "import");
    }
    return null;
  }

  /** A place names a symbol by one of its declarations; the others, the definition above all, belong to the answer. */
  private async complete(found: readonly Declaration[]): Promise<Declaration[]> {
    if (found.length === 0 || found.some((d) => d.role === "definition")) return definitionsFirst(found);
    const named = await this.parts.code.named(found[0].name);
    const keys = new Set(found.map(keyOf));
    const whole = keys.size === 1 ? named.where(keyOf, found[0].keyHash) : named.all.filter((d) => keys.has(d.keyHash));
    return definitionsFirst(whole);
  }

  /** A type that is only announced here is defined outside; what C declares for systems that lack it may be. */
  private async asResolution(file: CodeFile, found: readonly Declaration[], basis: Basis): Promise<Resolution> {
    // What another repository defines completes no announcement here, unless something leads there.
    const declarations = await this.parts.code.seenFrom(file.repositoryId, found);
    const isAnnounced = declarations.length > 0 && declarations.every((d) => d.role === "forward_declaration");
    if (isAnnounced) return meansOutside(null);
    return means(declarations, areFallbacks(declarations) ? "name" : basis);
  }
}

/** A private value is named for its class alone: a type from outside hardly has one of that name. */
const basisOfHidden = (meant: readonly Declaration[], arity: number): Basis =>
  arity < 0 && meant.every((d) => !isFunction(d.kind) && hasModifier(d, "private")) ? "unique_name" : "name";

/** `package slog` gives its own files no name: `slog.Level` there is of a package that they import. */
const isOwnClause = ({ kind, language }: Declaration): boolean => kind === "package" && RULES[language].packageClauses;
