/**
 * The type of a value: what its declaration says, followed from name to name and from file to file. Where the source
 * says nothing, the answer is null; nothing is guessed here.
 */
import { LEFT_CODES, TYPED } from "../../format/occurrences-blob";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { givesTypeArgument } from "./container-rules";
import { assignedBefore } from "./assigned-values";
import { BoundParts } from "./bound-parts";
import { givenByObject } from "./called-instances";
import { CalledValues } from "./called-values";
import { ContainerValues } from "./container-values";
import { isFunction, isScope, isType, scopeOf, type Declaration } from "../facts/declaration";
import { addedToStandard } from "./added-to-standard";
import { argumentAt } from "./given-arguments";
import { givenByUnknown } from "./given-objects";
import { describing } from "./descriptors";
import { LambdaTypes } from "./lambda-types";
import { ofType, outside, type TypeSite, type ValueType } from "../facts/value-type";
import { memberOf } from "./member-of";
import { HOLDS_MEMBERS, isObjectLiteral, localObject } from "../facts/object-literals";
import { HOOKS } from "../languages/hooks";
import type { ValueTypeReader } from "../languages/readers";
import { Receivers } from "./receivers";
import { sameAs } from "./type-parameters";
import type { TypeSources } from "./type-sources";
import { variantWith } from "./variants";
import type { ValueReader } from "../members/value-reader";
import { WrittenTypes } from "./written-types";
import { RULES } from "../languages/registry";

type Receiver = () => Promise<ValueType | null>;
const NO_RECEIVER: Receiver = async () => null;

export class ValueTypes implements ValueReader {
  readonly written: WrittenTypes;
  readonly lambdas: LambdaTypes;
  readonly receivers: Receivers;
  private readonly containers: ContainerValues;
  private readonly parts: BoundParts;
  private readonly called: CalledValues;
  private readonly reader: ValueTypeReader;

  constructor(private readonly names: TypeSources) {
    this.written = new WrittenTypes(
      names,
      (file, name, chain) => this.ofName(file, name, chain),
      (file, at, chain) => this.ofValue(file, at, chain),
      (file, call, chain) => this.receivers.at(file, call, chain),
      (container, sort, chain) => this.containers.elementOf(container, sort, chain),
    );
    const argument = (file: CodeFile, call: number, chain: Chain) =>
      argumentAt(file, call, 0, { code: names.code, ofValue: (of, at, next) => this.ofValue(of, at, next) }, chain);
    this.containers = new ContainerValues(names.code, this.written, {
      receiver: (file, at, chain) => this.receivers.at(file, at, chain),
      unfold: (meaning, chain) => this.unfold(meaning, chain),
      argument,
      member: (type, name, chain) => this.ofMemberNamed(type, name, chain),
    });
    this.receivers = new Receivers(names, {
      written: this.written,
      containers: this.containers,
      ofValue: (file, at, chain) => this.ofValue(file, at, chain),
      ofDeclaration: (declaration, chain, receiver) => this.ofDeclaration(declaration, chain, receiver),
    });
    this.parts = new BoundParts(names, {
      receiver: (file, at, chain) => this.receivers.at(file, at, chain),
      ofValue: (file, at, chain) => this.ofValue(file, at, chain),
      elementOf: (container, chain) => this.containers.elementOf(container, "iterated", chain),
      written: (site, chain) => this.written.at(site, chain),
      unfold: (meaning, chain) => this.unfold(meaning, chain),
      ofDeclaration: (declaration, chain, receiver) => this.ofDeclaration(declaration, chain, receiver),
    });
    this.reader = {
      code: names.code,
      members: names.members,
      written: (site, chain) => this.written.at(site, chain),
      given: (d, of, chain) => this.ofDeclaration(d, chain, async () => of),
      occurrence: (file, at, chain) => names.occurrence(file, at, chain),
      receiver: (file, at, chain) => this.receivers.at(file, at, chain),
      ownType: (file, at, chain) => this.receivers.ownType(file, at, chain),
      asScope: (file, at, chain) => this.receivers.asScope(file, at, chain),
    };
    this.called = new CalledValues(names, (site, chain, receiver) => this.written.at(site, chain, receiver));
    this.lambdas = new LambdaTypes(names, {
      receiver: (file, i, chain) =>
        file.uses.left[i] === LEFT_CODES.none
          ? this.receivers.ownType(file, i, chain)
          : this.receivers.at(file, i, chain),
      ofValue: (file, at, chain) => this.ofValue(file, at, chain),
      ofCallee: (file, at, chain) => this.ofValue(file, at, chain, true),
      argument,
      unfold: (meaning, chain) => this.unfold(meaning, chain),
      itemOf: (container, chain) => this.containers.elementOf(container, "item", chain),
      written: (site, chain, receiver) => this.written.at(site, chain, receiver),
    });
  }

  /** What a container holds; null for what is none. */
  element(container: ValueType, chain: Chain): Promise<ValueType | null> {
    return this.containers.elementOf(container, "item", chain);
  }

  /** What a name that is no local is known to mean. */
  async declared(file: CodeFile, at: number, chain: Chain): Promise<readonly Declaration[]> {
    if (file.uses.local[at] >= 0) return [];
    const { basis, declarations } = await this.names.occurrence(file, at, chain);
    return basis === "name" ? [] : declarations;
  }

  /**
   * The type of what an occurrence names: a local, a member, a call's result.
   * @param isCallee whether what is called is meant, and not what the call gives
   */
  async ofValue(file: CodeFile, at: number, chain: Chain, isCallee = false): Promise<ValueType | null> {
    if (file.beginsObject(at)) return { sort: "object", file, first: at };
    if (file.typedBy.has(at) && file.uses.symbol[at] < 0) return this.ofName(file, at, chain);
    const local = file.uses.local[at];
    const isCall = !isCallee && file.uses.arity[at] >= 0;
    const isCalled = isCall && RULES[file.language].callSignatures;
    const ofCalled = local >= 0 && isCalled ? await this.called.given(file, local, chain, NO_RECEIVER) : undefined;
    if (ofCalled !== undefined) return ofCalled;
    if (local >= 0) {
      const type =
        (await localObject(this.names.code, file, local)) ??
        (await this.ofName(file, local, chain)) ??
        (await assignedBefore(file, local, at, (name, inner) => this.ofName(file, name, inner), chain));
      const given = isCall ? await this.ofObject(file, local, type, chain) : undefined;
      return given === undefined ? uncalled(file, at, type) : given;
    }
    if (file.uses.arity[at] >= 0 && givesTypeArgument(file.language, file.name(at))) {
      const [argument] = file.argumentsOf(at);
      if (argument) return this.written.at(argument, chain);
    }
    const ofCall = await HOOKS[file.language].givenByCall?.(this.reader, file, at, chain);
    if (ofCall !== undefined) return ofCall;
    const found = await this.names.occurrence(file, at, chain);
    if (found.fileId !== null && found.declarations.length === 0)
      return { sort: "module", files: [found.fileId], specifier: file.name(at) };
    const home = found.parameter ? await this.names.code.file(found.parameter.fileId) : file;
    const place = found.parameter?.at ?? found.local;
    if (home && place >= 0) {
      const ofKey = isCalled ? await this.called.given(home, place, chain, NO_RECEIVER) : undefined;
      return ofKey === undefined ? this.ofKey(home, place, chain) : ofKey;
    }
    const given = found.declarations.length === 0 || found.basis === "name" ? givenByUnknown(file, at) : null;
    if (given) return given;
    // `value as Type`
    const isCast = RULES[file.language].objectLiterals && file.role(at) === "type";
    if (found.external && isCast) return this.written.at({ file, at, isArray: false }, chain);
    const added = found.external && (await addedToStandard(this.names.code, file, at));
    if (added) return added;
    if (found.external) return this.containers.given(file, at, found.external.specifier, chain);
    if (found.declarations.length === 0 || found.basis === "name") return null;
    return this.ofDeclarations(file, at, found.declarations, chain, isCall);
  }

  /** What a call of an object gives; undefined where its type says nothing of calls. */
  private ofObject(file: CodeFile, name: number, type: ValueType | null, chain: Chain) {
    return givenByObject(this.names, { file, name, type }, chain, (...asked) => this.ofDeclaration(...asked));
  }

  private async ofDeclarations(
    file: CodeFile,
    at: number,
    declarations: readonly Declaration[],
    chain: Chain,
    isCalled = false,
  ): Promise<ValueType | null> {
    const [first] = declarations;
    const types = declarations.filter((d) => isType(d.kind));
    if (await HOOKS[first.language].isMaker?.(file, at, first, this.names.code)) return ofType(declarations);
    const isMade = isType(first.kind) || (types.length > 0 && file.uses.arity[at] >= 0);
    if (isMade) return ofType(types, { file, at, isArray: false });
    if (first.kind === "constructor" || first.kind === "enum_member")
      return this.receivers.ofScope(first.holder, first.language);
    if (isScope(first.kind)) return ofType(declarations);
    const isBare = file.uses.left[at] === LEFT_CODES.none;
    if (file.uses.arity[at] < 0) {
      const made = await HOOKS[first.language].decoratedValue?.(this.reader, first, chain);
      if (made) return made;
    }
    const receiver = memoized(() =>
      isBare ? this.receivers.ownType(file, at, chain) : this.receivers.at(file, at, chain),
    );
    for (const declaration of declarations) {
      if (await isObjectLiteral(this.names.code, declaration))
        return (await this.asDeclared(declaration, chain)) ?? ofType(declarations);
      const ofCalled = isCalled ? await this.ofCalled(declaration, chain, receiver) : undefined;
      if (ofCalled !== undefined) return ofCalled;
      const call = file.argumentsOf(at).length > 0 || file.uses.arity[at] >= 0 ? { file, at } : undefined;
      const type = await this.ofDeclaration(declaration, chain, receiver, call);
      const given = isCalled && type ? await this.ofHeld(declaration, type, chain) : undefined;
      if (given !== undefined) return given;
      const described = type && !isBare && (await describing(this.names, { file, at }, declaration, type, chain));
      if (described) return this.ofDeclaration(described, chain, async () => type);
      if (type) return type.sort === "type" ? sameAs(type, await receiver()) : uncalled(file, at, type, declaration);
    }
    return null;
  }

  /** What a call gives of an object that a field or a variable holds; undefined for any other. */
  private async ofHeld(declaration: Declaration, type: ValueType, chain: Chain) {
    const home = HOLDS_MEMBERS.has(declaration.kind) ? await this.names.code.file(declaration.fileId) : null;
    const own = home?.nameOccurrence(declaration.ordinal) ?? -1;
    return home && own >= 0 ? this.ofObject(home, own, type, chain) : undefined;
  }

  /** What a call gives of a value that is declared with a function type; undefined for any other. */
  private async ofCalled(declaration: Declaration, chain: Chain, receiver: Receiver) {
    if (!RULES[declaration.language].callSignatures) return undefined;
    const isFunctionValue = isFunction(declaration.kind);
    if (!HOLDS_MEMBERS.has(declaration.kind) && !isFunctionValue) return undefined;
    const home = await this.names.code.file(declaration.fileId);
    const own = home?.nameOccurrence(declaration.ordinal) ?? -1;
    // `const open: Opening = () => …`: the type of any other function stands behind its parameters
    if (!home || own < 0 || (isFunctionValue && home.typedBy.get(own)?.[0] !== own + 1)) return undefined;
    return this.called.given(home, own, chain, receiver);
  }

  private async ofMemberNamed(type: ValueType & { sort: "type" }, name: string, chain: Chain) {
    const [head] = type.declarations;
    const [member] = (await this.names.members.find(scopeOf(head), head.language, name)).members;
    return member ? this.ofDeclaration(member, chain, async () => type) : null;
  }

  /** What a declaration says of its type, or of the type that a call of it gives. */
  async ofDeclaration(
    declaration: Declaration,
    chain: Chain,
    receiver = NO_RECEIVER,
    call?: TypeSite["call"],
  ): Promise<ValueType | null> {
    const home = await this.names.code.file(declaration.fileId);
    if (!home) return null;
    const own = home.nameOccurrence(declaration.ordinal);
    // What is declared with a struct without a name has its members, or the type around it where that is in a function.
    const isUntyped = RULES[home.language].embedsUnnamedStructs && own >= 0 && !home.typedBy.has(own);
    if (isUntyped && (await isObjectLiteral(this.names.code, declaration))) return ofType([declaration]);
    if (declaration.kind === "field" && isUntyped)
      return this.receivers.ofScope(declaration.holder, declaration.language);
    if (own >= 0) return this.ofName(home, own, chain, receiver, call);
    const sigil = declaration.kind === "property" ? RULES[home.language].instanceVariableSigil : null;
    if (sigil !== null) return this.ofVariable(declaration, sigil + declaration.name, chain);
    const embedded = declaration.kind === "field" ? home.occurrenceOfUnnamed(declaration.ordinal) : -1;
    return embedded < 0 ? null : this.written.at({ file: home, at: embedded, isArray: false }, chain);
  }

  /**
   * The type that a value is declared with, of which a literal's own keys are members; null for none, and for one of
   * the language's own, which may say the same as the literal.
   */
  private async asDeclared(declaration: Declaration, chain: Chain): Promise<ValueType | null> {
    const home = RULES[declaration.language].objectLiterals ? await this.names.code.file(declaration.fileId) : null;
    const own = home?.nameOccurrence(declaration.ordinal) ?? -1;
    const typed = home && own >= 0 ? home.typedBy.get(own) : undefined;
    if (!home || typed === undefined || typed[1] !== TYPED.byType) return null;
    const type = await this.ofName(home, own, chain);
    if (type?.sort === "outside") return type.specifier === null ? null : type;
    return type?.sort === "type" || type?.sort === "object" ? type : null;
  }

  /** `attr_reader :owner` hands out `@owner`. */
  private async ofVariable(
    { holder, language }: Declaration,
    variable: string,
    chain: Chain,
  ): Promise<ValueType | null> {
    const { members } = await this.names.members.find(holder, language, variable);
    for (const field of members) {
      const type = await this.ofDeclaration(field, chain);
      if (type) return type;
    }
    return null;
  }

  /** What follows when a declaration's own members have been looked at: an alias's target, a value's type. */
  async unfold(meaning: ValueType, chain: Chain): Promise<ValueType | null> {
    if (meaning.sort !== "type") return null;
    const [first] = meaning.declarations;
    if (first.kind === "type_alias" || first.kind === "namespace" || HOLDS_MEMBERS.has(first.kind))
      return this.ofDeclaration(first, chain, async () => meaning);
    const argument = meaning.site?.file.argumentsOf(meaning.site.at)[0];
    const { arrowOperator } = RULES[first.language];
    if (arrowOperator === null || !argument || first.kind === "function") return null;
    return (await this.receivers.operators(meaning, arrowOperator)).length > 0
      ? this.written.at(argument, chain)
      : null;
  }

  /** What a declared name (of a local or a symbol), or a use that its place narrows, is typed by. */
  async ofName(
    file: CodeFile,
    name: number,
    chain: Chain,
    receiver = NO_RECEIVER,
    call?: TypeSite["call"],
  ): Promise<ValueType | null> {
    const typed = file.typedBy.get(name);
    const inner = typed ? chain.next(`type ${file.id} ${name}`) : null;
    if (!typed) return (await HOOKS[file.language].decoratedParameter?.(this.reader, file, name, chain)) ?? null;
    if (!inner) return null;
    const [by, how] = typed;
    if (how >= TYPED.memberOfType) return this.ofMember(file, name, by, how, inner);
    if (by === name && how === TYPED.byValue) return this.ofShorthand(file, name, inner);
    if (by === name) return (await receiver()) ?? this.receivers.ownType(file, name, inner);
    if (how & TYPED.byCallback && RULES[file.language].bindsParts) return this.parts.bound(file, by, how, inner);
    if (how & TYPED.byCallback)
      return this.lambdas.parameter(
        file,
        await this.lambdas.handing(file, name, by, inner),
        how & TYPED.place,
        inner,
        name,
      );
    switch (how & TYPED.place) {
      case TYPED.byType:
        return this.written.at({ file, at: by, isArray: (how & TYPED.isArray) !== 0, call }, inner, receiver);
      case TYPED.byValue: {
        const value = await this.ofValue(file, by, inner);
        return (value && (await HOOKS[file.language].entered?.(this.reader, { file, name, value }, inner))) ?? value;
      }
      default: {
        const container = await this.ofValue(file, by, inner);
        if (container === null) return null;
        return this.containers.elementOf(container, (how & TYPED.place) === TYPED.byItem ? "item" : "iterated", inner);
      }
    }
  }

  /** `{ name }: Type`, `{ name } = value`, `{ name } = this`: what the member of this name is typed by. */
  private async ofMember(
    file: CodeFile,
    name: number,
    by: number,
    how: number,
    chain: Chain,
  ): Promise<ValueType | null> {
    const whole = await this.wholeOf(file, name, by, how, chain);
    const found = await memberOf(whole, file, name, chain, { members: this.names.members, values: this });
    if (found) return found;
    const beside = await HOOKS[file.language].takenFromImport?.(this.names, file, by, file.name(name));
    return beside?.sort === "symbols" ? this.ofDeclarations(file, name, beside.declarations, chain) : null;
  }

  private async wholeOf(file: CodeFile, name: number, by: number, how: number, chain: Chain) {
    if (how === TYPED.memberOfType)
      return (
        (await variantWith(this.names, file, by, file.name(name), chain)) ??
        this.written.at({ file, at: by, isArray: false }, chain)
      );
    return by === name ? this.receivers.ownType(file, name, chain) : this.ofValue(file, by, chain);
  }

  /** What the key of a pattern takes its member out of: `{ key: name } = value`; null for any other name. */
  async takenOf(file: CodeFile, key: number, chain: Chain): Promise<ValueType | null> {
    const [by, how] = file.typedBy.get(key) ?? [-1, 0];
    const inner = how >= TYPED.memberOfType ? chain.next(`taken ${file.id} ${key}`) : null;
    return inner && this.wholeOf(file, key, by, how, inner);
  }

  /** What a key of an object without a name is typed by: its own type or value, or the value that has its name. */
  async ofKey(file: CodeFile, key: number, chain: Chain): Promise<ValueType | null> {
    if (file.typedBy.has(key) || file.objectOf(key) < 0) return this.ofName(file, key, chain);
    const local = file.uses.local[key];
    return local >= 0 ? this.ofName(file, local, chain) : this.ofShorthand(file, key, chain);
  }

  /** `{ name }` gives a member the value that the name has. */
  private async ofShorthand(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null> {
    const value = await this.names.bareName(file, at, chain);
    if (value.external) return outside(value.external.specifier);
    if (value.declarations.length === 0 || value.basis === "name") return null;
    return this.ofDeclarations(file, at, value.declarations, chain);
  }
}

function memoized(find: Receiver): Receiver {
  let found: Promise<ValueType | null> | undefined;
  return () => (found ??= find());
}

/**
 * What is given members one by one (`draw.depth = 3`) has them itself: a call of it gives something else.
 * @param declared what is called, where that is no local name
 */
function uncalled(
  file: CodeFile,
  at: number,
  type: ValueType | null,
  declared?: Pick<Declaration, "kind">,
): ValueType | null {
  const isCalled = file.uses.arity[at] >= 0 && (declared === undefined || HOLDS_MEMBERS.has(declared.kind));
  return isCalled && type?.sort === "object" && type.file.uses.left[type.first] >= 0 ? null : type;
}
