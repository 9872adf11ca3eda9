/**
 * Overloads of C#, told apart by their own text: how many arguments they can do with, which of them bear names, what a
 * lambda fits, and what is called on the first parameter. An argument that says nothing rules nothing out.
 */
import { argumentsBehind, MAX_BEHIND_NAME } from "../facts/arguments";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType, scopeOf, type Declaration } from "../facts/declaration";
import { interfaceSaid } from "../facts/disambiguator";
import { holderOf } from "../facts/declared-name";
import { writtenParameters } from "../facts/default-arguments";
import { takesTypeArguments, typeParametersOf } from "../facts/type-parameters";
import type { OccurrenceReader } from "../languages/readers";
import { fitOf, isPrimitive, type ArgumentType } from "../types/parameter-fit";
import { fitOfReceiver } from "./called-on";
import { DeclaredTexts } from "./declared-texts";
import { mayBeDelegate, OPEN_TYPE } from "./delegates";
import { LambdaReader } from "./lambda-reader";
import { fitOfResult, type LambdaGives } from "./lambda-results";
import { fitOfGroup, MethodGroups, type MethodShape } from "./method-groups";
import type { Overloads } from "./overloads";
import { fitOfPlain, wordOf } from "./plain-types";
import { writtenType } from "./said-types";
import { StatedValues } from "./stated-values";
import { areApart, areInferred, fitOfFunction, isUnlike, taken, takesTyped } from "./taken-parameters";
import {
  headOf,
  isFunctionType,
  lambdaIn,
  parameterIn,
  takenBy,
  valueIn,
  type WrittenParameter,
  type WrittenValue,
} from "./written-parameters";

/** Overloads that are read. */
const MAX_OVERLOADS = 60;
/** For each parameter that keeps its own value, and for what takes any number of values. */
const LEFT_OUT = -0.125;
const SPREAD = -0.25;
/** A lambda that its parameter's function type tells to take as many parameters. */
const TAKES_LAMBDA = 2;
const OPEN = 0.5;
/** Of methods that fit alike one without type parameters is meant. */
const GENERIC = -0.0625;
/** Of types that differ in their arguments alone the one that the value is declared with. */
const SAME = 0.125;
/** A value that becomes one that may be missing. */
const TURNED = -0.25;

interface Passed {
  value: WrittenValue;
  type: ArgumentType | null;
  /** its type as it is written where it is declared; null where that is not known */
  written: string | null;
  /** what a lambda gives, and the type of what its expression names */
  lambda: LambdaGives | null;
  /** the methods that a name means which is not called; null for any other value */
  group: readonly MethodShape[] | null;
}

/** A call, as far as all of its arguments share it. */
interface Called {
  passed: readonly Passed[];
  /** the type that is declared for what an extension is called on; null where that is not known */
  receiver: string | null;
  /** its type arguments */
  given: readonly string[];
}

export class WrittenOverloads {
  private readonly texts: DeclaredTexts;
  private readonly lambdas: LambdaReader;
  private readonly groups: MethodGroups;
  private readonly stated: StatedValues;

  constructor(
    private readonly code: CodeIndex,
    private readonly others: Overloads,
    private readonly occurrence: OccurrenceReader,
  ) {
    this.texts = new DeclaredTexts(code, occurrence);
    this.lambdas = new LambdaReader(this.texts, others);
    this.groups = new MethodGroups(code, this.texts, occurrence);
    this.stated = new StatedValues(code, this.texts, occurrence);
  }

  /** Those that fit best; all that were found where the text does not say it. */
  async fitting(
    file: CodeFile,
    i: number,
    found: readonly Declaration[],
    chain: Chain,
  ): Promise<readonly Declaration[]> {
    if (!found.every((d) => isFunction(d.kind))) return found;
    const all = await this.withOthers(found);
    if (new Set(all.map((d) => d.keyHash)).size < 2 || all.length > MAX_OVERLOADS) return found;
    const passed = await this.passed(file, i, chain);
    if (!passed) return found;
    const left = file.uses.left[i];
    const receiver = left < 0 ? null : await this.texts.of(file, left, chain);
    const called = { passed, receiver, given: await this.texts.typeArguments(file, i) };
    const fits: number[] = [];
    for (const d of all) fits.push(await this.fitOf(file, i, d, called, chain));
    const most = Math.max(...fits);
    return most === -Infinity ? found : all.filter((_, at) => fits[at] === most);
  }

  /**
   * Methods beside those found, which may do with another number of arguments than they have parameters; of extensions
   * those of the same types.
   */
  private async withOthers(found: readonly Declaration[]): Promise<readonly Declaration[]> {
    const [first] = found;
    const named = (await this.code.named(first.name)).where(holderOf, first.holder);
    const receivers = new Set<string | null>();
    for (const d of found) receivers.add(await this.extended(d));
    const all = [...found];
    for (const d of named) {
      const isOther = d.repositoryId === first.repositoryId && isFunction(d.kind) && !found.includes(d);
      if (isOther && interfaceSaid(d) === null && receivers.has(await this.extended(d))) all.push(d);
    }
    return all;
  }

  /** The name of the type that a method extends; null for none. */
  private async extended(d: Declaration): Promise<string | null> {
    const site = (await this.code.file(d.fileId))?.extendedBy(d.ordinal);
    return site ? site.file.name(site.at) : null;
  }

  private async passed(file: CodeFile, i: number, chain: Chain): Promise<Passed[] | null> {
    const text = await this.code.text(file.id);
    const end = text ? text.offsetAt(file.uses.line[i], file.columnBehind(i)) : 0;
    const given = text ? argumentsBehind(text.slice(end, end + MAX_BEHIND_NAME), 0) : null;
    if (!text || given?.length !== file.uses.arity[i]) return null;
    const passed: Passed[] = [];
    // one after the other: what the first finds out the next ones know
    for (const argument of given) {
      const value = valueIn(argument.text);
      const isOpen = value.passing === "out" || lambdaIn(value.text) !== null;
      const start = end + argument.start + value.before;
      const plain = withoutInitializer(value.text);
      const known = isOpen ? null : await this.others.types.of(file, i, text, { text: plain, start }, chain);
      const type = known ?? (isOpen ? null : await this.stated.of(file, text, i, { text: plain, start }, chain));
      const lambda = await this.lambdas.at(file, i, text, { text: value.text, start }, chain);
      const written = writtenType(file, text, i, start, value.text);
      const isNoMethod = isOpen || (written !== null && isFunctionType(written));
      const group = isNoMethod ? null : await this.groups.at(file, i, text, { text: plain, start }, chain);
      passed.push({ value, type: group || !type ? null : inWords(type), written, lambda, group });
    }
    return passed;
  }

  private async fitOf(
    file: CodeFile,
    i: number,
    d: Declaration,
    { passed, receiver, given: named }: Called,
    chain: Chain,
  ): Promise<number> {
    const written = (await writtenParameters(this.code, d)).map(parameterIn);
    const all = written.filter((each) => each !== null);
    if (all.length < written.length) return 0;
    const isCalledOn = all[0]?.isReceiver && !(await this.isOfItsType(file, i, d, chain));
    const parameters = isCalledOn ? all.slice(1) : all;
    const taking = taken(parameters, passed);
    if (!taking) return -Infinity;
    const open = await typeParametersOf(this.code, d);
    const given = file.typedBy.arityOf(i);
    const isMeant =
      given > 0 ? await takesTypeArguments(this.code, file, i, d) : areInferred(open, all, taking, passed);
    if (!isMeant) return -Infinity;
    let sum = given === 0 && open.length > 0 ? GENERIC : 0;
    if (isCalledOn && receiver !== null) sum += fitOfReceiver(receiver, all[0].type, open, named);
    sum += LEFT_OUT * Math.max(0, parameters.length - new Set(taking).size);
    const isHandedOn = passed.length === parameters.length && passed.at(-1)?.type?.isArray === true;
    for (const [at, parameter] of taking.entries()) sum += await this.fit(passed[at], parameter, open, isHandedOn);
    return sum + (parameters.at(-1)?.isRest && !isHandedOn ? SPREAD : 0);
  }

  /** Whether a method is called by its class's name, or from the class itself: then it is given all parameters. */
  private async isOfItsType(file: CodeFile, i: number, d: Declaration, chain: Chain): Promise<boolean> {
    const left = file.uses.left[i];
    if (left < 0) return left === -1;
    const { declarations } = await this.occurrence(file, left, chain);
    return declarations.some((type) => isType(type.kind) && scopeOf(type) === d.holder);
  }

  /**
   * @param open the type parameters of the method
   * @param isHandedOn an array is passed for all that `params` takes
   */
  private async fit(
    { value, type, written, lambda: body, group }: Passed,
    parameter: WrittenParameter,
    open: readonly string[],
    isHandedOn: boolean,
  ): Promise<number> {
    const head = headOf(parameter.type);
    if (isUnlike(value, parameter)) return -Infinity;
    const lambda = lambdaIn(value.text);
    if (lambda) {
      const taker = parameter.isRest ? parameter.type.replace(/\[\]$/, "") : parameter.type;
      if (!isFunctionType(taker)) return (await mayBeDelegate(this.code, head)) ? 0 : -Infinity;
      const count = takenBy(taker);
      if (lambda.isBlock && lambda.count !== null && head === "Expression") return -Infinity;
      if (count !== null && lambda.count !== null && count !== lambda.count) return -Infinity;
      if (!takesTyped(value.text, taker, open)) return -Infinity;
      return TAKES_LAMBDA + (body ? fitOfResult(body, taker, open) : 0);
    }
    if (group && isFunctionType(parameter.type)) return fitOfGroup(group, parameter.type, open);
    if (group) return (await mayBeDelegate(this.code, head)) ? 0 : -Infinity;
    if (written !== null && isFunctionType(written) && isFunctionType(parameter.type))
      return fitOfFunction(written, parameter.type, open);
    if (written !== null && areApart(written, parameter.type, open)) return -Infinity;
    if (value.text === "null") return isPrimitive(wordOf(head)) && !parameter.type.endsWith("?") ? -Infinity : 0;
    if (type === null) return 0;
    const item = wordOf(parameter.isRest && !isHandedOn ? head.replace(/Array$/, "") : head);
    if (OPEN_TYPE.test(item) || open.includes(item)) return OPEN;
    if ((item === "string" || isFunctionType(parameter.type)) && !type.names.includes(item)) return -Infinity;
    if (type.isArray === true && isPrimitive(item)) return -Infinity;
    if (NAMED_LIKE_OPEN.test(item) && !type.names.includes(item)) return type.isWhole ? -Infinity : 0;
    const same = written !== null && written.includes("<") && written === parameter.type ? SAME : 0;
    const fit = (fitOfPlain(type, item) ?? fitOf(type, item)) + same;
    return fit + (isPrimitive(item) && parameter.type.endsWith("?") ? TURNED : 0);
  }
}

/** Its types by the words that the language has for them. */
const inWords = (type: ArgumentType): ArgumentType => ({ ...type, names: [...new Set(type.names.map(wordOf))] });

/** `new Guest { Age = 3 }` makes a guest, as `new Guest()` does. */
const withoutInitializer = (text: string): string =>
  text.replace(/^(new\s+[\w.]+(?:<[\w\s,.<>?[\]]*>)?)\s*\{[^]*\}$/, "$1()");

/** Types that other languages would take for type parameters: `Type`, `Task`. */
const NAMED_LIKE_OPEN = /^(?:[A-Z][A-Z0-9]?|T\w*)$/;
