/**
 * Extensions behind something whose meaning is known: of a value from outside, of a type without such a member, and in
 * place of members that no such call can mean.
 */
import type { Basis } from "../../contract/vocabulary";
import type { Chain } from "../facts/chain";
import { chosen } from "../facts/choose-overload";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType, scopeOf, type Declaration } from "../facts/declaration";
import { parameterCount } from "../facts/disambiguator";
import { canDoWith } from "../facts/default-arguments";
import { means, meansOutside, type Resolution } from "../facts/resolution";
import { textBefore } from "../facts/text-before";
import { takesTypeArguments } from "../facts/type-parameters";
import type { ValueType } from "../facts/value-type";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";
import { callArity, type Extensions } from "../members/extensions";
import type { Members } from "../members/members";
import { refusesLambdas } from "../overloads/delegates";
import type { ValueTypes } from "../types/value-types";
import { extensionsNamed } from "../visibility/names-alone";

export class ExtensionsOfMeaning {
  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
    private readonly values: ValueTypes,
    private readonly extensions: Extensions,
  ) {}

  /** What is asked of a value from outside: an extension of the index, as far as one may be meant. */
  async ofOutside(
    file: CodeFile,
    i: number,
    at: ValueType & { sort: "outside" },
    basis: Basis,
    chain: Chain,
  ): Promise<Resolution> {
    const asCalled = (found: readonly Declaration[], by: Basis): Resolution =>
      means(chosen(found, callArity(file, i)), by);
    if (at.isType) return meansOutside(at.specifier);
    const extending = await this.extensions.of(file, i, at, chain);
    if (extending.length > 0) return asCalled(extending, basis);
    const ofInterface = await this.extensions.ofInterfaces.find(file, i, at.site);
    if (ofInterface.length > 0) return asCalled(ofInterface, "unique_name");
    // what type it is of is not known, but an import brings what may be asked of it
    const imported = await this.extensions.imported(file, i);
    if (imported.length > 0) return asCalled(imported, "import");
    const sure = await this.extensions.onlyOfOutside(file, i, at.site);
    if (sure.length > 0) return asCalled(sure, "unique_name");
    const open = await this.extensions.open(file, i, at);
    const isSure = areOne(open) && !HOOKS[file.language].isStandardMember?.(file.name(i));
    if (open.length > 0) return means(chosen(open, file.uses.arity[i]), isSure ? "unique_name" : "name");
    const inLambda = await this.extensions.ofLambda(file, i, at, chain);
    if (inLambda.length > 0) return asCalled(inLambda, "name");
    // the type may have one of its own, or be extended outside
    const only = await this.extensions.only(file, i);
    return only.length > 0 ? asCalled(only, "name") : meansOutside(at.specifier);
  }

  /** What is asked of a known type that has no such member, nor have its bases; null where nothing bears the name. */
  async ofLacking(
    file: CodeFile,
    i: number,
    meaning: ValueType,
    basis: Basis,
    chain: Chain,
  ): Promise<Resolution | null> {
    const extending = await this.extensions.of(file, i, meaning, chain);
    if (extending.length > 0) return means(chosen(extending, callArity(file, i)), basis);
    const extensions = await extensionsNamed(this.code, file, file.name(i));
    return extensions.length > 0 ? means(chosen(extensions, callArity(file, i)), "name") : null;
  }

  /**
   * Members that no call with so many arguments and type arguments, or with its lambdas, can mean give way to
   * extensions that take as many; none where such an extension comes from outside. Null where nothing seen can be
   * meant.
   */
  async orMembers(
    file: CodeFile,
    i: number,
    members: readonly Declaration[],
    receiver: ValueType,
    chain: Chain,
  ): Promise<readonly Declaration[] | null> {
    const arity = file.uses.arity[i];
    if (arity < 0 || RULES[file.language].extensionReceiver === null) return members;
    if (RULES[file.language].functionsApartFromValues && members.every((d) => isPlainValue(d))) {
      // `Ship::hull { … }` calls what refers to the value
      const isReferred = (await textBefore(this.code, file, i, 2)) === "::";
      if (isReferred || (await this.mayBeCalled(members, receiver, chain))) return members;
      const functions = await this.extensions.of(file, i, receiver, chain);
      return functions.length > 0 ? functions : null;
    }
    for (const d of members)
      if (await takesTypeArguments(this.code, file, i, d))
        if ((await this.takes(d, arity)) && !(await refusesLambdas(this.code, file, i, d))) return members;
    const fitting: Declaration[] = [];
    for (const d of await this.extensions.of(file, i, receiver, chain))
      if (await this.takes(d, callArity(file, i))) fitting.push(d);
    if (fitting.length > 0) return fitting;
    return (await this.extensions.isTakenFromOutside(file, i)) && !(await this.anyTakes(members, file, i))
      ? []
      : members;
  }

  private async anyTakes(members: readonly Declaration[], file: CodeFile, i: number): Promise<boolean> {
    for (const d of members)
      if ((await this.takes(d, file.uses.arity[i])) || (await this.takes(d, callArity(file, i)))) return true;
    return false;
  }

  private async takes(d: Declaration, arity: number): Promise<boolean> {
    return (parameterCount(d) ?? arity) === arity || canDoWith(this.code, [d], arity);
  }

  /** Whether a value among them may hold a function or have an operator of calls, for all that is known. */
  private async mayBeCalled(values: readonly Declaration[], receiver: ValueType, chain: Chain): Promise<boolean> {
    for (const value of values) {
      const type = await this.values.ofDeclaration(value, chain, async () => receiver);
      const { callOperator } = RULES[value.language];
      if (type?.sort === "outside" && type.site !== null) continue;
      if (type?.sort !== "type" || callOperator === null) return true;
      const [head] = type.declarations;
      if ((await this.members.find(scopeOf(head), head.language, callOperator)).members.length > 0) return true;
    }
    return false;
  }
}

const isPlainValue = ({ kind }: Declaration): boolean => !isFunction(kind) && !isType(kind);

const areOne = ([first, ...others]: readonly Declaration[]): boolean =>
  others.every(({ keyHash }) => keyHash === first.keyHash);
