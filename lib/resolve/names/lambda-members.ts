/**
 * Names that mean members of what the code around is given: the receiver of a lambda in Kotlin, the subject of a
 * `switch` in Java.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isType, type Declaration } from "../facts/declaration";
import type { Resolution } from "../facts/resolution";
import type { ResolverParts } from "./resolver-parts";
import { RULES } from "../languages/registry";

export class LambdaMembers {
  constructor(private readonly parts: Pick<ResolverParts, "values" | "ofMeaning">) {}

  /** A member of what the lambdas around are called on: `ship.apply { sail() }`. */
  async find(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    if (RULES[file.language].switchSubjects) return this.asLabel(file, i, chain);
    for (const callee of file.lambdasAround(i)) {
      const receiver = await this.parts.values.lambdas.receiver(file, callee, chain);
      const found = receiver === null ? null : await this.parts.ofMeaning.find(file, i, receiver, "receiver", chain);
      if (found && found.declarations.length > 0 && found.basis !== "name") return found;
    }
    return null;
  }

  /** `case RED:` means the constant of the enum that the `switch` is over. */
  private async asLabel(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    const [subject] = file.lambdasAround(i);
    const type = subject === undefined ? null : await this.parts.values.ofValue(file, subject, chain);
    const found = type?.sort === "type" ? await this.parts.ofMeaning.find(file, i, type, "receiver", chain) : null;
    return found?.declarations[0]?.kind === "enum_member" ? found : null;
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
