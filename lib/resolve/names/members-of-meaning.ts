/**
 * A name behind something whose meaning is known: the member of a type, through its bases and what it stands for, or
 * the top-level name of a module. Refuses to guess: where the type has no such member, extensions of that name are
 * possible at most.
 */
import type { Basis } from "../../contract/vocabulary";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isScope, isSeenAround, isType, scopeOf, type Declaration } from "../facts/declaration";
import { holderOf } from "../facts/declared-name";
import type { Extensions } from "../members/extensions";
import { fittingPlace, isValue } from "../facts/fitting-place";
import { UNNAMED_NAMESPACE, withoutLast } from "../visibility/file-private";
import { broughtTo } from "../visibility/imported";
import type { Imports } from "../visibility/imports";
import type { ValueType } from "../facts/value-type";
import { weaker } from "../facts/certainty";
import { chosen } from "../facts/choose-overload";
import type { Members } from "../members/members";
import { withoutCalledFields } from "./called-fields";
import { namesMeant } from "./names-meant";
import { ofPackage } from "../visibility/of-package";
import { ofSide } from "./sides";
import { ExtensionsOfMeaning } from "./extensions-of-meaning";
import { means, meansOutside, unknown, type Resolution } from "../facts/resolution";
import { HOOKS } from "../languages/hooks";
import { keyNamed } from "../facts/object-literals";
import { meansKey, spreadIn } from "../members/unnamed-objects";
import { besideOf } from "../types/besides";
import { partsOf } from "../types/union-members";
import type { ValueTypes } from "../types/value-types";
import { RULES } from "../languages/registry";

/** An alias of an alias, and so on, up to here. */
const MAX_UNFOLDED = 8;

export class MembersOfMeaning {
  private readonly extensions: ExtensionsOfMeaning;

  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
    private readonly imports: Imports,
    private readonly values: ValueTypes,
    extensions: Extensions,
    private readonly occurrence: (file: CodeFile, i: number, chain: Chain) => Promise<Resolution>,
  ) {
    this.extensions = new ExtensionsOfMeaning(code, members, values, extensions);
  }

  /**
   * A member of a type, or of one that is written beside it, a top-level name of a module; null when nothing can be
   * said.
   */
  async find(file: CodeFile, i: number, meaning: ValueType, basis: Basis, chain: Chain): Promise<Resolution | null> {
    if (meaning.sort === "type" && meaning.isGuess) return this.guessed(file, i, meaning, chain);
    const found = await this.ofOne(file, i, meaning, basis, chain);
    const beside = isFound(found) ? null : besideOf(meaning);
    const other = beside && (await this.values.written.at(beside, chain));
    if (!other) return beside ? null : found;
    const ofOther = await this.find(file, i, other, basis, chain);
    // what one of them may have is not known to lie outside; what is written out has no more than its keys
    return isFound(ofOther) || (found?.external && other.sort !== "object") ? ofOther : found;
  }

  private async ofOne(
    file: CodeFile,
    i: number,
    meaning: ValueType,
    basis: Basis,
    chain: Chain,
  ): Promise<Resolution | null> {
    const name = file.name(i);
    const arity = file.uses.arity[i];
    let isWhole = true;
    for (let at: ValueType | null = meaning, steps = 0; at !== null && steps < MAX_UNFOLDED; steps++) {
      if (at.sort === "outside") return this.extensions.ofOutside(file, i, at, basis, chain);
      if (at.sort === "object") {
        const key = keyNamed(at, name);
        if (key >= 0)
          return meansKey(this.code, at.file, key, file, at.isInferred ? weaker(basis, "unique_name") : basis);
        const spread = spreadIn(at);
        at = spread < 0 ? null : await this.values.ofValue(at.file, spread, chain);
        isWhole = false;
        continue;
      }
      if (at.sort === "module") return this.inModule(file, i, at, name);
      for (const scope of new Set(at.declarations.map(scopeOf))) {
        const held = inOwnModule(await this.ofScope(file, i, scope, at.declarations), at.declarations);
        const fits = HOOKS[file.language].ofWrittenForm?.(held, at.site) ?? held;
        const passed = await this.passedOn(fits, chain);
        if (passed) return { ...passed, basis };
        if (fits.length > 0) {
          const told = await this.extensions.orMembers(file, i, fits, at, chain);
          if (told === null) return (await this.extensions.ofLacking(file, i, at, basis, chain)) ?? unknown();
          return told.length > 0 ? means(chosen(told, arity), basis) : meansOutside(null);
        }
      }
      const held = await this.inNamespace(file, i, at.declarations, basis);
      if (held) return held;
      const byMacro = await this.byMacro(file, i, at.declarations, chain);
      if (byMacro.length > 0) return means(byMacro, basis);
      isWhole = isType(at.declarations[0].kind) && at.declarations[0].kind !== "type_alias";
      // a union is not its first part
      const ofPart = RULES[file.language].objectLiterals ? await this.ofParts(file, i, at, chain) : null;
      if (ofPart) return means(chosen(ofPart.found, arity), ofPart.isOnly ? basis : weaker(basis, "unique_name"));
      at = await this.values.unfold(at, chain);
    }
    const extension = await this.extensions.ofLacking(file, i, meaning, basis, chain);
    // What a known type and its bases do not have comes from a base outside of the index, or from the language.
    return extension ?? (isWhole ? meansOutside(null) : null);
  }

  /**
   * What a namespace of a script takes in by `import Crane = cranes.Crane`, a module within a file by `pub use
   * cranes::Crane`; null for nothing.
   */
  private async inNamespace(file: CodeFile, i: number, holders: readonly Declaration[], basis: Basis) {
    const { baseLookup, moduleImports } = RULES[file.language];
    if ((baseLookup !== "namespaces" && !moduleImports) || !holders.every(({ kind }) => isScope(kind))) return null;
    const held = await this.imports.inNamespace(holders, file.name(i));
    return held && broughtTo(file, i, held, basis);
  }

  /** What a macro in the body of a struct declares there. */
  private async byMacro(file: CodeFile, i: number, holders: readonly Declaration[], chain: Chain) {
    const names = { code: this.code, occurrence: this.occurrence };
    return (await HOOKS[file.language].fieldsByMacro?.(names, holders, file.name(i), chain)) ?? [];
  }

  /**
   * `{ name }` hands on what the name means: that is what a member is, before the place that hands it on. Null for any
   * other.
   */
  private async passedOn(members: readonly Declaration[], chain: Chain): Promise<Resolution | null> {
    const [member] = members;
    if (members.length !== 1 || member.kind !== "property" || !RULES[member.language].objectLiterals) return null;
    const home = await this.code.file(member.fileId);
    const own = home?.nameOccurrence(member.ordinal) ?? -1;
    return home && own >= 0 && home.isOwnValue(own) ? this.occurrence(home, own, chain) : null;
  }

  /**
   * The member of a union's or intersection's parts: of the first that has it. Null for none.
   * @returns isOnly: no other part has one of its own, as far as tests before the place leave others
   */
  private async ofParts(file: CodeFile, i: number, meaning: ValueType, chain: Chain) {
    if (meaning.sort !== "type") return null;
    const named = async (type: Declaration, name: string) =>
      (await this.members.find(scopeOf(type), type.language, name)).members;
    const all = await partsOf(meaning.declarations[0], this.code, this.occurrence, chain);
    const parts = (await HOOKS[file.language].partsLeft?.(this.code, file, i, all, named)) ?? all;
    let found: readonly Declaration[] = [];
    for (const part of parts) {
      const own = await this.ofScope(file, i, scopeOf(part), [part]);
      if (found.length > 0 && own.length > 0 && own[0].keyHash !== found[0].keyHash) return { found, isOnly: false };
      if (found.length === 0) found = own;
    }
    return found.length > 0 ? { found, isOnly: true } : null;
  }

  /** Members of one type that the use can mean. */
  private async ofScope(
    file: CodeFile,
    i: number,
    scope: string,
    types: readonly Declaration[],
  ): Promise<readonly Declaration[]> {
    const level = HOOKS[file.language].levelAsked?.(file, i);
    for (const name of namesMeant(file, i)) {
      const found = await this.members.find(scope, file.language, name, file.uses.arity[i], level);
      const meant = await withoutCalledFields(this.code, file, i, found.members);
      const values = await ofSide(
        file,
        i,
        meant.filter((d) => isValue(file, i, d)),
        this.occurrence,
      );
      if (values.length > 0) return fittingPlace(file, i, ofTypes(file, values, types));
    }
    return RULES[file.language].unnamedNamespaces ? this.ofUnnamedNamespace(file, i, scope) : [];
  }

  /**
   * `dock::load()` where `dock` holds `namespace { void load(); }`: what that one holds is seen around it, in its
   * file.
   */
  private async ofUnnamedNamespace(file: CodeFile, i: number, scope: string): Promise<Declaration[]> {
    const around = scope + UNNAMED_NAMESPACE;
    const named = await this.code.named(file.name(i));
    const ofEnums = named.all.filter((d) => isSeenAround(d) && withoutLast(d.holder) === around);
    const held = [...named.where(holderOf, around), ...ofEnums];
    const includes = held.some(({ fileId }) => fileId !== file.id) ? await this.code.included(file.id) : () => true;
    return held.filter(({ fileId }) => fileId === file.id || includes(fileId));
  }

  /** A member of what may be the type is a possible answer, and no other is worth more. */
  private async guessed(
    file: CodeFile,
    i: number,
    meaning: ValueType & { sort: "type" },
    chain: Chain,
  ): Promise<Resolution | null> {
    const found = await this.find(file, i, { ...meaning, isGuess: false }, "name", chain);
    return found && found.declarations.length > 0 ? { ...found, basis: "name" } : null;
  }

  private async inModule(
    file: CodeFile,
    i: number,
    { files }: ValueType & { sort: "module" },
    name: string,
  ): Promise<Resolution | null> {
    const module = RULES[file.language].imports === "folder" ? await this.code.file(files[0]) : null;
    if (module) {
      const found = ofPackage(module, await this.code.declarations(name));
      return found.length > 0 ? means(chosen(found, file.uses.arity[i]), "import") : meansOutside(null);
    }
    const { ofExportedValue } = HOOKS[file.language];
    const found =
      (await this.imports.inModule(files[0], name)) ??
      (await ofExportedValue?.({ code: this.code, imports: this.imports }, files[0], name, 0));
    return found ? broughtTo(file, i, found, "import") : null;
  }
}

/** Whether something of the index is meant, and not only perhaps. */
const isFound = (found: Resolution | null): boolean =>
  found !== null && found.basis !== "name" && (found.declarations.length > 0 || found.local >= 0 || !!found.parameter);

/** Of members that share owner and name those of just these types, where the language asks for it. */
function ofTypes(
  { language }: CodeFile,
  members: readonly Declaration[],
  types: readonly Declaration[],
): readonly Declaration[] {
  const { ofRepositories, heldByOne } = HOOKS[language];
  const repositories = new Set(types.map(({ repositoryId }) => repositoryId));
  const own = ofRepositories?.(members, repositories) ?? members;
  return heldByOne?.(own, types) ?? own;
}

/** What a module holds that stands in a file: another file's module of that name has its own. */
function inOwnModule(held: readonly Declaration[], holders: readonly Declaration[]): readonly Declaration[] {
  if (held.length < 2 || !holders.every(({ kind, language }) => isScope(kind) && RULES[language].selfPaths))
    return held;
  const own = held.filter(({ fileId }) => holders.some((holder) => holder.fileId === fileId));
  return own.length > 0 ? own : held;
}
