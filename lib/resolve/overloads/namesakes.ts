/**
 * Of several declarations that a use may mean by its name and place: the overload that the arguments fit, the one that
 * `const` selects, the nearest of C's definitions, the branch that is compiled. Knows nothing of how they were found.
 */
import { PerLanguage } from "../languages/per-language";
import type { OccurrenceReader } from "../languages/readers";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, type Declaration } from "../facts/declaration";
import { parameterCount } from "../facts/disambiguator";
import { sortAsked } from "../facts/fitting-place";
import { withDefaults } from "../facts/default-arguments";
import type { Overloads } from "./overloads";
import { WrittenOverloads } from "./written-overloads";
import type { Resolution } from "../facts/resolution";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";

export class Namesakes {
  private readonly written: WrittenOverloads;
  private readonly special = new PerLanguage(({ namesakes }) =>
    namesakes?.(this.code, this.occurrence, (...asked) => this.overloads.values.ofValue(...asked)),
  );

  /** @param occurrence what another occurrence of the file means */
  constructor(
    private readonly code: CodeIndex,
    private readonly overloads: Overloads,
    private readonly occurrence: OccurrenceReader,
  ) {
    this.written = new WrittenOverloads(code, overloads, occurrence);
  }

  /**
   * The same answer with the declarations that are meant; overloads that stay are labelled as a unique name, for which
   * of them is not proven.
   */
  async narrow(file: CodeFile, i: number, found: Resolution, chain: Chain): Promise<Resolution> {
    if (found.declarations.length === 0) return found;
    const meant = await this.meant(file, i, found, chain);
    const special = this.special.of(file.language);
    const isOpen = await special?.areLeftOut(file, i, meant);
    const basis = isOpen ? "name" : areOverloads(meant) && found.basis !== "name" ? "unique_name" : found.basis;
    const declarations = (await special?.whole?.(meant)) ?? meant;
    return declarations === found.declarations && basis === found.basis ? found : { ...found, declarations, basis };
  }

  /** The same answer with what declares the same symbol under another key. */
  async whole(file: CodeFile, found: Resolution): Promise<Resolution> {
    const declarations = (await this.special.of(file.language)?.whole?.(found.declarations)) ?? found.declarations;
    return declarations === found.declarations ? found : { ...found, declarations };
  }

  private async meant(
    file: CodeFile,
    i: number,
    { declarations, basis }: Resolution,
    chain: Chain,
  ): Promise<readonly Declaration[]> {
    // assets name what another language declares
    const special = this.special.of(file.language) ?? this.special.of(declarations[0].language);
    let meant = ofWrittenArity(file, i, sortAsked(file, i, declarations));
    if (special) meant = await special.near(file, i, meant);
    const called = (await special?.called(file, i, meant)) ?? { declarations: meant, isExplicit: false };
    meant = called.declarations;
    // without arguments, too, parameters that have no value of their own rule out what takes them
    const { defaultArguments, restParameters, writtenOverloads } = RULES[file.language];
    const least = defaultArguments !== null || restParameters || writtenOverloads ? 0 : 1;
    if (file.uses.arity[i] >= least)
      meant = await this.fitting(file, i, meant, called.isExplicit || basis === "name", chain);
    // overloads that can do with fewer arguments come with all that declares them, copies too
    if (special && meant.length > 1 && meant !== called.declarations) meant = await special.near(file, i, meant);
    if (special && meant.length > 1) meant = await special.ofReceiver(file, i, meant, chain);
    return special && meant.length > 1 ? special.compiledFirst(file, i, meant) : meant;
  }

  /**
   * The overload that the arguments fit. Where they tell nothing, values that parameters have of their own do not
   * count.
   */
  private async fitting(
    file: CodeFile,
    i: number,
    found: readonly Declaration[],
    isWhole: boolean,
    chain: Chain,
  ): Promise<readonly Declaration[]> {
    if (RULES[file.language].writtenOverloads) return this.written.fitting(file, i, found, chain);
    const arity = file.uses.arity[i];
    const isRead = !isWhole || RULES[file.language].defaultArguments === "any";
    const all = isRead ? await withDefaults(this.code, found, arity) : found;
    if (all.length < 2) return all;
    const fits = await this.overloads.fitting(file, i, all, chain);
    const exact = fits === all ? found.filter((d) => parameterCount(d) === arity) : [];
    return nearest(exact.length > 0 ? exact : fits);
  }
}

/**
 * A call that several overloads fit means one of them, and no text says which: each is possible. What they give, which
 * rules go on with, mostly is the same.
 */
export function withoutChoice(file: CodeFile, i: number, found: Resolution): Resolution {
  const { basis, declarations } = found;
  const { overloadsByInference } = RULES[file.language];
  // what takes a reference says which overload it refers to
  const isOfAll = OF_ALL.has(file.role(i)) && !(overloadsByInference && file.role(i) === "address");
  const isOpen = !isOfAll && basis === "unique_name" && areOverloads(declarations);
  const areApart = overloadsByInference || declarations.every((d) => d.disambiguator !== null);
  return isOpen && areApart && !mayBeOne(declarations) ? { ...found, basis: "name" } : found;
}

/** A declaration and a definition, which may call the same types by other names: `Time`, `clock::time_point`. */
function mayBeOne(declarations: readonly Declaration[]): boolean {
  const keys = new Set(declarations.map((d) => d.keyHash));
  const defined = new Set(declarations.flatMap((d) => (d.role === "definition" ? [d.keyHash] : [])));
  const announced = declarations.filter((d) => d.role !== "definition");
  const areOther = announced.length > 0 && announced.every((d) => !defined.has(d.keyHash));
  return keys.size === 2 && defined.size === 1 && areOther && new Set(declarations.map(parameterCount)).size === 1;
}

/** Uses of a name that stands for all overloads, or whose arguments are not written there. */
const OF_ALL: ReadonlySet<string> = new Set(["import", "address"]);

/** Of overloads that a type and its bases declare, and that fit alike, the type's own. */
function nearest(fits: readonly Declaration[]): readonly Declaration[] {
  const [first] = fits;
  const isApart = fits.length > 1 && RULES[first.language].overloadsOfBases;
  return isApart ? fits.filter(({ holder }) => holder === first.holder) : fits;
}

/**
 * Types with as many parameters as the name has type arguments; a declaration's own name has those that it declares.
 */
function ofWrittenArity(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[] {
  const { ofTypeArity } = HOOKS[file.language];
  const fits = ofTypeArity && found.length > 1 && file.uses.symbol[i] < 0 ? ofTypeArity(file, i, found) : found;
  return fits.length > 0 ? fits : found;
}

function areOverloads(declarations: readonly Declaration[]): boolean {
  const [first] = declarations;
  return declarations.some((d) => d.keyHash !== first.keyHash) && declarations.every((d) => isFunction(d.kind));
}
