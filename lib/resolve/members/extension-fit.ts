/** What an extension extends, held against the value that is asked for it. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { hasModifier, scopeOf, type Declaration } from "../facts/declaration";
import { parameterTypes } from "../facts/disambiguator";
import type { Resolution } from "../facts/resolution";
import { basesOfCollection } from "../facts/standard-collections";
import { siteOf, type TypeSite, type ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";
import type { Members } from "./members";

/** Types above a receiver's that are looked at. */
const MAX_BASES = 200;
/** Characters behind the name of a function in which its first parameter begins. */
const MAX_HEAD = 200;

/** Types that stand outside. */
const OUTSIDE: readonly Declaration[] = [];

export class ExtensionFit {
  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
    private readonly occurrence: (file: CodeFile, i: number, chain: Chain | null) => Promise<Resolution>,
  ) {}

  /** Whether a value of the receiver's type may be asked for it. */
  async fits(d: Declaration, receiver: ValueType, chain: Chain): Promise<boolean> {
    const home = await this.code.file(d.fileId);
    const site = home?.extendedBy(d.ordinal) ?? null;
    if (home && site === null && receiver.sort !== "module" && mayExtendRoot(d)) return this.isMarked(home, d.ordinal);
    if (!home || site === null || receiver.sort === "module") return false;
    const extended = await this.occurrence(home, site.at, chain);
    // a type parameter stands for any type
    if (extended.local >= 0) return true;
    // what every type derives from is extended for all of them
    const isOutside = extended.declarations.length === 0;
    const own = receiver.sort === "outside" ? receiver.names : undefined;
    const isTyped = receiver.sort === "type" || own !== undefined;
    if (isOutside && home.name(site.at) === RULES[d.language].rootType && isTyped) return true;
    if (extended.external === null) {
      if (receiver.sort !== "type" || extended.basis === "name") return false;
      const above = await this.above(await this.withoutAliases(receiver.declarations));
      const keys = new Set(above.map((type) => type.keyHash));
      const meant = await this.withoutAliases(extended.declarations);
      return meant.some((type) => keys.has(type.keyHash) || isCompanionOf(type, receiver.declarations));
    }
    if (own) return own.includes(home.name(site.at));
    const written = siteOf(receiver);
    if (receiver.sort !== "outside" || written === null) return false;
    const name = written.file.name(written.at);
    const isCollection = RULES[d.language].collectionFactories && basesOfCollection(name).includes(home.name(site.at));
    if (home.name(site.at) !== name) return isCollection;
    return !(await this.areApart(site, written, chain));
  }

  /**
   * `this List<Ship> fleet` is not asked of a `List<Port>`, where neither of the two derives from the other, nor of a
   * list of what stands outside.
   */
  private async areApart(extended: TypeSite, written: TypeSite, chain: Chain): Promise<boolean> {
    const [taken, given] = [extended, written].map(({ file, at }) => file.argumentsOf(at));
    for (const [place, each] of taken.entries()) {
      const own = given[place];
      const wanted = each && own ? await this.typesAt(each, chain) : OUTSIDE;
      const had = own && wanted.length > 0 ? await this.typesAt(own, chain) : [];
      if (wanted.length === 0 || (had !== OUTSIDE && had.length === 0)) continue;
      if (had === OUTSIDE) return true;
      const [above, below] = await Promise.all([this.above(wanted), this.above(had)]);
      const has = (all: readonly Declaration[], some: readonly Declaration[]) =>
        some.some((d) => all.some(({ keyHash }) => keyHash === d.keyHash));
      if (!has(above, had) && !has(below, wanted)) return true;
    }
    return false;
  }

  /** The types of the index that are written at a place; none where that is not sure. */
  private async typesAt({ file, at }: TypeSite, chain: Chain): Promise<readonly Declaration[]> {
    const { local, basis, declarations, external } = await this.occurrence(file, at, chain);
    if (external !== null && local < 0) return OUTSIDE;
    return local >= 0 || basis === "name" ? [] : this.withoutAliases(declarations);
  }

  /** Whether it extends anything at all. */
  async extendsAny(d: Declaration): Promise<boolean> {
    const home = await this.code.file(d.fileId);
    return home !== null && (home.extendedBy(d.ordinal) !== null || (await this.isMarked(home, d.ordinal)));
  }

  /** Whether `this` stands before the first parameter of a function. */
  private async isMarked(home: CodeFile, ordinal: number): Promise<boolean> {
    const own = home.nameOccurrence(ordinal);
    const text = own < 0 ? null : await this.code.text(home.id);
    const end = text?.offsetAt(home.uses.line[own], home.columnBehind(own)) ?? 0;
    return text !== null && /^\s*(?:<[^>]*>)?\s*\(\s*this\s/.test(text.slice(end, end + MAX_HEAD));
  }

  /** Types, with what those stand for that are aliases. */
  private async withoutAliases(types: readonly Declaration[]): Promise<readonly Declaration[]> {
    if (!types.some(({ kind }) => kind === "type_alias")) return types;
    const found: Declaration[] = [...types];
    for (const d of types) if (d.kind === "type_alias") found.push(...((await this.members.types.unaliased(d)) ?? []));
    return found;
  }

  /** Types and all that they derive from. */
  async above(types: readonly Declaration[]): Promise<Declaration[]> {
    const found = new Map(types.map((d) => [d.keyHash, d]));
    let level = [...types];
    while (level.length > 0 && found.size < MAX_BASES) {
      const next: Declaration[] = [];
      for (const type of level)
        for (const base of (await this.members.types.bases(type)).flatMap((each) => each ?? [])) {
          if (found.has(base.keyHash)) continue;
          found.set(base.keyHash, base);
          next.push(base);
        }
      level = next;
    }
    return [...found.values()];
  }
}

/** `fun Ship.Companion.launch()` is asked of the class by its name. */
const isCompanionOf = (type: Declaration, [owner]: readonly Declaration[]): boolean =>
  type.name === RULES[type.language].companion && owner !== undefined && type.holder === scopeOf(owner);

/** `this object value`: what every type derives from may be a word of the language. */
const mayExtendRoot = (d: Declaration): boolean =>
  hasModifier(d, "static") &&
  RULES[d.language].extensionReceiver === "parameter" &&
  parameterTypes(d)?.[0] === RULES[d.language].rootType;
