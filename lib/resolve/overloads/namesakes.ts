/**
 * Of several declarations that a use may mean by its name and place: the overload that the arguments fit, the one that
 * `const` selects, the nearest of C's definitions, the branch that is compiled. Knows nothing of how they were found.
 */
import { Branches } from "../languages/c/branches";
import { meantInC } from "../languages/c/names";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { Constness } from "../languages/cpp/constness";
import { isFunction, parameterCount, type Declaration } from "../facts/declaration";
import { sortAsked } from "../facts/fitting-place";
import { withDefaults } from "../facts/default-arguments";
import type { Overloads } from "./overloads";
import type { Resolution } from "../facts/resolution";
import { ofTemplate } from "../languages/cpp/specializations";
import { fittingTemplates } from "../languages/cpp/template-calls";
import { RULES } from "../languages/registry";

export class Namesakes {
  private readonly constness: Constness;
  private readonly branches: Branches;

  /** @param occurrence what another occurrence of the file means */
  constructor(
    private readonly code: CodeIndex,
    private readonly overloads: Overloads,
    occurrence: (file: CodeFile, i: number, chain: Chain) => Promise<Resolution>,
  ) {
    this.constness = new Constness(code, occurrence);
    this.branches = new Branches(code);
  }

  /**
   * The same answer with the declarations that are meant; overloads that stay are labelled as a unique name, for which
   * of them is not proven.
   */
  async narrow(file: CodeFile, i: number, found: Resolution, chain: Chain): Promise<Resolution> {
    if (found.declarations.length === 0) return found;
    const declarations = await this.meant(file, i, found, chain);
    const isOpen = RULES[file.language].preprocessor && (await this.branches.areLeftOut(file, i, declarations));
    const basis = isOpen ? "name" : areOverloads(declarations) && found.basis !== "name" ? "unique_name" : found.basis;
    return declarations === found.declarations && basis === found.basis ? found : { ...found, declarations, basis };
  }

  private async meant(
    file: CodeFile,
    i: number,
    { declarations, basis }: Resolution,
    chain: Chain,
  ): Promise<readonly Declaration[]> {
    let meant = await meantInC(this.code, file, i, sortAsked(file, i, declarations));
    meant = await ofTemplate(this.code, file, i, meant);
    const called = await fittingTemplates(this.code, file, i, meant);
    meant = called.declarations;
    if (file.uses.arity[i] > 0)
      meant = await this.fitting(file, i, meant, called.isExplicit || basis === "name", chain);
    if (meant.length > 1) meant = await this.constness.fitting(file, i, meant, chain);
    return meant.length > 1 ? this.branches.compiledFirst(meant) : meant;
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
    const all = isWhole ? found : await withDefaults(this.code, found, file.uses.arity[i]);
    if (all.length < 2) return all;
    const fits = await this.overloads.fitting(file, i, all, chain);
    const arity = file.uses.arity[i];
    return fits === all && found.some((d) => parameterCount(d) === arity) ? found : fits;
  }
}

/**
 * Where inference tells overloads apart a call that several fit means one of them, and no text says which: each is
 * possible. What they give, which rules go on with, mostly is the same.
 */
export function withoutChoice(file: CodeFile, i: number, found: Resolution): Resolution {
  const isOpen =
    RULES[file.language].overloadsByInference && file.role(i) !== "import" && found.basis === "unique_name";
  return isOpen && areOverloads(found.declarations) ? { ...found, basis: "name" } : found;
}

function areOverloads(declarations: readonly Declaration[]): boolean {
  const [first] = declarations;
  return declarations.some((d) => d.keyHash !== first.keyHash) && declarations.every((d) => isFunction(d.kind));
}
