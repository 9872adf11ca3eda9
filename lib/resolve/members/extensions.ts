/**
 * Functions and properties that are asked of a value like its members but stand elsewhere: C#'s `this` parameters,
 * Kotlin's receivers. One is meant where the file sees it and what it extends is the value's type or a base of it.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { hasModifier, isFunction, isType, scopeOf, type Declaration } from "../facts/declaration";
import { parameterCount } from "../facts/disambiguator";
import { canDoWith } from "../facts/default-arguments";
import type { TypeSite, ValueType } from "../facts/value-type";
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
  private readonly fit: ExtensionFit;

  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
    private readonly visible: Visible,
    private readonly occurrence: (file: CodeFile, i: number, chain: Chain | null) => Promise<Resolution>,
  ) {
    this.fit = new ExtensionFit(code, members, occurrence);
    this.ofInterfaces = new ExtensionsOfInterfaces(code, visible, occurrence);
  }

  /** Extensions of the occurrence's name that can be asked of the receiver and that the file sees. */
  async of(file: CodeFile, i: number, receiver: ValueType, chain: Chain): Promise<Declaration[]> {
    if (RULES[file.language].extensionReceiver === null || receiver.sort === "module") return [];
    const isCall = file.uses.arity[i] >= 0;
    if (await this.isTakenFromOutside(file, i)) return [];
    const all = (await this.code.declarations(file.name(i))).filter(
      (d) => d.language === file.language && isFunction(d.kind) === isCall,
    );
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
    const isUnknown = receiver.sort === "outside" && receiver.site === null && receiver.names === undefined;
    if (RULES[file.language].extensionReceiver !== "apart" || !isUnknown) return [];
    if (await this.isTakenFromOutside(file, i)) return [];
    const isCall = file.uses.arity[i] >= 0;
    const found: Declaration[] = [];
    for (const d of (await this.code.declarations(file.name(i))).slice(0, MAX_CANDIDATES)) {
      const isLike = d.language === file.language && isFunction(d.kind) === isCall;
      const home = isLike ? await this.code.file(d.fileId) : null;
      const site = home?.extendedBy(d.ordinal);
      if (!home || !site || !(await this.visible.isSeen(file, file.uses.enclosing[i], d))) continue;
      const extended = await this.occurrence(home, site.at, null);
      if (extended.external !== null || extended.local >= 0) found.push(d);
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
    for await (const around of typesAround(file, i, { members: this.members, occurrence: this.occurrence }, chain)) {
      const types = await this.fit.above(around.types);
      if (types.some((type) => [scopeOf(type), `${scopeOf(type)}${companion}.`].includes(d.holder))) return true;
    }
    return this.visible.isSeen(file, enclosing, d);
  }

  /**
   * What a name without anything left of it means of extensions and of what is none: the extension where it is asked
   * of a type around, else the others. In a lambda, whose receiver is not looked at here, all of them.
   */
  async asBare(
    file: CodeFile,
    i: number,
    found: readonly Declaration[],
    chain: Chain,
  ): Promise<readonly Declaration[]> {
    if (RULES[file.language].extensionReceiver !== "apart" || found.length < 2 || file.lambdasAround(i).length > 0)
      return found;
    const extending = new Set<Declaration>();
    for (const d of found) if ((await this.code.file(d.fileId))?.extendedBy(d.ordinal)) extending.add(d);
    if (extending.size === 0) return found;
    const receivers = await this.receiversAround(file, i, chain);
    const fitting: Declaration[] = [];
    for (const d of extending)
      for (const receiver of receivers) if (await this.fit.fits(d, receiver, chain)) fitting.push(d);
    const others = found.filter((d) => !extending.has(d));
    if (fitting.length > 0) return [...new Set(fitting)];
    return others.length > 0 ? others : found;
  }

  /** What `this` is around a place, innermost first. */
  private async receiversAround(file: CodeFile, i: number, chain: Chain): Promise<ValueType[]> {
    const receivers: ValueType[] = [];
    for (let at = file.uses.enclosing[i]; at >= 0; at = file.symbols[at].container) {
      const extended = file.extendedBy(at);
      const meant = extended && (await this.occurrence(file, extended.at, chain));
      if (meant?.external) receivers.push({ sort: "outside", specifier: meant.external.specifier, site: extended });
      const types = extended ? (meant?.declarations ?? []).filter((d) => isType(d.kind)) : [];
      const own = isType(file.kind(at)) ? await this.members.types.ofScope(file.scope(at), file.language) : [];
      if (types.length + own.length > 0)
        receivers.push({ sort: "type", declarations: [...types, ...own], site: extended });
    }
    return receivers;
  }

  /** An extension that an import brings by its name: what has one is asked for it, whatever the receiver is. */
  async imported(file: CodeFile, i: number): Promise<Declaration[]> {
    if (RULES[file.language].extensionReceiver !== "apart") return [];
    const found: Declaration[] = [];
    for (const { specifier, imported } of file.bindings.allNamed(file.name(i))) {
      const owners = specifier
        .split(".")
        .slice(0, -1)
        .map((part) => `${part}.`)
        .join("");
      const named = await this.code.declarations(imported ?? file.name(i));
      found.push(...named.filter((d) => d.holder === owners && !found.includes(d)));
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
    const named = (await this.code.declarations(file.name(i))).filter((d) => d.language === file.language);
    if (named.length > MAX_CANDIDATES || !named.every((d) => isFunction(d.kind) && hasModifier(d, "static"))) return [];
    const found: Declaration[] = [];
    for (const d of named) if (await this.visible.isSeen(file, file.uses.enclosing[i], d)) found.push(d);
    for (const d of found) if (!(await this.fit.extendsAny(d))) return [];
    const fitting = found.filter((d) => parameterCount(d) === callArity(file, i));
    return fitting.length > 0 ? fitting : found;
  }
}

const isNear = (d: Declaration, file: CodeFile): boolean => d.fileId === file.id || d.holderKind === null;

/** Parameters that an extension has for a call: what it is called on may be the first of them. */
export function callArity(file: CodeFile, i: number): number {
  const arity = file.uses.arity[i];
  return RULES[file.language].extensionReceiver === "parameter" && arity >= 0 ? arity + 1 : arity;
}
