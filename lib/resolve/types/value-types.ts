/**
 * The type of a value: what its declaration says, followed from name to name and from file to file. Where the source
 * says nothing, the answer is null; nothing is guessed here.
 */
import { LEFT_CODES } from "../../format/occurrence-table";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { givesTypeArgument } from "./container-rules";
import { assignedBefore } from "./assigned-values";
import { BoundParts } from "./bound-parts";
import { CalledValues } from "./called-values";
import { ContainerValues } from "./container-values";
import type { Declaration } from "../facts/declaration";
import { addedToStandard } from "./added-to-standard";
import { argumentAt } from "./given-arguments";
import { givenByUnknown } from "./given-objects";
import { DeclarationTypes } from "./declaration-types";
import { LambdaTypes } from "./lambda-types";
import { argumentsOfSite, MAX_ALIASES, siteOf, type TypeSite, type ValueType } from "../facts/value-type";
import { HOLDS_MEMBERS, localObject } from "../facts/object-literals";
import { HOOKS } from "../languages/hooks";
import type { ValueTypeReader } from "../languages/readers";
import { NameTypes } from "./name-types";
import { Receivers } from "./receivers";
import { NO_RECEIVER, type TypeReaders } from "./type-readers";
import type { TypeSources } from "./type-sources";
import { uncalled } from "./uncalled";
import type { ValueReader } from "../members/value-reader";
import { WrittenTypes } from "./written-types";
import { RULES } from "../languages/registry";

/** Functions that are handed what a map holds are handed its pairs, where maps hand out such. */
function handedOut(container: ValueType): "item" | "iterated" {
  const language = siteOf(container)?.file.language;
  return language !== undefined && RULES[language].mapsHandOutPairs ? "iterated" : "item";
}

export class ValueTypes implements ValueReader, TypeReaders {
  readonly written: WrittenTypes;
  readonly lambdas: LambdaTypes;
  readonly receivers: Receivers;
  readonly containers: ContainerValues;
  readonly parts: BoundParts;
  readonly called: CalledValues;
  readonly reader: ValueTypeReader;
  private readonly declarations = new DeclarationTypes(this);
  private readonly declaredNames = new NameTypes(this, this.declarations);

  constructor(readonly names: TypeSources) {
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
      member: (type, name, chain) => this.declarations.ofMemberNamed(type, name, chain),
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
      ofValue: (file, at, chain) => this.ofValue(file, at, chain),
      code: names.code,
      members: names.members,
      written: (site, chain) => this.written.at(site, chain),
      element: (container, chain) => this.containers.elementOf(container, "item", chain),
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
      itemOf: (container, chain) => this.containers.elementOf(container, handedOut(container), chain),
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
      const given = isCall ? await this.declarations.ofObject(file, local, type, chain, { file, at }) : undefined;
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
      return ofKey === undefined ? this.ofKey(home, place, chain, () => this.receivers.at(file, at, chain)) : ofKey;
    }
    const given = found.declarations.length === 0 || found.basis === "name" ? givenByUnknown(file, at) : null;
    if (given) return given;
    const made = found.declarations.length === 0 ? await this.ofMember(file, at, chain) : null;
    if (made) return made;
    // `value as Type`
    const isCast = RULES[file.language].objectLiterals && file.role(at) === "type";
    if (found.external && isCast) return this.written.at({ file, at, isArray: false }, chain);
    const added = found.external && (await addedToStandard(this.names.code, file, at));
    if (added) return added;
    if (found.external) return this.containers.given(file, at, found.external.specifier, chain);
    if (found.declarations.length === 0 || found.basis === "name") return null;
    return this.declarations.ofUse(file, at, found.declarations, chain, isCall);
  }

  /** The type of a member that no symbol stands for: what a macro makes, or what answers any name. */
  private async ofMember(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null> {
    const { memberByMacro } = HOOKS[file.language];
    const { givesAnyMember } = RULES[file.language];
    if (!memberByMacro && givesAnyMember === null) return null;
    const isBare = file.uses.left[at] === LEFT_CODES.none;
    let of = isBare
      ? memberByMacro && (await this.receivers.ownType(file, at, chain))
      : await this.receivers.at(file, at, chain);
    for (let steps = 0; of?.sort === "type" && steps < MAX_ALIASES; steps++) {
      const site = await memberByMacro?.(this.reader, of.declarations, file.name(at));
      if (site) return this.written.at(site, chain);
      const isGiven = givesAnyMember !== null && !isBare && file.uses.arity[at] < 0;
      const given = isGiven ? await this.declarations.ofMemberNamed(of, givesAnyMember, chain) : null;
      if (given) return given;
      of = await this.unfold(of, chain);
    }
    return null;
  }

  /** What follows when a declaration's own members have been looked at: an alias's target, a value's type. */
  async unfold(meaning: ValueType, chain: Chain): Promise<ValueType | null> {
    if (meaning.sort !== "type") return null;
    const [first] = meaning.declarations;
    if (first.kind === "type_alias" || first.kind === "namespace" || HOLDS_MEMBERS.has(first.kind))
      return this.ofDeclaration(first, chain, async () => meaning);
    const argument = meaning.site ? argumentsOfSite(meaning.site)[0] : undefined;
    const { arrowOperator, lentType } = RULES[first.language];
    if (arrowOperator === null || (lentType === null && !argument) || first.kind === "function") return null;
    if ((await this.receivers.operators(meaning, arrowOperator)).length === 0) return null;
    if (lentType !== null) return this.declarations.ofMemberNamed(meaning, lentType, chain);
    return argument ? this.written.at(argument, chain) : null;
  }

  /** What a declaration says of its type, or of the type that a call of it gives. */
  ofDeclaration(declaration: Declaration, chain: Chain, receiver = NO_RECEIVER, call?: TypeSite["call"]) {
    return this.declarations.of(declaration, chain, receiver, call);
  }

  /** What a declared name (of a local or a symbol), or a use that its place narrows, is typed by. */
  ofName(file: CodeFile, name: number, chain: Chain, receiver = NO_RECEIVER, call?: TypeSite["call"]) {
    return this.declaredNames.of(file, name, chain, receiver, call);
  }

  /** What a key of an object without a name is typed by: its own type or value, or the value that has its name. */
  ofKey(file: CodeFile, key: number, chain: Chain, object = NO_RECEIVER): Promise<ValueType | null> {
    return this.declaredNames.ofKey(file, key, chain, object);
  }

  /** What the key of a pattern takes its member out of: `{ key: name } = value`; null for any other name. */
  takenOf(file: CodeFile, key: number, chain: Chain): Promise<ValueType | null> {
    return this.declaredNames.takenOf(file, key, chain);
  }
}
