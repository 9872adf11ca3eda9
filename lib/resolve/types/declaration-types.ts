/**
 * The type that a declaration says, or that a call of what it declares gives. Where it says nothing, the answer is
 * null; nothing is guessed here.
 */
import { LEFT_CODES, TYPED } from "../../format/occurrence-table";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isFunction, isScope, isType, scopeOf, type Declaration } from "../facts/declaration";
import { HOLDS_MEMBERS, isObjectLiteral } from "../facts/object-literals";
import { ofType, type TypeSite, type ValueType } from "../facts/value-type";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";
import { givenByObject } from "./called-instances";
import { moduleHandedOn } from "../visibility/passed-on";
import { describing } from "./descriptors";
import { typeOfIndexer } from "./index-results";
import { sameAs } from "./type-parameters";
import { NO_RECEIVER, type Receiver, type TypeReaders } from "./type-readers";
import { uncalled } from "./uncalled";

/** The call of a value. */
type Called = { file: CodeFile; at: number };

export class DeclarationTypes {
  constructor(private readonly values: TypeReaders) {}

  /**
   * The type of what an occurrence names, of whose declarations the first that says one counts.
   * @param isCalled whether what a call of it gives is meant
   */
  async ofUse(
    file: CodeFile,
    at: number,
    declarations: readonly Declaration[],
    chain: Chain,
    isCalled = false,
  ): Promise<ValueType | null> {
    const [first] = declarations;
    const types = declarations.filter((d) => isType(d.kind));
    if (await HOOKS[first.language].isMaker?.(file, at, first, this.values.names.code)) return ofType(declarations);
    const isMade = isType(first.kind) || (types.length > 0 && file.uses.arity[at] >= 0);
    if (isMade) return ofType(types, { file, at, isArray: false });
    if (first.kind === "constructor" || first.kind === "enum_member")
      return this.values.receivers.ofScope(first.holder, first.language);
    if (isScope(first.kind)) return ofType(declarations);
    const module = await moduleHandedOn(this.values.names, first);
    if (module) return module;
    const isBare = file.uses.left[at] === LEFT_CODES.none;
    if (file.uses.arity[at] < 0) {
      const made = await HOOKS[first.language].decoratedValue?.(this.values.reader, first, chain);
      if (made) return made;
    }
    const receiver = memoized(() =>
      isBare ? this.values.receivers.ownType(file, at, chain) : this.values.receivers.at(file, at, chain),
    );
    for (const declaration of declarations) {
      const ofCalled = isCalled ? await this.ofCalled(declaration, chain, receiver, { file, at }) : undefined;
      if (ofCalled !== undefined) return ofCalled;
      if (await isObjectLiteral(this.values.names.code, declaration))
        return (await this.asDeclared(declaration, chain)) ?? ofType(declarations);
      const call = file.argumentsOf(at).length > 0 || file.uses.arity[at] >= 0 ? { file, at } : undefined;
      const type = await this.of(declaration, chain, receiver, call);
      const given = isCalled && type ? await this.ofHeld(declaration, type, chain, { file, at }) : undefined;
      if (given !== undefined) return given;
      const described =
        type && !isBare && (await describing(this.values.names, { file, at }, declaration, type, chain));
      if (described) return this.of(described, chain, async () => type);
      if (type) return type.sort === "type" ? sameAs(type, await receiver()) : uncalled(file, at, type, declaration);
    }
    return null;
  }

  /** What a call of an object gives; undefined where its type says nothing of calls. */
  async ofObject(file: CodeFile, name: number, type: ValueType | null, chain: Chain, call: Called) {
    const given = await HOOKS[file.language].givenByValue?.(this.values.reader, call, type, chain);
    if (given !== undefined) return given;
    return givenByObject(this.values.names, { file, name, type }, chain, (...asked) => this.of(...asked));
  }

  /** What a call gives of an object that a field or a variable holds; undefined for any other. */
  private async ofHeld(declaration: Declaration, type: ValueType, chain: Chain, call: Called) {
    const home = HOLDS_MEMBERS.has(declaration.kind) ? await this.values.names.code.file(declaration.fileId) : null;
    const own = home?.nameOccurrence(declaration.ordinal) ?? -1;
    return home && own >= 0 ? this.ofObject(home, own, type, chain, call) : undefined;
  }

  /** What a call gives of a value that is declared with a function type; undefined for any other. */
  private async ofCalled(declaration: Declaration, chain: Chain, receiver: Receiver, call: Called) {
    if (!RULES[declaration.language].callSignatures) return undefined;
    const isFunctionValue = isFunction(declaration.kind);
    if (!HOLDS_MEMBERS.has(declaration.kind) && !isFunctionValue) return undefined;
    const home = await this.values.names.code.file(declaration.fileId);
    const own = home?.nameOccurrence(declaration.ordinal) ?? -1;
    // `const open: Opening = () => …`: the type of any other function stands behind its parameters
    if (!home || own < 0 || (isFunctionValue && home.typedBy.get(own)?.[0] !== own + 1)) return undefined;
    return this.values.called.given(home, own, chain, receiver, call);
  }

  async ofMemberNamed(type: ValueType & { sort: "type" }, name: string, chain: Chain) {
    const [head] = type.declarations;
    const [member] = (await this.values.names.members.find(scopeOf(head), head.language, name)).members;
    return member ? this.of(member, chain, async () => type) : null;
  }

  /** What a declaration says of its type, or of the type that a call of it gives. */
  async of(
    declaration: Declaration,
    chain: Chain,
    receiver = NO_RECEIVER,
    call?: TypeSite["call"],
  ): Promise<ValueType | null> {
    const home = await this.values.names.code.file(declaration.fileId);
    if (!home) return null;
    const own = home.nameOccurrence(declaration.ordinal);
    // What is declared with a struct without a name has its members, or the type around it where that is in a
    // function.
    const isUntyped = RULES[home.language].embedsUnnamedStructs && own >= 0 && !home.typedBy.has(own);
    if (isUntyped && (await isObjectLiteral(this.values.names.code, declaration))) return ofType([declaration]);
    if (declaration.kind === "field" && isUntyped)
      return this.values.receivers.ofScope(declaration.holder, declaration.language);
    if (own >= 0) return this.values.ofName(home, own, chain, receiver, call);
    const indexed = await typeOfIndexer(this.values.names.code, home, declaration);
    if (indexed) return this.values.written.at(indexed, chain, receiver);
    const sigil = declaration.kind === "property" ? RULES[home.language].instanceVariableSigil : null;
    if (sigil !== null) return this.ofVariable(declaration, sigil + declaration.name, chain);
    const embedded = declaration.kind === "field" ? home.occurrenceOfUnnamed(declaration.ordinal) : -1;
    return embedded < 0 ? null : this.values.written.at({ file: home, at: embedded, isArray: false }, chain);
  }

  /**
   * The type that a value is declared with, of which a literal's own keys are members; null for none, and for one of
   * the language's own, which may say the same as the literal.
   */
  private async asDeclared(declaration: Declaration, chain: Chain): Promise<ValueType | null> {
    const home = RULES[declaration.language].objectLiterals
      ? await this.values.names.code.file(declaration.fileId)
      : null;
    const own = home?.nameOccurrence(declaration.ordinal) ?? -1;
    const typed = home && own >= 0 ? home.typedBy.get(own) : undefined;
    if (!home || typed === undefined || typed[1] !== TYPED.byType) return null;
    const type = await this.values.ofName(home, own, chain);
    if (type?.sort === "outside") return type.specifier === null ? null : type;
    return type?.sort === "type" || type?.sort === "object" ? type : null;
  }

  /** `attr_reader :owner` hands out `@owner`. */
  private async ofVariable(
    { holder, language }: Declaration,
    variable: string,
    chain: Chain,
  ): Promise<ValueType | null> {
    const { members } = await this.values.names.members.find(holder, language, variable);
    for (const field of members) {
      const type = await this.of(field, chain);
      if (type) return type;
    }
    return null;
  }
}

function memoized(find: Receiver): Receiver {
  let found: Promise<ValueType | null> | undefined;
  return () => (found ??= find());
}
