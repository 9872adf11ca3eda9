/** Types as they are written: what the name of a type means, its arguments, the elements of containers. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { LEFT_FLAGS } from "../../format/occurrence-table";
import { HOLDS_LAST, ITERATORS, MAP_LIKE, OWN_TYPE_NAMES, SEEN_THROUGH } from "./container-rules";
import { isType } from "../facts/declaration";
import { givenByBase } from "./base-arguments";
import { ownObjects } from "./own-objects";
import { argumentAt, inferred, isOfCalled } from "./given-arguments";
import { typesAround } from "../members/types-around";
import { argumentsOfSite, ofType, outside, siteOf, type TypeSite, type ValueType } from "../facts/value-type";
import { HOOKS } from "../languages/hooks";
import { TypeParameters } from "./type-parameters";
import type { TypeVariable } from "../languages/rules/member-hooks";
import { parameterOfReceiver } from "./receiver-bounds";
import type { TypeSources } from "./type-sources";
import { givenByCall } from "./given-by-call";
import { madeByMacro, meaningOf, onlyOne } from "./meant-types";
import { RULES } from "../languages/registry";

type Receiver = () => Promise<ValueType | null>;
const NO_RECEIVER: Receiver = async () => null;

export class WrittenTypes {
  private readonly parameters: TypeParameters;
  private readonly itemOf = (list: ValueType, chain: Chain) => this.ofContainer(list, "item", chain);

  constructor(
    private readonly names: TypeSources,
    /** the type of a declared name */
    private readonly ofName: (file: CodeFile, name: number, chain: Chain) => Promise<ValueType | null>,
    /** the type of what an occurrence names */
    private readonly ofValue: (file: CodeFile, at: number, chain: Chain) => Promise<ValueType | null>,
    /** the type of what a call is asked of */
    private readonly receiverOf: (file: CodeFile, call: number, chain: Chain) => Promise<ValueType | null>,
    /** an element of a container, whatever names it has */
    private readonly ofContainer: (
      container: ValueType,
      sort: "item" | "iterated",
      chain: Chain,
    ) => Promise<ValueType | null>,
  ) {
    this.parameters = new TypeParameters(names);
  }

  /** @param receiver what the member that is declared with this type is asked of: it knows the type parameters */
  async at(site: TypeSite, chain: Chain, receiver = NO_RECEIVER): Promise<ValueType | null> {
    const { file, at } = site;
    if (site.isArray) return outside(null, knowing(site, receiver));
    if (file.beginsObject(at)) return { sort: "object", file, first: at, call: site.call };
    if (OWN_TYPE_NAMES.has(file.name(at))) return (await receiver()) ?? this.enclosing(file, at);
    const own = HOOKS[file.language].ownAssociated?.(file, at) ?? -1;
    const stoodFor = own < 0 ? null : await this.ofName(file, own, chain);
    if (stoodFor) return stoodFor;
    const found = await meaningOf(this.names, site, chain);
    // the first name of a function type stands for that
    if (found.local === at && RULES[file.language].callSignatures) return null;
    if (found.local >= 0) return this.parameter(site, found.local, chain, receiver);
    // `typeof module`
    if (found.fileId !== null && found.declarations.length === 0)
      return { sort: "module", files: [found.fileId], specifier: file.name(at) };
    const [inside] = argumentsOfSite(site);
    if (found.external || found.declarations.length === 0) {
      const made = await madeByMacro(this.names, site, chain);
      if (made) return this.at(made, chain);
      if (inside && SEEN_THROUGH.has(file.name(at)))
        return asHeld(await this.at({ ...inside, call: site.call }, chain, receiver));
      const pointedTo = found.external && isIterator(site) ? await this.pointedTo(site, chain) : null;
      if (pointedTo) return asHeld(pointedTo);
      return found.external ? outside(found.external.specifier, knowing(site, receiver)) : null;
    }
    if (found.basis === "name") return onlyOne(found.declarations, site);
    const types = found.declarations.filter((d) => isType(d.kind));
    // a field of a field: parameters stand for what the block says that `self` stands in
    if (types.length > 0) return ofType(types, RULES[file.language].implBlocks ? knowing(site, receiver) : site);
    const variable = await HOOKS[file.language].typeVariable?.(site, found.declarations, this.names.code);
    if (variable?.isOwn) return (await receiver()) ?? this.enclosing(file, at);
    if (variable) return this.variable(site, variable, chain, receiver);
    // `typeof value`
    return ofType(found.declarations, null);
  }

  /** What a variable of types stands for in a call, or in what its type derives from or is written with; its bound. */
  private async variable(
    { file, at, call }: TypeSite,
    { bound, taken }: TypeVariable,
    chain: Chain,
    receiver: Receiver,
  ): Promise<ValueType | null> {
    const known = { code: this.names.code, ofValue: this.ofValue };
    const passed = taken && call && (await argumentAt(call.file, call.at, taken.place, known, chain, taken.name));
    if (passed) return passed;
    const owner = typeAround(file, at);
    const asked = owner < 0 ? null : await receiver();
    if (asked?.sort === "type" && !asked.isGuess) {
      const parameter = { file, local: -1, variable: { name: file.name(at), owner } };
      for (const declaration of asked.declarations) {
        const given = await this.parameters.given(parameter, declaration, asked.site, chain);
        if (given) return this.at(given, chain);
      }
    }
    return bound && this.at(bound, chain);
  }

  /** `Rows::iterator`: the element of the container, a map's pair. */
  private async pointedTo({ file, at }: TypeSite, chain: Chain): Promise<ValueType | null> {
    const container = await this.at({ file, at: file.uses.left[at], isArray: false }, chain);
    return container && this.ofContainer(container, "iterated", chain);
  }

  /** A container's element: an array's own type, else a type argument. */
  async elementAt(site: TypeSite, sort: "item" | "iterated", chain: Chain): Promise<ValueType | null> {
    const { file, at } = site;
    if (site.isArray) return this.at({ ...site, isArray: false }, chain, site.asked);
    const given = argumentsOfSite(site);
    const isMap = MAP_LIKE.has(file.name(at));
    // a pair, of which the map's own type arguments say what it holds
    if (isMap && sort === "iterated" && RULES[file.language].mapsHandOutPairs) return outside(null, site);
    const isLast = (isMap && sort === "item") || HOLDS_LAST.test(file.name(at));
    const argument = isLast ? given[1] : given.find((each) => each !== undefined);
    return argument ? this.at({ ...argument, call: site.call }, chain, site.asked) : null;
  }

  /** The element of a container from outside that a type derives from. */
  async elementAbove(
    type: ValueType & { sort: "type" },
    sort: "item" | "iterated",
    chain: Chain,
  ): Promise<ValueType | null> {
    const [head] = type.declarations;
    if (!head || !isType(head.kind)) return null;
    const { iterators, containersAbove } = RULES[head.language];
    if (iterators || containersAbove !== null) {
      const container = await this.parameters.containerAbove(head, chain, containersAbove);
      // parameters of the deriving type stand for what that one is written with
      const asked = containersAbove === null ? undefined : async () => type;
      return container && this.elementAt({ ...container, asked }, sort, chain);
    }
    if (!RULES[head.language].derivesFromContainers) return null;
    const written = await this.parameters.elementAbove(head, type.site, chain);
    return written && this.at(written, chain);
  }

  /** What a type parameter stands for where the receiver's type, or what derives from it, is written; or its bound. */
  private async parameter(
    { file, call }: TypeSite,
    local: number,
    chain: Chain,
    receiver: Receiver,
  ): Promise<ValueType | null> {
    const written = call && (await givenByCall(this.names.code, file, local, call));
    if (written) return this.at(written, chain);
    const asked = (await receiver()) ?? (await this.calledOn(file, local, call, chain));
    if (!call && asked?.sort === "object" && asked.call)
      return this.parameter({ file, at: local, isArray: false, call: asked.call }, local, chain, NO_RECEIVER);
    if (asked !== null && isOwnReceiver(file, local)) return asked;
    if (asked?.sort === "type" && !asked.isGuess) {
      for (const declaration of asked.declarations) {
        if (!isType(declaration.kind)) continue;
        const given = await this.parameters.given({ file, local }, declaration, asked.site, chain);
        if (given) return this.at(given, chain, asked.site?.asked);
      }
    }
    const dispatched = await this.ofTypesAround({ file, local }, call, chain);
    if (dispatched) return dispatched;
    const ofReceiver = await this.ofExtended(file, local, asked, chain);
    if (ofReceiver) return ofReceiver;
    const passed = await inferred(
      { file, at: local, isArray: false, call },
      local,
      { code: this.names.code, ofValue: this.ofValue, element: this.itemOf },
      chain,
    );
    if (passed) return passed;
    const known = { names: this.names, parameters: this.parameters, ofValue: this.ofValue };
    const above = await givenByBase({ file, at: local, isArray: false, call }, local, asked, known, chain);
    if (above) return this.at(above, chain);
    const bound = await this.ofName(file, local, chain);
    // what is passed has each member that `T extends { name: string }` asks for
    if (bound?.sort === "object" && call && isOfCalled(file, local, call)) return null;
    const own = bound ? null : await parameterOfReceiver({ file, local }, this.names, chain);
    return own ? this.ofName(own.file, own.local, chain) : bound;
  }

  /** An extension that is the member of a type is called in that one: a type around the call says what it is given. */
  private async ofTypesAround(parameter: { file: CodeFile; local: number }, call: TypeSite["call"], chain: Chain) {
    const { file, local } = parameter;
    const owner = file.uses.enclosing[local];
    if (!call || owner < 0 || !isType(file.kind(owner)) || RULES[file.language].extensionReceiver !== "apart")
      return null;
    for await (const { types, site } of typesAround(call.file, call.at, this.names, chain)) {
      const given = await this.parameters.given(parameter, types[0], site, chain);
      if (given) return this.at(given, chain);
    }
    return null;
  }

  /** What the extension is called on that declares a type parameter, where nothing but the call is known. */
  private async calledOn(file: CodeFile, local: number, call: TypeSite["call"], chain: Chain) {
    const ordinal = file.uses.enclosing[local];
    const isExtension = call !== undefined && ordinal >= 0 && file.extendedBy(ordinal) !== null;
    if (!isExtension || call.file.name(call.at) !== file.symbols[ordinal].name) return null;
    return this.receiverOf(call.file, call.at, chain);
  }

  /** `fun <T> Series<T>.first(): T`: what the receiver's type is written with. */
  private async ofExtended(file: CodeFile, local: number, asked: ValueType | null, chain: Chain) {
    const ordinal = file.uses.enclosing[local];
    const extended = ordinal < 0 ? null : file.extendedBy(ordinal);
    const site = extended && asked ? siteOf(asked) : null;
    if (!extended || !site || site.isArray || site.file.name(site.at) !== file.name(extended.at)) return null;
    const place = file
      .argumentsOf(extended.at)
      .findIndex((each) => each !== undefined && file.uses.local[each.at] === local);
    const given = place < 0 ? undefined : site.file.argumentsOf(site.at)[place];
    return given ? this.at({ ...given, call: site.call }, chain) : null;
  }

  private async enclosing(file: CodeFile, at: number): Promise<ValueType | null> {
    const declarations = await ownObjects(this.names, file, at);
    return declarations.length > 0 ? ofType(declarations) : null;
  }
}

/** What is asked of a container's element in turn is asked of what the container is a member of. */
const knowing = (site: TypeSite, asked: Receiver): TypeSite => (asked === NO_RECEIVER ? site : { ...site, asked });

const asHeld = (meaning: ValueType | null): ValueType | null =>
  meaning?.sort === "type" ? { ...meaning, isHeld: true } : meaning;

/** The innermost type around an occurrence, by its ordinal; -1 for none. */
function typeAround(file: CodeFile, at: number): number {
  let ordinal = file.uses.enclosing[at];
  while (ordinal >= 0 && !isType(file.kind(ordinal))) ordinal = file.symbols[ordinal].container;
  return ordinal;
}

/** `fun <T> T.also(…)`: the parameter stands for what the extension is called on. */
function isOwnReceiver(file: CodeFile, local: number): boolean {
  const extended = file.uses.enclosing[local] < 0 ? null : file.extendedBy(file.uses.enclosing[local]);
  return extended !== null && file.uses.local[extended.at] === local;
}

/** `std::vector<Row>::const_iterator` */
const isIterator = ({ file, at }: TypeSite): boolean =>
  RULES[file.language].iterators &&
  file.uses.left[at] >= 0 &&
  (file.uses.leftFlags[at] & LEFT_FLAGS.scope) !== 0 &&
  ITERATORS.has(file.name(at));
