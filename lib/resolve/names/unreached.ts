/**
 * The answer for a name that no rule could follow: outside only where that is known, else unknown, with every
 * declaration that it may mean. Rules themselves go on with what they found: what is not reached has no members that
 * they could follow.
 */
import { LEFT_CODES, LEFT_FLAGS } from "../../format/occurrence-table";
import { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { type NamesAlone } from "../visibility/names-alone";
import { isOfRepository } from "../visibility/of-repository";
import type { TypeSite, ValueType } from "../facts/value-type";
import { unknown, type Resolution } from "../facts/resolution";
import { HOOKS } from "../languages/hooks";
import type { CodeIndex } from "../facts/code-index";
import { namesKey } from "../members/unnamed-keys";
import { RULES } from "../languages/registry";
import { isMakerName } from "./maker-names";

/** What stands left of a name, and left of that, is asked so far. */
const MAX_STEPS = 8;

/** Types from outside whose members are those of what they are given. */
const STANDS_FOR_OTHERS: ReadonlySet<string> = new Set(
  (
    "Readonly Partial Required Omit Pick Exclude Extract NonNullable InstanceType Awaited ReturnType Generator AsyncGenerator Iterator Any " +
    "Union Optional Final ClassVar Annotated tuple Tuple"
  ).split(" "),
);

interface Rules {
  code: CodeIndex;
  byNameAlone: NamesAlone;
  occurrence(file: CodeFile, i: number): Promise<Resolution>;
  /** what stands left of a member */
  receiver(file: CodeFile, i: number, chain: Chain): Promise<ValueType | null>;
}

export class Unreached {
  constructor(private readonly rules: Rules) {}

  /** The same answer, unless it says "outside" of what the index may well declare. */
  async orUnknown(file: CodeFile, i: number, found: Resolution, steps = 0): Promise<Resolution> {
    if (found.external === null || isSaid(file, i, found)) return found;
    const receiver = await this.receiver(file, i);
    if (await this.isOutside(file, i, receiver, steps)) return found;
    const possible = await this.rules.byNameAlone.resolve(file, i);
    if (possible.declarations.length > 0) return possible;
    return (await this.mayBeInside(file, i, receiver)) || isOpenName(file, i, receiver) ? unknown() : found;
  }

  /** What stands left of a member; null when that is not known, and for what is no member. */
  private async receiver(file: CodeFile, i: number): Promise<ValueType | null> {
    const isMember = file.uses.left[i] !== LEFT_CODES.none && (file.uses.leftFlags[i] & LEFT_FLAGS.scope) === 0;
    return isMember ? this.rules.receiver(file, i, Chain.start(`unreached ${file.occurrenceId(i)}`)) : null;
  }

  /**
   * Not everything that a type of the index has is a symbol: what macros and mapped types make is not. A bare name has
   * to be declared.
   */
  private async mayBeInside(file: CodeFile, i: number, receiver: ValueType | null): Promise<boolean> {
    if (receiver !== null && receiver.sort !== "outside") return true;
    if (namesKey(file, file.name(i))) return true;
    if (receiver !== null) return false;
    if (file.uses.left[i] === LEFT_CODES.none && (await this.isBoundOrDeclared(file, i))) return true;
    return (await HOOKS[file.language].mayBeMade?.(this.rules.code, file, i)) ?? false;
  }

  private async isBoundOrDeclared(file: CodeFile, i: number): Promise<boolean> {
    const { family, preprocessor } = RULES[file.language];
    if (preprocessor && bindsLocally(file, i)) return true;
    const declared = await this.rules.code.declarations(file.name(i));
    return declared.some((d) => family.has(d.language) && isOfRepository(d, file));
  }

  /** Whether it is known that what an occurrence names is not declared in the index. */
  private async isOutside(file: CodeFile, i: number, receiver: ValueType | null, steps: number): Promise<boolean> {
    const left = file.uses.left[i];
    if (isMakerName(file, i)) return true;
    if (left === LEFT_CODES.none) {
      if (RULES[file.language].standardNames.has(file.name(i))) return true;
      return (await HOOKS[file.language].isStandardName?.(this.rules.code, file, i)) ?? false;
    }
    if (left < 0 || steps > MAX_STEPS) return false;
    if (receiver !== null && (receiver.sort !== "outside" || receiver.isOpen)) return false;
    if (receiver !== null && receiver.site !== null)
      return this.isOutsideType(receiver.site, receiver.specifier, steps);
    if (receiver !== null && receiver.specifier !== null)
      return !namesKey(file, file.name(i), "declared") && !(await this.isOfOther(file, left, steps));
    // what a function from outside gives may well be declared here
    return file.uses.arity[left] < 0 && file.uses.local[left] < 0 && this.isKnownOutside(file, left, steps);
  }

  /** Whether what stands left is asked of a value that stands for another one: `held.berth.keel` of `held: Final`. */
  private async isOfOther(file: CodeFile, left: number, steps: number): Promise<boolean> {
    const asked = steps > MAX_STEPS || file.uses.left[left] < 0 ? null : await this.receiver(file, left);
    if (asked?.sort !== "outside") return false;
    if (asked.site === null) return this.isOfOther(file, file.uses.left[left], steps + 1);
    return STANDS_FOR_OTHERS.has(asked.site.file.name(asked.site.at));
  }

  private async isOutsideType(site: TypeSite, specifier: string | null, steps: number): Promise<boolean> {
    if (site.isArray) return true;
    // a macro may declare a type of C++: one that no scope from outside holds is not known to be from there
    const isMade = RULES[site.file.language].preprocessor && site.file.uses.left[site.at] < 0;
    if (isMade && specifier === null) return false;
    return !STANDS_FOR_OTHERS.has(site.file.name(site.at)) && this.isKnownOutside(site.file, site.at, steps);
  }

  /**
   * A bare name has to be declared somewhere; that no member of a name is declared here says nothing of what it gives.
   */
  private async isKnownOutside(file: CodeFile, at: number, steps: number): Promise<boolean> {
    const found = await this.rules.occurrence(file, at);
    if (found.external === null || isSaid(file, at, found)) return found.external !== null;
    if (file.uses.left[at] === LEFT_CODES.none)
      return (await this.orUnknown(file, at, found, steps + 1)).external !== null;
    return this.isOutside(file, at, await this.receiver(file, at), steps + 1);
  }
}

/** Whether a member of nobody knows what may be a key in another file: such keys are no symbols. */
function isOpenName(file: CodeFile, i: number, receiver: ValueType | null): boolean {
  const { standardMembers } = RULES[file.language];
  const isMember = file.uses.left[i] !== LEFT_CODES.none && (file.uses.leftFlags[i] & LEFT_FLAGS.scope) === 0;
  return standardMembers !== null && receiver === null && isMember && !standardMembers.has(file.name(i));
}

/** Whether the file binds the name somewhere: where its blocks end depends on what a preprocessor leaves of them. */
function bindsLocally({ uses }: CodeFile, i: number): boolean {
  for (let at = 0; at < uses.count; at++) if (uses.local[at] === at && uses.name[at] === uses.name[i]) return true;
  return false;
}

/** Whether an engine or an import says that a name is declared outside. */
const isSaid = (file: CodeFile, i: number, { basis, external }: Resolution): boolean =>
  basis === "precise" || (external !== null && external.specifier !== null && file.uses.left[i] < 0);
