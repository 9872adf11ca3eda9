/**
 * What a function that stands for a parameter is handed: as the parameter's own function type says it, or the type
 * with a name that it is declared with. Null where the source does not say it.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { hasModifier, isFunction, isType, type Declaration } from "../facts/declaration";
import { parametersAmong, parametersIn } from "../facts/parameters";
import { ofType, type TypeSite, type ValueType } from "../facts/value-type";
import type { SymbolRecord } from "../../format/symbol-record";
import { agreed } from "./agreed-types";
import { nextBeside } from "./besides";
import { FUNCTION_TYPES } from "./container-rules";
import type { TypeSources } from "./type-sources";
import { partsOf } from "./union-members";

type Receiver = () => Promise<ValueType | null>;
type Written = (site: TypeSite, chain: Chain, receiver: Receiver) => Promise<ValueType | null>;

/** A parameter of a function, by the occurrence of its name. */
export interface Parameter {
  file: CodeFile;
  at: number;
}

/** An alias of an alias, and so on, is followed up to here. */
const MAX_DEPTH = 6;
/** Types beside each other that are looked at. */
const MAX_BESIDE = 12;

export class HandedTypes {
  constructor(
    private readonly names: TypeSources,
    private readonly written: Written,
  ) {}

  /** What a parameter hands to the function that it takes, by the place among what that one takes. */
  async by(
    { file, at }: Parameter,
    place: number,
    chain: Chain,
    receiver: Receiver,
    call: TypeSite["call"],
  ): Promise<ValueType | null> {
    const typed = file.typedBy.get(at);
    if (typed === undefined) {
      const taken = file.argumentsOf(at)[place];
      return taken ? this.written({ ...taken, call }, chain, receiver) : null;
    }
    const [type] = typed;
    const bound = file.uses.local[type];
    if (bound >= 0 && bound !== at) return this.by({ file, at: bound }, place, chain, receiver, call);
    const signature = ofExpression(file, type);
    const given = file.argumentsOf(signature);
    if (FUNCTION_TYPES.has(file.name(signature))) {
      const taken = given.length === 1 ? given[0] : given[place];
      return taken ? this.written({ ...taken, call }, chain, receiver) : null;
    }
    return this.byNamed({ file, at: type, isArray: false }, place, chain);
  }

  /**
   * What a function type hands that is written behind the name of what is made, and holds or takes functions: `new
   * List<Func<Ship, bool>> { ship => … }`. Of several type arguments the last one counts, as in maps.
   */
  async byArgumentsOf({ file, at }: Parameter, place: number, chain: Chain): Promise<ValueType | null> {
    for (const given of file.argumentsOf(at).toReversed()) {
      const signature = given ? ofExpression(file, given.at) : -1;
      const taken = signature < 0 ? undefined : file.argumentsOf(signature)[place];
      if (!given || given.isArray) continue;
      const handed = FUNCTION_TYPES.has(file.name(signature))
        ? taken && this.written(taken, chain, async () => null)
        : this.byNamed(given, place, chain);
      const type = await handed;
      if (type) return type;
    }
    return null;
  }

  /**
   * Where the type is written that a function is called on whose type has a name: `typealias Fill = Ship.() -> Unit`.
   * Null where a name is declared with any other type.
   */
  async receiverNamed(file: CodeFile, name: number, chain: Chain): Promise<TypeSite | null> {
    let site: Parameter = { file, at: name };
    for (let depth = 0; depth < MAX_DEPTH; depth++) {
      const [type] = site.file.typedBy.get(site.at) ?? [];
      const found = type === undefined ? null : await this.names.occurrence(site.file, type, chain);
      const alias = found?.basis === "name" ? undefined : found?.declarations.find((d) => d.kind === "type_alias");
      const home = alias ? await this.names.code.file(alias.fileId) : null;
      if (!alias || !home) return null;
      site = { file: home, at: home.nameOccurrence(alias.ordinal) };
      const extended = home.receiverOf(site.at);
      if (extended) return extended;
    }
    return null;
  }

  /** The same of a type with a name, and of those that are written beside it. */
  async byNamed(site: TypeSite, place: number, chain: Chain): Promise<ValueType | null> {
    const all: TypeSite[] = [];
    for (let next: TypeSite | null = site; next !== null && all.length < MAX_BESIDE; next = nextBeside(next))
      all.push(next);
    return agreed(await Promise.all(all.map((each) => this.byOne(each, place, chain))));
  }

  /** The parameter of the only function of an interface, of a delegate, or of a function type with a name. */
  private async byOne(site: TypeSite, place: number, chain: Chain): Promise<ValueType | null> {
    const found = await this.names.occurrence(site.file, site.at, chain);
    const type = found.basis === "name" ? undefined : found.declarations.find((d) => isType(d.kind));
    return type ? this.byType(type, async () => ofType(found.declarations, site), place, chain, 0) : null;
  }

  private async byType(
    type: Declaration,
    receiver: Receiver,
    place: number,
    chain: Chain,
    depth: number,
  ): Promise<ValueType | null> {
    if (type.kind !== "interface" && type.kind !== "delegate" && type.kind !== "type_alias") return null;
    const home = await this.names.code.file(type.fileId);
    if (!home || depth > MAX_DEPTH) return null;
    if (type.kind === "type_alias") return this.byAlias(home, type, place, chain, depth);
    const functions =
      type.kind === "delegate"
        ? [type.ordinal]
        : home.symbols
            .filter((s) => s.container === type.ordinal && isFunction(home.kind(s.ordinal)) && !hasBody(s))
            .map((s) => s.ordinal);
    return functions.length === 1 ? this.byFunction(home, functions[0], place, chain, receiver) : null;
  }

  /** What a function says of its own parameter in a place. */
  async byFunction(
    home: CodeFile,
    ordinal: number,
    place: number,
    chain: Chain,
    receiver: Receiver,
  ): Promise<ValueType | null> {
    const isNamed = home.nameOccurrence(ordinal) >= 0;
    const parameter = (isNamed ? parametersIn(home, ordinal) : parametersAmong(home, ordinal))[place];
    const typed = parameter === undefined ? undefined : home.typedBy.get(parameter);
    return typed ? this.written({ file: home, at: typed[0], isArray: false }, chain, receiver) : null;
  }

  /**
   * The parameter of a function type by the name that it was given: `type Visitor = (row: Row) => void`. A name for
   * several types says what all of them that are functions say.
   */
  private async byAlias(
    home: CodeFile,
    alias: Declaration,
    place: number,
    chain: Chain,
    depth: number,
  ): Promise<ValueType | null> {
    const own = home.nameOccurrence(alias.ordinal);
    if (own < 0) return null;
    if (!home.typedBy.has(own)) {
      const taken = home.takenBy(own, place);
      return taken ? this.written(taken, chain, async () => null) : null;
    }
    const parts = await partsOf(alias, this.names.code, (...asked) => this.names.occurrence(...asked), chain);
    const found = parts.map((part) => this.byType(part, async () => null, place, chain, depth + 1));
    return agreed(await Promise.all(found));
  }
}

/** `Expression<Func<T, bool>>` takes what the function in it takes. */
function ofExpression(file: CodeFile, type: number): number {
  const [inner, ...others] = file.name(type) === "Expression" ? file.argumentsOf(type) : [];
  return inner && others.length === 0 && FUNCTION_TYPES.has(file.name(inner.at)) ? inner.at : type;
}

/** What an interface of Java does itself is not what a lambda stands for. */
const hasBody = (symbol: SymbolRecord): boolean => hasModifier(symbol, "default") || hasModifier(symbol, "static");
