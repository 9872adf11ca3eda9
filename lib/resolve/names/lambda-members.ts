/**
 * Names that mean members of what the code around is given: the receiver of a lambda in Kotlin, the subject of a
 * `switch` in Java.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isType, type Declaration } from "../facts/declaration";
import { meansOutside, type Resolution } from "../facts/resolution";
import type { ValueType } from "../facts/value-type";
import type { ResolverParts } from "./resolver-parts";
import { RULES } from "../languages/registry";

/** A label of a `switch` over something that has a name. */
export const isLabel = (file: CodeFile, i: number): boolean =>
  RULES[file.language].switchSubjects && file.lambdasAround(i).length > 0;

/** A number in a box, a text, or what nothing is known of. */
function mayBeCounted({ site }: ValueType & { sort: "outside" }): boolean {
  if (site === null) return true;
  const { finalTypes } = RULES[site.file.language];
  return !site.isArray && finalTypes?.has(site.file.name(site.at)) === true;
}

export class LambdaMembers {
  constructor(private readonly parts: Pick<ResolverParts, "values" | "ofMeaning">) {}

  /** A member of what the lambdas around are called on: `ship.apply { sail() }`. */
  async find(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    if (RULES[file.language].switchSubjects) return this.asLabel(file, i, chain);
    if (!RULES[file.language].lambdaReceivers) return null;
    for (const callee of file.lambdasAround(i)) {
      const receiver = await this.parts.values.lambdas.receiver(file, callee, chain);
      const found = receiver === null ? null : await this.parts.ofMeaning.find(file, i, receiver, "receiver", chain);
      if (found && found.declarations.length > 0 && found.basis !== "name") return found;
    }
    return null;
  }

  /**
   * `case RED:` means the constant of the enum that the `switch` is over, which may stand outside; null where that is
   * no enum, or not known.
   */
  private async asLabel(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    const [subject] = file.lambdasAround(i);
    const type = subject === undefined ? null : await this.parts.values.ofValue(file, subject, chain);
    if (type?.sort === "outside" && !mayBeCounted(type)) return meansOutside(type.specifier);
    const found = type?.sort === "type" ? await this.parts.ofMeaning.find(file, i, type, "receiver", chain) : null;
    return found?.declarations[0]?.kind === "enum_member" ? found : null;
  }

  /** A label is a constant: of all that is seen under its name, a number or a text. */
  async withoutValues(file: CodeFile, i: number, found: Resolution, chain: Chain): Promise<Resolution | null> {
    const [first] = found.declarations;
    if (!isLabel(file, i) || first?.kind !== "field") return found;
    const type = await this.parts.values.ofDeclaration(first, chain);
    return type === null || (type.sort === "outside" && mayBeCounted(type)) ? found : null;
  }

  /**
   * A member of a type around may be hidden by one of what a lambda is called on, where that is a type from outside
   * which an import names.
   */
  async mayHide(file: CodeFile, i: number, meant: readonly Declaration[], chain: Chain): Promise<boolean> {
    const [first] = meant;
    if (!first || !RULES[first.language].lambdaReceivers || first.holderKind === null || !isType(first.holderKind))
      return false;
    for (const callee of file.lambdasAround(i)) {
      const receiver = await this.parts.values.lambdas.receiver(file, callee, chain);
      if (receiver?.sort === "outside" && receiver.specifier !== null) return true;
    }
    return false;
  }
}
