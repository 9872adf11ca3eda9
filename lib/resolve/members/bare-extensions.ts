/**
 * Extensions that are called without anything left of them: they are asked of what `this` is around the place, or are
 * not meant.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isType, type Declaration } from "../facts/declaration";
import { canDoWith } from "../facts/default-arguments";
import { parameterCount } from "../facts/disambiguator";
import type { Resolution } from "../facts/resolution";
import { textBefore } from "../facts/text-before";
import type { TypeSite, ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";
import type { ExtensionFit } from "./extension-fit";
import type { Members } from "./members";

/** What `this` is around a place, innermost first. */
interface Around {
  receivers: ValueType[];
  /** nothing more can be `this` there */
  isWhole: boolean;
}

/** Of what bears a bare name, what may be meant. */
interface Meant {
  declarations: readonly Declaration[];
  /** what extends types from outside of which `this` there is none, as far as names tell */
  isPossible: boolean;
}

/** A function whose whole body is what follows. */
const HANDS_ON = /\bfun\b[^{}\n]*[^=!<>]=\s*$/;
const LONGEST_HEAD = 300;

export class BareExtensions {
  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
    private readonly fit: ExtensionFit,
    private readonly occurrence: (file: CodeFile, i: number, chain: Chain | null) => Promise<Resolution>,
  ) {}

  /**
   * What a bare name means of extensions and of what is none: the extension where it is asked of a type around, else
   * the others. In a lambda, whose receiver is not looked at here, all of them. None where all extend types of the
   * index that no `this` around has.
   */
  async among(file: CodeFile, i: number, found: readonly Declaration[], chain: Chain): Promise<Meant> {
    const all = { declarations: found, isPossible: false };
    if (RULES[file.language].extensionReceiver !== "apart" || file.role(i) === "import") return all;
    if (file.lambdasAround(i).length > 0) return all;
    const extending = await this.extending(found);
    if (extending.size === 0) return all;
    const { receivers, isWhole } = await this.receiversAround(file, i, chain);
    const fitting: Declaration[] = [];
    for (const [d, site] of extending)
      for (const receiver of receivers) {
        const isOfAll = site.file.name(site.at) === RULES[d.language].rootType;
        const isMeant = !fitting.includes(d) && !(await this.isHandedOn(file, i, d, receiver));
        if (isMeant && (isOfAll || (await this.fit.fits(d, receiver, chain)))) fitting.push(d);
      }
    const others = found.filter((d) => !extending.has(d));
    for (const sort of [fitting, others]) {
      const taking = await this.taking(sort, file.uses.arity[i]);
      if (taking.length > 0) return { declarations: taking, isPossible: false };
    }
    const isOutside = receivers.some(({ sort }) => sort === "outside");
    for (const receiver of receivers)
      if (found.length === 1 && (await this.isHandedOn(file, i, found[0], receiver)))
        return { declarations: [], isPossible: false };
    // what the type from outside has itself takes what no extension of it does
    if (fitting.length > 0) return { declarations: isOutside ? [] : fitting, isPossible: false };
    if (others.length > 0) return { declarations: others, isPossible: false };
    const isNone = isWhole && (await this.areOfIndex([...extending.values()], chain));
    return {
      declarations: isNone ? [] : found,
      isPossible: isWhole && receivers.every(({ sort }) => sort === "outside"),
    };
  }

  /** `fun Gust.turn(by: Int) = turn(by)`: what hands all on calls the member of a type from outside. */
  private async isHandedOn(file: CodeFile, i: number, d: Declaration, { sort }: ValueType): Promise<boolean> {
    const isItself = d.fileId === file.id && d.ordinal === file.uses.enclosing[i];
    return isItself && sort === "outside" && HANDS_ON.test(await textBefore(this.code, file, i, LONGEST_HEAD));
  }

  /** Those that extend a type, with the place where it is written. */
  private async extending(found: readonly Declaration[]): Promise<Map<Declaration, TypeSite>> {
    const extending = new Map<Declaration, TypeSite>();
    for (const d of found) {
      const home = await this.code.file(d.fileId);
      const site = home?.extendedBy(d.ordinal);
      // `val fill: Ship.() -> Unit` is of a type that extends, and extends nothing itself
      if (home && site && site.at < home.nameOccurrence(d.ordinal)) extending.set(d, site);
    }
    return extending;
  }

  private async taking(declarations: readonly Declaration[], arity: number): Promise<Declaration[]> {
    const found: Declaration[] = [];
    for (const d of declarations)
      if (arity < 0 || (parameterCount(d) ?? arity) === arity || (await canDoWith(this.code, [d], arity)))
        found.push(d);
    return found;
  }

  /** Whether all are types of the index: nothing from outside derives from them. */
  private async areOfIndex(extended: readonly TypeSite[], chain: Chain): Promise<boolean> {
    for (const { file, at } of extended) {
      const { declarations, basis } = await this.occurrence(file, at, chain);
      const isSure = declarations.length > 0 && basis !== "name";
      if (!isSure || declarations.some((d) => d.name === RULES[d.language].companion)) return false;
    }
    return true;
  }

  private async receiversAround(file: CodeFile, i: number, chain: Chain): Promise<Around> {
    const { scriptEnding } = RULES[file.language];
    const receivers: ValueType[] = [];
    let isWhole = scriptEnding === null || !file.path.endsWith(scriptEnding);
    for (let at = file.uses.enclosing[i]; at >= 0; at = file.symbols[at].container) {
      const extended = file.extendedBy(at);
      const meant = extended && (await this.occurrence(file, extended.at, chain));
      if (meant?.external) receivers.push({ sort: "outside", specifier: meant.external.specifier, site: extended });
      const types = extended ? (meant?.declarations ?? []).filter((d) => isType(d.kind)) : [];
      const own = isType(file.kind(at)) ? await this.members.types.ofScope(file.scope(at), file.language) : [];
      if (types.length + own.length > 0)
        receivers.push({ sort: "type", declarations: [...types, ...own], site: extended });
      // a type parameter may be bound by anything
      isWhole &&= !extended || meant?.external !== null || types.length > 0;
    }
    return { receivers, isWhole };
  }
}
