/**
 * Names that the text around a place declares: members of the enclosing types, functions nested in the enclosing ones,
 * the file's own top level.
 */
import { unnamedBaseAround } from "../members/unnamed-bases";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isScope, isTopLevel, isType, scopeOf, type Declaration } from "../facts/declaration";
import { isDescribedBody } from "../facts/disambiguator";
import { fileOf, keyOf } from "../facts/declared-name";
import { apartByUse, mayBeType } from "../facts/fitting-place";
import type { TypeSite, ValueType } from "../facts/value-type";
import { holdsMembers } from "../members/holder-types";
import type { Members } from "../members/members";
import type { Resolution } from "../facts/resolution";
import { HOOKS } from "../languages/hooks";
import type { BareName } from "../languages/readers";
import { baseOfBody, holdsUnnamedClass, membersOfBody, unnamedBody } from "../members/unnamed-bodies";
import { BareMembers } from "./bare-members";
import { seenFrom } from "./same-body";
import { ofNearestBlock } from "./types-of-blocks";
import { nearestBefore } from "../types/unnamed-types";
import { RULES } from "../languages/registry";

/** The type that is written at a place. */
type WrittenType = (site: TypeSite, chain: Chain) => Promise<ValueType | null>;

export class Lexical {
  private readonly bareMembers: BareMembers;

  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
    private readonly writtenType: WrittenType,
    private readonly occurrence: (file: CodeFile, i: number, chain: Chain) => Promise<Resolution>,
  ) {
    this.bareMembers = new BareMembers(code, members);
  }

  /** What the name means in the innermost scope around a symbol that has it; null when none has. */
  async find(file: CodeFile, enclosing: number, asked: BareName, chain: Chain): Promise<readonly Declaration[] | null> {
    const { isSuperclass, isMethodOfSelf } = HOOKS[file.language];
    // what a type derives from is named before its members are seen
    const isBase = asked.role === "inherit" && isDeclaredType(file, enclosing);
    const isAbove = isBase && (isSuperclass?.(file, asked.at) ?? true);
    const start = isAbove ? file.symbols[enclosing].container : enclosing;
    let inFunction = false;
    for (let at = start; at >= 0; at = file.symbols[at].container) {
      inFunction ||= isFunction(file.kind(at));
      const isHolder = holdsMembers({ kind: file.kind(at), language: file.language });
      const found = isHolder
        ? ((inFunction ? null : await this.inClassBody(file, at, asked)) ?? (await this.inType(file, at, asked)))
        : ((await this.inUnnamed(file, at, asked, chain)) ?? (await this.inFunction(file, at, asked, chain)));
      if (found) return ofNearestBlock(file, asked.at, found);
      // such a method is called on `self`, whatever stands around that one's type
      if (isHolder && isMethodOfSelf?.(asked.name)) break;
    }
    return this.atTopLevel(file, asked);
  }

  private async inType(file: CodeFile, ordinal: number, asked: BareName): Promise<readonly Declaration[] | null> {
    const { ofThisBody, ofSortNamed } = HOOKS[file.language];
    const held = await this.bareMembers.of(file, file.scope(ordinal), asked);
    const found = held && (ofSortNamed?.(file, asked.at, held) ?? held);
    if (found) return ofThisBody?.(file, ordinal, found) ?? found;
    const { name, keyHash } = file.symbols[ordinal];
    const isItself = name === asked.name && file.kind(ordinal) !== "type_alias";
    const { implicitThis, nestedTypesEscape } = RULES[file.language];
    if (!isItself || implicitThis || nestedTypesEscape) return null;
    return (await this.code.named(name)).where(keyOf, keyHash);
  }

  /** Where a class's body is run as code, what stands in it, outside of the methods, sees what it declares. */
  private async inClassBody(file: CodeFile, ordinal: number, asked: BareName): Promise<readonly Declaration[] | null> {
    if (!RULES[file.language].classBodyScope) return null;
    const scope = file.scope(ordinal);
    const found = (await this.inFile(file, asked)).filter((d) => d.holder === scope);
    return found.length > 0 ? found : null;
  }

  /** In a body without a name: what it declares, then what its base has. */
  private async inUnnamed(
    file: CodeFile,
    ordinal: number,
    asked: BareName,
    chain: Chain,
  ): Promise<readonly Declaration[] | null> {
    const body = unnamedBody(file, ordinal);
    if (!body || asked.role === "inherit") return null;
    const own = membersOfBody(file, body, await this.inFile(file, asked));
    const isCalled = asked.arity >= 0 && !own.some((d) => isFunction(d.kind));
    if (own.length > 0 && !isCalled) return own;
    const base = await baseOfBody(file, body, this.writtenType, chain);
    for (const scope of base ? new Set(base.declarations.map(scopeOf)) : []) {
      const found = await this.bareMembers.of(file, scope, asked);
      if (found) return found;
    }
    return own.length > 0 ? own : null;
  }

  private async inFunction(
    file: CodeFile,
    ordinal: number,
    asked: BareName,
    chain: Chain,
  ): Promise<readonly Declaration[] | null> {
    const extended = file.extendedBy(ordinal);
    if (extended) {
      const found = await this.ofExtended(file, extended, asked, chain);
      if (found) return found;
    }
    const kind = file.kind(ordinal);
    if (!isFunction(kind) && !isScope(kind) && !(kind === "enum_member" && holdsUnnamedClass(file))) return null;
    const held = await this.heldBy(file, file.scope(ordinal), asked);
    const nested = held.length > 0 ? await seenFrom(this.code, file, ordinal, asked.at, held) : held;
    if (nested.length > 0) return nested;
    const inherited = await this.ofUnnamedClass(file, ordinal, asked, chain);
    if (inherited) return inherited;
    const ofMacro = await this.inBodyOfMacro(file, ordinal, asked, chain);
    if (ofMacro) return ofMacro;
    if (file.symbols[ordinal].qualifier !== null) return this.bareMembers.of(file, file.holder(ordinal), asked);
    const owner = HOOKS[file.language].ownerOfFunction?.(file, ordinal) ?? null;
    return owner === null ? null : this.bareMembers.of(file, owner, asked);
  }

  /** What stands directly in a function, in a body of a constant, or in a class without a name that is made there. */
  private async heldBy(file: CodeFile, scope: string, asked: BareName): Promise<readonly Declaration[]> {
    const held = (await this.inFile(file, asked)).filter((d) => d.holder === scope && isMeantAlone(d, asked));
    return apartByUse(file.language, asked.arity, nearestBefore(file, asked.at, held));
  }

  /** In a method of a class without a name: its other members, then those of what it derives from. */
  private async ofUnnamedClass(
    file: CodeFile,
    ordinal: number,
    asked: BareName,
    chain: Chain,
  ): Promise<readonly Declaration[] | null> {
    const { container } = file.symbols[ordinal];
    if (container < 0 || file.kind(ordinal) !== "method" || !holdsUnnamedClass(file)) return null;
    if (isType(file.kind(container)) || isScope(file.kind(container))) return null;
    const held = await this.heldBy(file, file.scope(container), asked);
    const own = held.length > 0 ? await seenFrom(this.code, file, container, asked.at, held) : held;
    if (own.length > 0) return own;
    const base = await unnamedBaseAround(file, ordinal, (at) => this.occurrence(file, at, chain));
    return base === null ? null : this.bareMembers.of(file, base, asked);
  }

  /**
   * `TEST_F(Fixture, Name) { … }`: a body that a macro puts into a type made from the ones it is given sees their
   * members.
   */
  private async inBodyOfMacro(
    file: CodeFile,
    ordinal: number,
    asked: BareName,
    chain: Chain,
  ): Promise<readonly Declaration[] | null> {
    const written = (site: TypeSite) => this.writtenType(site, chain);
    const scopes = HOOKS[file.language].scopesOfMacroBody?.(file, ordinal, asked.name, this.members, written);
    for await (const scope of scopes ?? []) {
      const found = await this.bareMembers.of(file, scope, asked);
      if (found) return found;
    }
    return null;
  }

  /** In an extension, members of what it extends are as near as those of a type around. */
  private async ofExtended(
    file: CodeFile,
    site: TypeSite,
    asked: BareName,
    chain: Chain,
  ): Promise<readonly Declaration[] | null> {
    if (RULES[file.language].extensionReceiver !== "apart") return null;
    const type = await this.writtenType(site, chain);
    if (type?.sort !== "type") return null;
    for (const scope of new Set(type.declarations.map(scopeOf))) {
      const found = await this.bareMembers.of(file, scope, asked);
      if (found) return found;
    }
    return null;
  }

  private async atTopLevel(file: CodeFile, asked: BareName): Promise<readonly Declaration[] | null> {
    const { family } = RULES[file.language];
    const { ofOpenBlock, meansNoMacro, ofSortAtTop } = HOOKS[file.language];
    const { blockScopes, constantsAreLexical } = RULES[file.language];
    const isOfFile = (d: Declaration) => (blockScopes || constantsAreLexical ? d.holderKind === null : isTopLevel(d));
    const here = await this.inFile(file, asked);
    const top = here.filter((d) => family.has(d.language) && isOfFile(d) && isMeantAlone(d, asked));
    if (ofOpenBlock) return orNull(ofOpenBlock(file, asked.at, top));
    const seen = meansNoMacro?.(file, asked.at) ? top.filter(({ kind }) => kind !== "macro") : top;
    return orNull((await ofSortAtTop?.(this.code, file, asked, seen)) ?? seen);
  }

  private async inFile(file: CodeFile, { at, name }: BareName): Promise<readonly Declaration[]> {
    const here = (await this.code.named(name)).where(fileOf, file.id);
    const seen = (await HOOKS[file.language].seenByName?.(this.code, file, at, here)) ?? here;
    return seen.some(isDescribedBody) ? seen.filter((d) => !isDescribedBody(d)) : seen;
  }
}

const orNull = <T>(all: readonly T[]): readonly T[] | null => (all.length > 0 ? all : null);

const isDeclaredType = (file: CodeFile, ordinal: number): boolean =>
  ordinal >= 0 && holdsMembers({ kind: file.kind(ordinal), language: file.language });

const isMeantAlone = (d: Declaration, asked: BareName): boolean => isNamedAlone(d, asked) && mayBeType(asked.role, d);

/**
 * Members of a value without a name are reached through the value alone, whatever scope it stands in, but for the keys
 * that fill them.
 */
const isNamedAlone = (d: Declaration, { role }: BareName): boolean =>
  role === "write"
    ? !RULES[d.language].literalKeys || !isType(d.kind)
    : holdsUnnamedClass(d) ||
      !(d.kind === "field" || isPlainProperty(d) || (d.kind === "method" && RULES[d.language].objectLiterals));

/** What is read through a name with a mark, `@name`, is a method by the name alone. */
const isPlainProperty = (d: Declaration): boolean =>
  d.kind === "property" && RULES[d.language].instanceVariableSigil === null;
