/**
 * What functions hand to the lambdas that they are called with: the element of a container, the receiver itself, or
 * what the parameter that takes the lambda says. Null where the source does not say it.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { ACCUMULATES, BRINGS_ARGUMENT, BRINGS_RECEIVER, HANDS_ON, HANDS_ON_ITSELF, ITERATED } from "./container-rules";
import { agreed } from "./agreed-types";
import { isFunction, isType, type Declaration } from "../facts/declaration";
import { parameterTypes } from "../facts/disambiguator";
import { siteOf, type TypeSite, type ValueType } from "../facts/value-type";
import { ExpectedFunctions } from "./expected-functions";
import { HandedTypes, type Parameter } from "./handed-types";
import { InvokedOperators } from "./invoked";
import { LambdaTakers, type Handed } from "./lambda-takers";
import type { TypeSources } from "./type-sources";
import { RULES } from "../languages/registry";

/** Types of values, as far as lambdas ask for them. */
interface LambdaNames {
  receiver(file: CodeFile, i: number, chain: Chain): Promise<ValueType | null>;
  ofValue(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  /** the type of what is called, and not of what the call gives */
  ofCallee(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  /** the first value that a call passes */
  argument(file: CodeFile, call: number, chain: Chain): Promise<ValueType | null>;
  /** what an alias stands for */
  unfold(meaning: ValueType, chain: Chain): Promise<ValueType | null>;
  itemOf(container: ValueType, chain: Chain): Promise<ValueType | null>;
  written(site: TypeSite, chain: Chain, receiver: () => Promise<ValueType | null>): Promise<ValueType | null>;
}

export class LambdaTypes {
  private readonly invoked: InvokedOperators;
  private readonly handed: HandedTypes;
  private readonly takers: LambdaTakers;
  private readonly expected: ExpectedFunctions;

  constructor(
    private readonly names: TypeSources,
    private readonly values: LambdaNames,
  ) {
    this.invoked = new InvokedOperators(names, (...asked) => values.ofCallee(...asked));
    this.takers = new LambdaTakers(names);
    this.handed = new HandedTypes(names, (...asked) => values.written(...asked));
    this.expected = new ExpectedFunctions(names, this.handed, (...asked) => values.written(...asked));
  }

  /**
   * The function whose lambda takes a parameter. Kotlin's `it` belongs to the nearest lambda around that takes
   * anything: one that is known to take nothing is passed over.
   */
  async handing(file: CodeFile, name: number, callee: number, chain: Chain): Promise<number> {
    if (file.name(name) !== RULES[file.language].implicitParameter) return callee;
    for (const each of [callee, ...file.lambdasAround(callee)])
      if (!(await this.takesNothing(file, each, chain))) return each;
    return callee;
  }

  private async takesNothing(file: CodeFile, callee: number, chain: Chain): Promise<boolean> {
    if (isDeclaredName(file, callee)) return false;
    const found = await this.names.occurrence(file, callee, chain);
    if (found.basis === "name" || found.declarations.length === 0) return false;
    for (const d of found.declarations) {
      const last = parameterTypes(d)?.at(-1);
      const taker = last === undefined ? undefined : (await this.takers.parametersOf([d])).at(-1);
      if (last === undefined || !taker) return false;
      const receivers = taker.file.receiverOf(taker.at) ? 1 : 0;
      if (!new RegExp(`^(?:Suspend)?Function${receivers}$`).test(last)) return false;
    }
    return true;
  }

  /** The type of a lambda's parameter, by its place. */
  async parameter(
    file: CodeFile,
    callee: number,
    place: number,
    chain: Chain,
    within?: number,
  ): Promise<ValueType | null> {
    if (isDeclaredName(file, callee))
      return this.handed.by({ file, at: callee }, place, chain, async () => null, undefined);
    if (isGivenTo(file, callee)) return this.expected.parameter(file, callee, place, chain);
    const found = await this.names.occurrence(file, callee, chain);
    const isMade = RULES[file.language].assignedLambdas && found.declarations.every((d) => isMaker(d));
    const ofDeclared =
      found.declarations.length === 0 || found.basis === "name"
        ? null
        : await this.asDeclared({ file, at: callee, within }, found.declarations, place, chain);
    const ofMade = isMade && !ofDeclared ? await this.handed.byArgumentsOf({ file, at: callee }, place, chain) : null;
    if (ofMade || found.declarations.length > 0) return ofDeclared ?? ofMade;
    if (RULES[file.language].callSignatures && found.local >= 0)
      return this.byCallable({ file, at: callee, within }, place, chain);
    const receiver = await this.values.receiver(file, callee, chain);
    const name = file.name(callee);
    if (receiver === null) return null;
    if (place === 0 && HANDS_ON_ITSELF.has(name)) return receiver;
    // what is wrapped is handed on, and nothing that it holds
    if (place === 0 && receiver.sort === "type" && receiver.isHeld === true && HANDS_ON.has(name)) return receiver;
    const site = siteOf(receiver);
    const isGiven = site !== null && (site.isArray || site.file.argumentsOf(site.at).length > 0);
    const isContainer = isGiven && (site.isArray || (await this.isContainer(receiver, site, chain)));
    if (isContainer && place === (ACCUMULATES.has(name) ? 1 : 0)) return this.values.itemOf(receiver, chain);
    const mayHold = receiver.sort === "type" && receiver.isHeld !== true && isContainer === isGiven;
    const item = place === 0 && mayHold ? await this.values.itemOf(receiver, chain) : null;
    return item ?? (place === 0 && HANDS_ON.has(name) ? receiver : null);
  }

  /**
   * Whether the type arguments of a type say what it holds. Those of a type of scripts that is declared here say
   * anything: it holds what a container from outside does that it stands for, or extends.
   */
  private async isContainer(receiver: ValueType, site: TypeSite, chain: Chain): Promise<boolean> {
    if (receiver.sort !== "type" || !RULES[site.file.language].callSignatures) return true;
    const [head] = receiver.declarations;
    if (head.kind === "type_alias") return (await this.values.unfold(receiver, chain))?.sort === "outside";
    const bases = (await this.names.code.bases([head.id])).get(head.id) ?? [];
    return bases.some(({ baseName, baseKey }) => baseKey === null && ITERATED.has(baseName));
  }

  /** What `this` is in a lambda that is handed to a function; null where it is no more than outside of the lambda. */
  async receiver(file: CodeFile, callee: number, chain: Chain): Promise<ValueType | null> {
    if (isDeclaredName(file, callee)) return null;
    // `with(value) { … }`: the value itself stands for what is called
    if (file.uses.arity[callee] < 0 && file.role(callee) !== "call") return this.values.ofValue(file, callee, chain);
    const found = await this.names.occurrence(file, callee, chain);
    const invoked = found.basis === "name" ? null : await this.invoked.by(file, callee, found, chain);
    if (found.declarations.length === 0 && invoked === null && BRINGS_ARGUMENT.has(file.name(callee)))
      return this.values.argument(file, callee, chain);
    if (found.declarations.length === 0 && invoked === null)
      return BRINGS_RECEIVER.has(file.name(callee)) ? this.values.receiver(file, callee, chain) : null;
    if (found.basis === "name") return null;
    const receiver = async () => invoked?.of ?? this.values.receiver(file, callee, chain);
    const operators = invoked?.declarations.map((d) => [d]) ?? [];
    // a constructor is nearer than what the companion of its class has
    for (const called of [found.declarations, ...operators])
      for (const { file: home, at } of await this.takers.parametersOf(called)) {
        const extended = home.receiverOf(at) ?? (await this.handed.receiverNamed(home, at, chain));
        if (extended) return this.values.written(extended, chain, receiver);
      }
    return null;
  }

  private async asDeclared(
    { file, at: callee, within }: Handed,
    declarations: readonly Declaration[],
    place: number,
    chain: Chain,
  ): Promise<ValueType | null> {
    if (declarations[0].kind === "enum_member") return this.partOf(declarations[0], place, chain);
    // `Task { load -> … }`: an interface of one function, made of a lambda
    if (declarations.some((d) => d.kind === "interface"))
      return this.handed.byNamed({ file, at: callee, isArray: false }, place, chain);
    if (RULES[file.language].callSignatures && declarations.every((d) => !isFunction(d.kind) && !isType(d.kind)))
      return this.byCallable({ file, at: callee, within }, place, chain);
    const receiver = () => this.values.receiver(file, callee, chain);
    const takers = await this.takers.of(declarations, { file, at: callee, within });
    const asked = (taker: Parameter) => this.handed.by(taker, place, chain, receiver, { file, at: callee });
    if (RULES[file.language].callSignatures) return agreed(await Promise.all(takers.map(asked)));
    for (const taker of takers.toReversed()) {
      const found = await asked(taker);
      if (found) return found;
    }
    return null;
  }

  /**
   * `this.moved((to) => …)`: the value's type is an interface that can be called, and says what it hands to what it
   * takes.
   */
  private async byCallable(handed: Handed, place: number, chain: Chain): Promise<ValueType | null> {
    const type = await this.values.ofCallee(handed.file, handed.at, chain);
    if (type?.sort !== "type" || type.isGuess) return null;
    const takers = await this.takers.ofCallable(type.declarations[0], handed);
    const asked = (taker: Parameter) => this.handed.by(taker, place, chain, async () => type, undefined);
    return agreed(await Promise.all(takers.map(asked)));
  }

  /** One of the values that a variant of an enum holds. */
  private async partOf(variant: Declaration, place: number, chain: Chain): Promise<ValueType | null> {
    const home = await this.names.code.file(variant.fileId);
    const own = home?.nameOccurrence(variant.ordinal) ?? -1;
    const written = home && own >= 0 ? home.argumentsOf(own)[place] : undefined;
    return written ? this.values.written(written, chain, async () => null) : null;
  }
}

/** The name of what is declared: the value of that, or what it gives, is the lambda. */
const isDeclaredName = (file: CodeFile, callee: number): boolean =>
  (RULES[file.language].trailingLambdas || RULES[file.language].assignedLambdas) &&
  (file.uses.symbol[callee] >= 0 || file.uses.local[callee] === callee);

const isMaker = ({ kind }: Declaration): boolean => isType(kind) || kind === "constructor";

/** What a lambda is given to that is passed to no call: `config.Made = (row) => …`. */
function isGivenTo(file: CodeFile, callee: number): boolean {
  const { callSignatures, assignedLambdas } = RULES[file.language];
  return file.uses.arity[callee] < 0 && (callSignatures || (assignedLambdas && file.role(callee) !== "call"));
}
