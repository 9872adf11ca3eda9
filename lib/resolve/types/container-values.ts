/**
 * What containers hand out whose type lies outside of the index: elements, what pointers hold, parts of pairs. They
 * are known by the names of their members and by the arguments that their types are written with.
 */
import { LEFT_CODES, LEFT_FLAGS } from "../../format/occurrence-table";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import {
  GIVES_CONTAINER,
  GIVES_ELEMENT,
  GIVES_HELD,
  GIVES_ITERATOR,
  GIVES_ITSELF,
  GIVES_MAPPED,
  MAP_LIKE,
  PAIR_PARTS,
  PICKS_TYPE,
  SEEN_THROUGH,
} from "./container-rules";
import type { Declaration } from "../facts/declaration";
import { HOLDS_MEMBERS, isObjectLiteral } from "../facts/object-literals";
import { MAX_ALIASES, outside, siteOf, type TypeSite, type ValueType } from "../facts/value-type";
import { handsItselfOn } from "./self-types";
import type { WrittenTypes } from "./written-types";
import { RULES } from "../languages/registry";

/** What the values are asked for in return. */
interface AskedValues {
  /** what stands left of a member */
  receiver(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  /** an alias's target, a value's type */
  unfold(meaning: ValueType, chain: Chain): Promise<ValueType | null>;
  /** the first value that a call passes */
  argument(file: CodeFile, call: number, chain: Chain): Promise<ValueType | null>;
  /** what a member of a type gives */
  member(type: ValueType & { sort: "type" }, name: string, chain: Chain): Promise<ValueType | null>;
}

export class ContainerValues {
  constructor(
    private readonly code: CodeIndex,
    private readonly written: WrittenTypes,
    private readonly values: AskedValues,
  ) {}

  /** What a member of a type from outside gives: an element, what a pointer holds, the container itself. */
  async given(file: CodeFile, at: number, specifier: string | null, chain: Chain): Promise<ValueType | null> {
    const own: TypeSite = { file, at, isArray: false };
    if (handsBack(file, at)) {
      const given = await this.values.argument(file, at, chain);
      if (given) return given;
    }
    const isOnThis = RULES[file.language].outsideMembersOfThis && file.uses.left[at] === LEFT_CODES.this;
    const name = file.name(at);
    if (file.uses.left[at] < 0 && !isOnThis) {
      const next = RULES[file.language].iteration?.functions.has(name) ? await this.nextOf(file, at, chain) : null;
      if (next) return next;
      const written = file.argumentsOf(at).length > 0 ? own : null;
      return isHanded(file, at) ? { ...outside(specifier, written), isOpen: true } : outside(specifier, written);
    }
    const wrapped = isWrapping(file, at) ? await this.values.argument(file, at, chain) : null;
    if (wrapped) return wrapped.sort === "type" ? { ...wrapped, isHeld: true } : wrapped;
    if (GIVES_HELD.has(name) || PAIR_PARTS.has(name)) {
      const held = await this.held(file, at, chain);
      if (held) return held;
    }
    const { projections } = RULES[file.language];
    if (GIVES_ITSELF.has(name) || projections.has(name)) return this.values.receiver(file, at, chain);
    if (PICKS_TYPE.has(name) && file.argumentsOf(at).length > 0) return outside(specifier, own);
    if (RULES[file.language].iterators && GIVES_ITERATOR.has(name)) {
      const container = await this.values.receiver(file, at, chain);
      const pointedTo = container && (await this.elementOf(container, "iterated", chain));
      if (pointedTo) return pointedTo.sort === "type" ? { ...pointedTo, isHeld: true } : pointedTo;
    }
    if (RULES[file.language].givesSelf?.test(name) && file.uses.arity[at] >= 0) {
      const self = await this.values.receiver(file, at, chain);
      if (self && (await handsItselfOn(this.code, self))) return self;
    }
    const givesElement = GIVES_ELEMENT.has(name) || GIVES_MAPPED.has(name);
    if (!givesElement && !GIVES_CONTAINER.has(name)) return this.ofOutside(file, at, specifier, chain);
    const receiver = await this.values.receiver(file, at, chain);
    if (GIVES_MAPPED.has(name) && !isMap(receiver)) return this.ofOutside(file, at, specifier, chain);
    if (receiver !== null && isSeenThrough(receiver)) return receiver;
    const isPlain = receiver?.sort === "type" && receiver.isHeld !== true;
    if (isPlain && RULES[file.language].adaptingMethods.has(name)) return outside(specifier);
    if (receiver?.sort === "type" && RULES[file.language].copyingMethods.has(name)) return receiver;
    // nothing says what such a container holds
    if (receiver?.sort === "outside" && receiver.site === null) return { ...outside(specifier), isOpen: true };
    if (receiver === null || siteOf(receiver) === null) return outside(specifier);
    if (!givesElement) return isCopiedInPart(receiver, name) ? outside(specifier) : receiver;
    // what has no elements was seen through to what it wraps
    const isWrapped = receiver.sort === "type" && (receiver.isHeld === true || !isOfJvm(receiver.declarations));
    return (await this.elementOf(receiver, "item", chain)) ?? (isWrapped ? receiver : outside(null));
  }

  /** What a member from outside gives: it may have what it was handed, and so may all that comes from such a value. */
  private async ofOutside(file: CodeFile, at: number, specifier: string | null, chain: Chain): Promise<ValueType> {
    const plain = outside(specifier);
    if (!RULES[file.language].objectLiterals) return plain;
    const receiver = isHanded(file, at) ? null : await this.values.receiver(file, at, chain);
    const isOpen = isHanded(file, at) || (receiver?.sort === "outside" && receiver.isOpen === true);
    return isOpen ? { ...plain, isOpen } : plain;
  }

  /** `pointer.Get()`, `pair.Value`. */
  private async held(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null> {
    const receiver = await this.values.receiver(file, at, chain);
    if (receiver === null) return null;
    const isNullable = file.name(at) === RULES[file.language].nullableMember;
    if (receiver.sort === "type" && (isNullable || (receiver.isHeld && GIVES_HELD.has(file.name(at))))) return receiver;
    const place = receiver.sort === "outside" ? PAIR_PARTS.get(file.name(at)) : undefined;
    const site = place === undefined ? null : siteOf(receiver);
    if (site !== null && !isPair(file, at, site)) return null;
    const part = site === null || place === undefined ? undefined : site.file.argumentsOf(site.at)[place];
    return part ? this.written.at(part, chain, site?.asked) : null;
  }

  /** `next(rows)` */
  private async nextOf(file: CodeFile, call: number, chain: Chain): Promise<ValueType | null> {
    const iterator = await this.values.argument(file, call, chain);
    if (iterator?.sort === "outside") return this.elementOf(iterator, "iterated", chain);
    return iterator?.sort === "type" ? this.bySpecial(iterator, "next", chain) : null;
  }

  /** What a type hands out that says itself how it is iterated over; null for any other. */
  private async iterated(type: ValueType & { sort: "type" }, chain: Chain): Promise<ValueType | null> {
    const iterator = await this.bySpecial(type, "iterator", chain);
    if (iterator?.sort === "outside") return this.elementOf(iterator, "iterated", chain);
    return iterator?.sort === "type" ? this.bySpecial(iterator, "next", chain) : null;
  }

  private async bySpecial(
    type: ValueType & { sort: "type" },
    part: "iterator" | "next",
    chain: Chain,
  ): Promise<ValueType | null> {
    for (const name of RULES[type.declarations[0].language].iteration?.[part] ?? []) {
      const found = await this.values.member(type, name, chain);
      if (found) return found;
    }
    return null;
  }

  /** What the type's own operator of indexes gives; null for none. */
  private async indexed(type: ValueType & { sort: "type" }, chain: Chain): Promise<ValueType | null> {
    const { indexOperator } = RULES[type.declarations[0].language];
    return indexOperator === null ? null : this.values.member(type, indexOperator, chain);
  }

  /** What is iterated over, or what an index gives; null when the container does not say it. */
  async elementOf(container: ValueType, sort: "item" | "iterated", chain: Chain): Promise<ValueType | null> {
    let at: ValueType | null = container;
    for (let steps = 0; at !== null && steps < MAX_ALIASES; steps++) {
      const site = siteOf(at);
      // a type of the index says itself what it holds; its arguments may be something else
      const above = derivesByName(at) ? await this.written.elementAbove(at, sort, chain) : null;
      if (above !== null) return above;
      const element = site === null ? null : await this.written.elementAt(site, sort, chain);
      if (element !== null) return element;
      const iterated: ValueType | null =
        at.sort === "type" && sort === "iterated" ? await this.iterated(at, chain) : null;
      if (iterated) return iterated;
      const indexed = at.sort === "type" && sort === "item" ? await this.indexed(at, chain) : null;
      if (indexed) return indexed;
      if (site === null && at.sort === "type" && (await this.holdsUnnamed(at))) return at;
      if (site !== null && !isAlias(at)) return at.sort === "type" ? this.written.elementAbove(at, sort, chain) : null;
      at = await this.values.unfold(at, chain);
    }
    return null;
  }

  /**
   * `var rows = []struct{ name string }{…}`: what has the fields of a type without a name holds values of that type.
   */
  private async holdsUnnamed({ declarations: [head] }: ValueType & { sort: "type" }): Promise<boolean> {
    const isUnnamed = RULES[head.language].anonymousStructs && HOLDS_MEMBERS.has(head.kind);
    return isUnnamed && (await isObjectLiteral(this.code, head));
  }
}

/** Whether a value is written as a map from outside. */
function isMap(value: ValueType | null): boolean {
  const site = value?.sort === "outside" ? value.site : null;
  return site !== null && MAP_LIKE.has(site.file.name(site.at));
}

/** Whether a function gives what it is called with, known by its name or by that of what it is a member of: `A.f`. */
function handsBack(file: CodeFile, at: number): boolean {
  const known = RULES[file.language].handsBack;
  if (known.size === 0 || file.uses.arity[at] < 1) return false;
  const left = file.uses.left[at];
  return known.has(file.name(at)) || (left >= 0 && known.has(`${file.name(left)}.${file.name(at)}`));
}

/**
 * Whether a function of scripts is handed a value or a type, from which the type of what it gives may be made. What a
 * class makes is of the class.
 */
const isHanded = (file: CodeFile, at: number): boolean =>
  RULES[file.language].objectLiterals &&
  (file.uses.arity[at] > 0 || (file.uses.arity[at] === 0 && file.argumentsOf(at).length > 0)) &&
  !/^\p{Lu}/u.test(file.name(at));

/** `RefCell::new(ship)`, `Pin::new(&mut ship)` */
function isWrapping(file: CodeFile, at: number): boolean {
  const isNew = file.name(at) === RULES[file.language].wrappingConstructor && file.uses.arity[at] === 1;
  return isNew && (file.uses.leftFlags[at] & LEFT_FLAGS.scope) !== 0 && SEEN_THROUGH.has(file.name(file.uses.left[at]));
}

/**
 * What a wrapper holds was reached when the wrapper was seen through: `unwrap()` gives that, and not what it holds in
 * turn.
 */
const isSeenThrough = (meaning: ValueType): boolean =>
  meaning.sort === "type" && meaning.isHeld === true && meaning.declarations[0]?.kind !== "type_alias";

const derivesByName = (meaning: ValueType): meaning is ValueType & { sort: "type" } =>
  meaning.sort === "type" && RULES[meaning.declarations[0].language].containersAbove !== null;

const isOfJvm = ([head]: readonly Declaration[]): boolean => RULES[head.language].derivesFromContainers;

/** In C++ whatever a map hands out has two parts, on the JVM an entry. */
const isPair = (file: CodeFile, at: number, site: TypeSite): boolean =>
  RULES[file.language].mapsHandOutPairs
    ? !file.name(at).startsWith("get")
    : site.file.argumentsOf(site.at).length === 2 && site.file.name(site.at).endsWith("Entry");

/** `Answer & Response`: a copy of what stands outside is that alone. */
const isCopiedInPart = (itself: ValueType, name: string): boolean =>
  itself.sort === "type" && name === COPIES && isAlias(itself) && RULES[itself.declarations[0].language].callSignatures;

const COPIES = "clone";

/** `type Rows []Row`: what it stands for has the elements. */
const isAlias = (meaning: ValueType): boolean =>
  meaning.sort === "type" && meaning.declarations[0]?.kind === "type_alias";
