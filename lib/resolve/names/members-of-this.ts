/**
 * Resolves `member` in `this.member` and `super.member`: a member of the type around, of its bases, or of what `this`
 * is bound to.
 */
import { LEFT_FLAGS } from "../../format/occurrence-table";
import type { Chain } from "../facts/chain";
import type { Declaration } from "../facts/declaration";
import type { CodeFile } from "../facts/code-file";
import { enclosingType } from "../visibility/enclosing-type";
import { extensionAround } from "../members/extension-around";
import { fittingPlace } from "../facts/fitting-place";
import { resolved } from "../visibility/imported";
import type { LambdaMembers } from "./lambda-members";
import { chosen } from "../facts/choose-overload";
import type { MembersOfValues } from "./members-of-values";
import { withoutCalledFields } from "./called-fields";
import { namesMeant } from "./names-meant";
import { definitionsFirst, means, meansOutside, unknown, type Resolution } from "../facts/resolution";
import type { ResolverParts } from "./resolver-parts";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";

export class MembersOfThis {
  constructor(
    private readonly parts: ResolverParts,
    private readonly inLambdas: LambdaMembers,
    private readonly ofValues: MembersOfValues,
  ) {}

  /** @param inBases whether `super` is written: the type itself is passed over */
  async find(file: CodeFile, i: number, inBases: boolean, chain: Chain): Promise<Resolution> {
    const tested = RULES[file.language].lambdaReceivers && !inBases ? await this.inLambdas.find(file, i, chain) : null;
    if (tested) return tested;
    const { ofUnnamedThis, ofOwnExports, levelAsked, ofRepositories, ofFormAround, ofTraitAround } =
      HOOKS[file.language];
    const unnamed = await ofUnnamedThis?.(this.parts, file, i, chain);
    if (unnamed) return unnamed;
    const scope = enclosingType(file, file.uses.enclosing[i]);
    const exported = scope === null ? ((await ofOwnExports?.(this.parts, file, i)) ?? []) : [];
    if (exported.length > 0) return means(definitionsFirst(exported), "receiver");
    const name = file.name(i);
    const arity = file.uses.arity[i];
    const inFile = RULES[file.language].selfPaths && (file.uses.leftFlags[i] & LEFT_FLAGS.scope) !== 0;
    const ofFile = inFile && scope === null ? await this.parts.imports.inModule(file.id, name) : null;
    if (ofFile) return resolved(ofFile, arity, "scope");
    const isGiven = scope === null || (!inBases && (await this.isDeclared(file, i)));
    if (isGiven || extensionAround(file, file.uses.enclosing[i])) return this.ofValues.find(file, i, chain);
    const level = levelAsked?.(file, i);
    let hasOutsideBase = false;
    // `Crane.super.lift()` names its interface
    const isClass = inBases && RULES[file.language].superIsClass;
    for (const each of namesMeant(file, i)) {
      const found = inBases
        ? await this.parts.members.findInBases(scope, file.language, each, arity, level, isClass)
        : await this.parts.members.find(scope, file.language, each, arity, level);
      const meant = await withoutCalledFields(this.parts.code, file, i, found.members);
      const own = ofRepositories?.(meant, new Set([file.repositoryId])) ?? meant;
      const members = await this.ofBodyAround(ofFormAround?.(own, file, i) ?? own, file, i, scope);
      const above = members.length > 0 ? await ofTraitAround?.(this.parts, file, i, members, chain) : null;
      if (above) return above;
      if (members.length > 0) return means(chosen(fittingPlace(file, i, members), arity), "receiver");
      hasOutsideBase ||= found.hasOutsideBase;
    }
    const lent = hasOutsideBase && RULES[file.language].lentType !== null ? await this.ofOwnType(file, i, chain) : null;
    if (lent?.basis === "receiver" && lent.declarations.length > 0) return lent;
    const taken = inBases ? null : await HOOKS[file.language].ofTakers?.(this.parts, file, i, chain);
    if (taken) return taken;
    const own = inFile ? await this.parts.imports.inModule(file.id, name) : null;
    if (own) return resolved(own, arity, "scope");
    if (hasOutsideBase || (isClass && RULES[file.language].rootMembers.has(name))) return meansOutside(null);
    const found = this.ofForm(file, i, (await this.ofOwnType(file, i, chain)) ?? unknown());
    // what every type derives from stands outside: `super.toString()` is none of the type's own
    return inBases && found.declarations.some((d) => d.holder === scope) ? unknown() : found;
  }

  /** Of members of types that share owner and name, those that the body around declares. */
  private async ofBodyAround(
    members: readonly Declaration[],
    file: CodeFile,
    i: number,
    scope: string,
  ): Promise<readonly Declaration[]> {
    const { heldByOne } = HOOKS[file.language];
    if (!heldByOne || members.length < 2) return members;
    const types = await this.parts.members.types.ofScope(scope, file.language);
    const around = new Set<number>();
    for (let at = file.uses.enclosing[i]; at >= 0; at = file.symbols[at].container) around.add(at);
    return heldByOne(
      members,
      types.filter((d) => d.fileId === file.id && around.has(d.ordinal)),
    );
  }

  /** What is none of the form that stands around is possible at most. */
  private ofForm(file: CodeFile, i: number, found: Resolution): Resolution {
    const fits = HOOKS[file.language].ofFormAround?.(found.declarations, file, i);
    return fits?.length === 0 && found.declarations.length > 0 ? { ...found, basis: "name" } : found;
  }

  /** Whether the function around says itself what `this` is. */
  private async isDeclared(file: CodeFile, i: number): Promise<boolean> {
    const { ownTypeDeclared } = HOOKS[file.language];
    return ((await ownTypeDeclared?.(this.parts.code, file, file.uses.enclosing[i])) ?? null) !== null;
  }

  /** A member of what the type around is, stands for or lends. */
  private async ofOwnType(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    const type = await this.parts.values.receivers.at(file, i, chain);
    return type && this.parts.ofMeaning.find(file, i, type, "receiver", chain);
  }
}
