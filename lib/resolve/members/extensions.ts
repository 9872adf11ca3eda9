/**
 * Functions and properties that are asked of a value like its members but stand elsewhere: C#'s `this` parameters,
 * Kotlin's receivers. One is meant where the file sees it and what it extends is the value's type or a base of it.
 */
import { LEFT_CODES } from "../../format/occurrence-table";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { hasModifier, isFunction, isType, scopeOf, type Declaration } from "../facts/declaration";
import { parameterCount } from "../facts/disambiguator";
import { canDoWith } from "../facts/default-arguments";
import { rootOf } from "../facts/root-of";
import type { TypeSite, ValueType } from "../facts/value-type";
import { BareExtensions } from "./bare-extensions";
import { ExtensionFit } from "./extension-fit";
import { ExtensionsOfInterfaces } from "./extensions-of-interfaces";
import type { Members } from "./members";
import { typesAround } from "./types-around";
import type { Resolution } from "../facts/resolution";
import type { Visible } from "../visibility/visible";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";

/** Namesakes that are looked at. */
const MAX_CANDIDATES = 60;

export class Extensions {
  readonly ofInterfaces: ExtensionsOfInterfaces;
  readonly bare: BareExtensions;
  private readonly fit: ExtensionFit;

  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
    private readonly visible: Visible,
    private readonly occurrence: (file: CodeFile, i: number, chain: Chain | null) => Promise<Resolution>,
    /** what `this` is in the lambda that a call takes */
    private readonly lambdaReceiver: (file: CodeFile, callee: number, chain: Chain) => Promise<ValueType | null>,
  ) {
    this.fit = new ExtensionFit(code, members, occurrence);
    this.bare = new BareExtensions(code, members, this.fit, occurrence);
    this.ofInterfaces = new ExtensionsOfInterfaces(code, visible, occurrence);
  }

  /** Extensions of the occurrence's name that can be asked of the receiver and that the file sees. */
  async of(file: CodeFile, i: number, receiver: ValueType, chain: Chain): Promise<Declaration[]> {
    if (RULES[file.language].extensionReceiver === null || receiver.sort === "module") return [];
    const isCall = file.uses.arity[i] >= 0;
    if (await this.isTakenFromOutside(file, i)) return [];
    const all = (await this.named(file, file.name(i))).filter((d) => isFunction(d.kind) === isCall);
    // those that need no import are few, and are not to be lost among thousands of methods
    const named = [...all.filter((d) => isNear(d, file)), ...all.filter((d) => !isNear(d, file))];
    const found: Declaration[] = [];
    const others: Declaration[] = [];
    for (const d of named.slice(0, MAX_CANDIDATES))
      if (await this.isSeen(file, i, d, chain)) ((await this.fit.fits(d, receiver, chain)) ? found : others).push(d);
    // of a type that is not known at all any of them may be asked
    const isKnown = receiver.sort !== "outside" || receiver.site !== null || receiver.names !== undefined;
    if (!isKnown && (await this.isExtension(others))) return [];
    return this.besideStandard(file, i, await this.nearest(file, i, found, chain), chain);
  }

  /** Declarations of a name in the file's language, but for those of repositories that nothing here leads to. */
  private async named(file: CodeFile, name: string): Promise<Declaration[]> {
    const all = (await this.code.declarations(name)).filter((d) => d.language === file.language);
    return this.code.seenFrom(file.repositoryId, all);
  }

  /** An import of a name goes before all that needs none. */
  async isTakenFromOutside(file: CodeFile, i: number): Promise<boolean> {
    const isApart = RULES[file.language].extensionReceiver === "apart";
    return isApart && file.bindings.allNamed(file.name(i)).length > 0 && (await this.imported(file, i)).length === 0;
  }

  /** What extends any value gives way to what extends the type itself and takes as many arguments. */
  private async nearest(file: CodeFile, i: number, found: Declaration[], chain: Chain): Promise<Declaration[]> {
    if (RULES[file.language].extensionReceiver !== "apart" || found.length < 2) return found;
    const arity = callArity(file, i);
    const own: Declaration[] = [];
    let takes = false;
    for (const d of found) {
      const site = (await this.code.file(d.fileId))?.extendedBy(d.ordinal);
      const isAny = site && site.file.name(site.at) === RULES[d.language].rootType;
      if (!site || isAny || (await this.occurrence(site.file, site.at, chain)).local >= 0) continue;
      own.push(d);
      takes ||= arity < 0 || (parameterCount(d) ?? arity) === arity || (await canDoWith(this.code, [d], arity));
    }
    return takes ? own : found;
  }

  /** What extends types of the index alone, where the standard library extends others by the same name. */
  private async besideStandard(file: CodeFile, i: number, found: Declaration[], chain: Chain): Promise<Declaration[]> {
    if (!HOOKS[file.language].isStandardExtension?.(file.name(i))) return found;
    const own: Declaration[] = [];
    for (const d of found) {
      const site = (await this.code.file(d.fileId))?.extendedBy(d.ordinal);
      if (site && (await this.occurrence(site.file, site.at, chain)).declarations.length > 0) own.push(d);
    }
    return own;
  }

  /**
   * Extensions of types from outside that a file sees under the name: a value of which no more is known than that it
   * comes from outside may be asked for any of them.
   */
  async open(file: CodeFile, i: number, receiver: ValueType): Promise<Declaration[]> {
    if (RULES[file.language].extensionReceiver !== "apart" || !isOfUnknownType(receiver)) return [];
    if (await this.isTakenFromOutside(file, i)) return [];
    const ofClass = isOutsideClass(file, file.uses.left[i]);
    const isCall = file.uses.arity[i] >= 0;
    const found: Declaration[] = [];
    for (const d of (await this.named(file, file.name(i))).slice(0, MAX_CANDIDATES)) {
      const isLike = isFunction(d.kind) === isCall;
      const home = isLike ? await this.code.file(d.fileId) : null;
      const site = home?.extendedBy(d.ordinal);
      if (!home || !site || !(await this.visible.isSeen(file, file.uses.enclosing[i], d))) continue;
      if (ofClass && home.name(site.at) !== RULES[d.language].companion) continue;
      const extended = await this.occurrence(home, site.at, null);
      if (extended.external !== null || extended.local >= 0) found.push(d);
    }
    return found;
  }

  /** Members of types that extend what is called on, in a lambda: what it is called on may have them. */
  async ofLambda(file: CodeFile, i: number, receiver: ValueType, chain: Chain): Promise<Declaration[]> {
    if (RULES[file.language].extensionReceiver !== "apart" || !mayBeInLambda(file, i)) return [];
    const isCall = file.uses.arity[i] >= 0;
    const found: Declaration[] = [];
    for (const d of (await this.named(file, file.name(i))).slice(0, MAX_CANDIDATES)) {
      const isLike = isFunction(d.kind) === isCall;
      const isMember = d.holderKind !== null && isType(d.holderKind);
      if (isLike && isMember && (await this.isExtension([d])) && (await this.fit.fits(d, receiver, chain)))
        found.push(d);
    }
    return found;
  }

  private async isExtension(declarations: readonly Declaration[]): Promise<boolean> {
    for (const d of declarations) if ((await this.code.file(d.fileId))?.extendedBy(d.ordinal)) return true;
    return false;
  }

  /** Extensions that are members of a type are seen in it, and in what derives from it. */
  private async isSeen(file: CodeFile, i: number, d: Declaration, chain: Chain): Promise<boolean> {
    const enclosing = file.uses.enclosing[i];
    const { extensionReceiver, companion } = RULES[d.language];
    if (d.holderKind === null || !isType(d.holderKind) || extensionReceiver !== "apart")
      return this.visible.isSeen(file, enclosing, d);
    const holds = async (types: readonly Declaration[]) =>
      (await this.fit.above(types)).some((type) => [scopeOf(type), `${scopeOf(type)}${companion}.`].includes(d.holder));
    for await (const around of typesAround(file, i, { members: this.members, occurrence: this.occurrence }, chain))
      if (await holds(around.types)) return true;
    // of what a chain begins with the lambdas around are known
    for (const callee of file.lambdasAround(rootOf(file, i))) {
      const receiver = await this.lambdaReceiver(file, callee, chain);
      if (receiver?.sort === "type" && (await holds(receiver.declarations))) return true;
    }
    return file.bindings.allNamed(d.name).length > 0 && this.visible.isSeen(file, enclosing, d);
  }

  /** An extension that an import brings by its name: what has one is asked for it, whatever the receiver is. */
  async imported(file: CodeFile, i: number): Promise<Declaration[]> {
    if (RULES[file.language].extensionReceiver !== "apart") return [];
    const found: Declaration[] = [];
    const isCall = file.uses.arity[i] >= 0;
    for (const { specifier, imported } of file.bindings.allNamed(file.name(i))) {
      const owners = specifier
        .split(".")
        .slice(0, -1)
        .map((part) => `${part}.`)
        .join("");
      const named = await this.named(file, imported ?? file.name(i));
      for (const d of named)
        if (
          d.holder === owners &&
          (isFunction(d.kind) || !isCall) &&
          !found.includes(d) &&
          (await this.isExtension([d]))
        )
          found.push(d);
    }
    return found;
  }

  /**
   * Extensions of a name that nothing else bears, and no standard type: a value of which no more is known than that
   * its type stands outside has one of them.
   */
  async onlyOfOutside(file: CodeFile, i: number, site: TypeSite | null): Promise<Declaration[]> {
    const { isStandardMember } = HOOKS[file.language];
    if (!isStandardMember || isStandardMember(file.name(i))) return [];
    const only = await this.only(file, i);
    for (const d of site ? only : []) {
      const extended = (await this.code.file(d.fileId))?.extendedBy(d.ordinal);
      if (!extended || extended.file.uses.local[extended.at] < 0) return [];
    }
    return only;
  }

  /** Extensions of a name that nothing else bears: what is asked for it has one of them, where the file sees it. */
  async only(file: CodeFile, i: number): Promise<Declaration[]> {
    if (RULES[file.language].extensionReceiver !== "parameter" || file.uses.arity[i] < 0) return [];
    const named = await this.named(file, file.name(i));
    if (named.length > MAX_CANDIDATES || !named.every((d) => isFunction(d.kind) && hasModifier(d, "static"))) return [];
    const found: Declaration[] = [];
    for (const d of named) if (await this.visible.isSeen(file, file.uses.enclosing[i], d)) found.push(d);
    for (const d of found) if (!(await this.fit.extendsAny(d))) return [];
    const fitting = found.filter((d) => parameterCount(d) === callArity(file, i));
    return fitting.length > 0 ? fitting : found;
  }
}

/** Whether no more is known of a value than that it stands outside: what a function there gives is of any type. */
const isOfUnknownType = (value: ValueType): boolean =>
  value.sort === "outside" && value.names === undefined && (value.site === null || isOfCall(value.site));

const isOfCall = ({ file, at }: TypeSite): boolean => file.uses.arity[at] >= 0;

/** Around locals, and behind what is no name, lambdas are not known. */
function mayBeInLambda(file: CodeFile, i: number): boolean {
  const root = rootOf(file, i);
  return file.uses.local[root] >= 0 || file.uses.left[root] !== LEFT_CODES.none || file.lambdasAround(root).length > 0;
}

/** `Winds.turn(gust)`: a class that an import brings, by its name: of its values' extensions none is meant. */
const isOutsideClass = (file: CodeFile, at: number): boolean =>
  at >= 0 &&
  file.uses.arity[at] < 0 &&
  file.uses.local[at] < 0 &&
  CLASS_NAME.test(file.name(at)) &&
  file.bindings.allNamed(file.name(at)).length > 0;
const CLASS_NAME = /^[A-Z]\w*[a-z]/;

const isNear = (d: Declaration, file: CodeFile): boolean => d.fileId === file.id || d.holderKind === null;

/** Parameters that an extension has for a call: what it is called on may be the first of them. */
export function callArity(file: CodeFile, i: number): number {
  const arity = file.uses.arity[i];
  return RULES[file.language].extensionReceiver === "parameter" && arity >= 0 ? arity + 1 : arity;
}
