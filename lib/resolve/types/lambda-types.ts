/**
 * What functions hand to the lambdas that they are called with: the element of a container, the receiver itself, or
 * what the parameter that takes the lambda says. Null where the source does not say it.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile, TypeSite } from "../facts/code-file";
import { ACCUMULATES, BRINGS_RECEIVER, FUNCTION_TYPES, HANDS_ON, HANDS_ON_ITSELF } from "./container-rules";
import type { SymbolRecord } from "../../format/symbol-record";
import { hasModifier, isFunction, isType, parameterTypes, scopeOf, type Declaration } from "../facts/declaration";
import { ofType, siteOf, type ValueType } from "../facts/value-type";
import { InvokedOperators } from "./invoked";
import { lambdaPlace } from "./lambda-place";
import { parametersIn } from "../facts/parameters";
import type { TypeSources } from "./type-sources";
import { RULES } from "../languages/registry";

/** Types of values, as far as lambdas ask for them. */
interface LambdaNames {
  receiver(file: CodeFile, i: number, chain: Chain): Promise<ValueType | null>;
  ofValue(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  itemOf(container: ValueType, chain: Chain): Promise<ValueType | null>;
  written(site: TypeSite, chain: Chain, receiver: () => Promise<ValueType | null>): Promise<ValueType | null>;
}

/** A parameter of a function, by the occurrence of its name. */
interface Parameter {
  file: CodeFile;
  at: number;
}

/** The call that takes a lambda, and a name in the lambda. */
interface Handed extends Parameter {
  within: number | undefined;
}

export class LambdaTypes {
  private readonly invoked: InvokedOperators;

  constructor(
    private readonly names: TypeSources,
    private readonly values: LambdaNames,
  ) {
    this.invoked = new InvokedOperators(names, (...asked) => values.ofValue(...asked));
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
      const taker = last === undefined ? undefined : (await this.parametersOf([d])).at(-1);
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
      return this.handedTo({ file, at: callee }, place, chain, async () => null, undefined);
    const found = await this.names.occurrence(file, callee, chain);
    if (found.declarations.length > 0)
      return found.basis === "name"
        ? null
        : this.asDeclared({ file, at: callee, within }, found.declarations, place, chain);
    if (RULES[file.language].callSignatures && found.local >= 0) return this.byCallable(file, callee, place, chain);
    const receiver = await this.values.receiver(file, callee, chain);
    const name = file.name(callee);
    if (receiver === null) return null;
    if (place === 0 && HANDS_ON_ITSELF.has(name)) return receiver;
    const site = siteOf(receiver);
    if (site !== null && (site.isArray || site.file.argumentsOf(site.at).length > 0)) {
      const element = ACCUMULATES.has(name) ? 1 : 0;
      if (place === element) return this.values.itemOf(receiver, chain);
    }
    const isHeld = receiver.sort === "type" && receiver.isHeld === true;
    const item = place === 0 && receiver.sort === "type" && !isHeld ? await this.values.itemOf(receiver, chain) : null;
    return item ?? (place === 0 && HANDS_ON.has(name) ? receiver : null);
  }

  /** What `this` is in a lambda that is handed to a function; null where it is no more than outside of the lambda. */
  async receiver(file: CodeFile, callee: number, chain: Chain): Promise<ValueType | null> {
    if (isDeclaredName(file, callee)) return null;
    // `with(value) { … }`: the value itself stands for what is called
    if (file.uses.arity[callee] < 0 && file.role(callee) !== "call") return this.values.ofValue(file, callee, chain);
    const found = await this.names.occurrence(file, callee, chain);
    const invoked = found.basis === "name" ? null : await this.invoked.by(file, callee, found, chain);
    if (found.declarations.length === 0 && invoked === null)
      return BRINGS_RECEIVER.has(file.name(callee)) ? this.values.receiver(file, callee, chain) : null;
    if (found.basis === "name") return null;
    const receiver = async () => invoked?.of ?? this.values.receiver(file, callee, chain);
    const operators = invoked?.declarations.map((d) => [d]) ?? [];
    // a constructor is nearer than what the companion of its class has
    for (const called of [found.declarations, ...operators])
      for (const { file: home, at } of await this.parametersOf(called)) {
        const extended = home.receiverOf(at);
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
      return this.byInterface({ file, at: callee, isArray: false }, place, chain);
    if (RULES[file.language].callSignatures && declarations.every((d) => !isFunction(d.kind) && !isType(d.kind)))
      return this.byCallable(file, callee, place, chain);
    const receiver = () => this.values.receiver(file, callee, chain);
    const takers = await this.takersOf(declarations, { file, at: callee, within });
    const taken: ValueType[] = [];
    for (const taker of takers.toReversed()) {
      const found = await this.handedTo(taker, place, chain, receiver, { file, at: callee });
      if (found && !RULES[file.language].callSignatures) return found;
      if (found) taken.push(found);
    }
    // which of several lambdas it is, nothing says
    return taken.length === 1 ? taken[0] : null;
  }

  /** The parameters that may take the lambda: the one at its place in the list of arguments, where that is told. */
  private async takersOf(declarations: readonly Declaration[], { file, at, within }: Handed): Promise<Parameter[]> {
    const takers = await this.parametersOf(declarations);
    if (within === undefined || takers.length < 2 || !RULES[file.language].trailingLambdas) return takers;
    const place = await lambdaPlace(this.names.code, file, at, within);
    const own = place === null ? takers.at(-1) : takers[place];
    return own ? [own] : takers;
  }

  /**
   * `this.moved((to) => …)`: the value's type is an interface that can be called, and says what it hands to what it
   * takes.
   */
  private async byCallable(file: CodeFile, callee: number, place: number, chain: Chain): Promise<ValueType | null> {
    const type = await this.values.ofValue(file, callee, chain);
    if (type?.sort !== "type" || type.isGuess) return null;
    const scope = scopeOf(type.declarations[0]);
    const { members } = await this.names.members.find(scope, file.language, CALL_SIGNATURE);
    const home = members.length === 1 ? await this.names.code.file(members[0].fileId) : null;
    const taker = home && members[0] ? functionTaken(home, members[0].ordinal) : -1;
    return home && taker >= 0
      ? this.handedTo({ file: home, at: taker }, place, chain, async () => type, undefined)
      : null;
  }

  /** One of the values that a variant of an enum holds. */
  private async partOf(variant: Declaration, place: number, chain: Chain): Promise<ValueType | null> {
    const home = await this.names.code.file(variant.fileId);
    const own = home?.nameOccurrence(variant.ordinal) ?? -1;
    const written = home && own >= 0 ? home.argumentsOf(own)[place] : undefined;
    return written ? this.values.written(written, chain, async () => null) : null;
  }

  /** What a parameter hands to the function that it takes. */
  private async handedTo(
    { file, at }: Parameter,
    place: number,
    chain: Chain,
    receiver: () => Promise<ValueType | null>,
    call: TypeSite["call"],
  ): Promise<ValueType | null> {
    const typed = file.typedBy.get(at);
    if (typed === undefined) {
      const written = file.argumentsOf(at)[place];
      return written ? this.values.written({ ...written, call }, chain, receiver) : null;
    }
    const [type] = typed;
    const bound = file.uses.local[type];
    if (bound >= 0 && bound !== at) return this.handedTo({ file, at: bound }, place, chain, receiver, call);
    const given = file.argumentsOf(type);
    if (FUNCTION_TYPES.has(file.name(type))) {
      const written = given.length === 1 ? given[0] : given[place];
      return written ? this.values.written({ ...written, call }, chain, receiver) : null;
    }
    return this.byInterface({ file, at: type, isArray: false }, place, chain);
  }

  /** The parameter of the only function of an interface, of a delegate, or of a function type with a name. */
  private async byInterface(site: TypeSite, place: number, chain: Chain): Promise<ValueType | null> {
    const found = await this.names.occurrence(site.file, site.at, chain);
    const type = found.basis === "name" ? undefined : found.declarations.find((d) => isType(d.kind));
    if (type?.kind !== "interface" && type?.kind !== "delegate" && type?.kind !== "type_alias") return null;
    const home = await this.names.code.file(type.fileId);
    if (!home) return null;
    if (type.kind === "type_alias") return this.byAlias(home, type.ordinal, place, chain);
    const functions =
      type.kind === "delegate"
        ? [type.ordinal]
        : home.symbols
            .filter((s) => s.container === type.ordinal && isFunction(home.kind(s.ordinal)) && !hasBody(s))
            .map((s) => s.ordinal);
    if (functions.length !== 1) return null;
    const parameter = parametersIn(home, functions[0])[place];
    const typed = parameter === undefined ? undefined : home.typedBy.get(parameter);
    if (!typed) return null;
    const written = { file: home, at: typed[0], isArray: false };
    return this.values.written(written, chain, async () => ofType(found.declarations, site));
  }

  /** The parameter of a function type by the name that it was given: `type Visitor = (row: Row) => void`. */
  private async byAlias(home: CodeFile, alias: number, place: number, chain: Chain): Promise<ValueType | null> {
    const own = home.nameOccurrence(alias);
    const written = own < 0 || home.typedBy.has(own) ? undefined : home.argumentsOf(own)[place];
    return written ? this.values.written(written, chain, async () => null) : null;
  }

  /** Those of a function, or of the constructor that a class writes behind its name. */
  private async parametersOf(declarations: readonly Declaration[]): Promise<Parameter[]> {
    const head = declarations.find((d) => isFunction(d.kind)) ?? declarations.find((d) => d.kind === "class");
    const file = head ? await this.names.code.file(head.fileId) : null;
    return file && head ? parametersIn(file, head.ordinal).map((at) => ({ file, at })) : [];
  }
}

/** The name of what is declared: the value of that, or what it gives, is the lambda. */
const isDeclaredName = (file: CodeFile, callee: number): boolean =>
  RULES[file.language].trailingLambdas && (file.uses.symbol[callee] >= 0 || file.uses.local[callee] === callee);

/** The one parameter of a signature without a name that takes a function; -1 for none or several. */
function functionTaken(file: CodeFile, ordinal: number): number {
  const found: number[] = [];
  const from = file.firstWithin(ordinal);
  for (let i = Math.max(from, 0); from >= 0 && i < file.uses.count && found.length < 2; i++) {
    if (file.uses.enclosing[i] !== ordinal) break;
    if (file.uses.local[i] === i && !file.typedBy.has(i) && file.argumentsOf(i).length > 0) found.push(i);
  }
  return found.length === 1 ? found[0] : -1;
}

/** What a member is called that stands for a call of the value: `interface Event { (listener: Listener): void }`. */
const CALL_SIGNATURE = "()";

/** What an interface of Java does itself is not what a lambda stands for. */
const hasBody = (symbol: SymbolRecord): boolean => hasModifier(symbol, "default") || hasModifier(symbol, "static");
