/** Which symbol of one revision is which of the other. Pure. */
import type { Change } from "../../contract/change-impact";
import { isFunction, isType } from "../../resolve/facts/declaration";
import { groupBy } from "../../resolve/facts/group-by";
import type { Item } from "./items";

export interface Pair {
  before: Item | null;
  after: Item | null;
  /** null for no change */
  change: Change | null;
  /** how it is written as a whole differs, its name aside */
  hasOtherSignature: boolean;
}

/** Shortest body that tells that a symbol with another name is the same. */
const TELLING = 24;

/** Fewest members that tell that a type with another name is the same. */
const TELLING_MEMBERS = 2;

/** Symbols of one file: `before` and `after` it changed. */
export function pairItems(before: readonly Item[], after: readonly Item[]): Pair[] {
  const [left, right] = [childrenOf(before), childrenOf(after)];
  const pairs: Pair[] = [];
  const level = (from: number, to: number): void => {
    const found = pairLevel(left.get(from) ?? [], right.get(to) ?? []);
    for (const [a, b] of found) {
      const pair = pairOf(a, b);
      if (!isPartOfBody(pair)) pairs.push(pair);
      if (a && b) level(before.indexOf(a), after.indexOf(b));
      else if (a && !isFunction(a.kind)) level(before.indexOf(a), NONE);
      else if (b && !isFunction(b.kind)) level(NONE, after.indexOf(b));
    }
  };
  level(-1, -1);
  return pairs;
}

const NONE = -2;

/** What comes, or differs in its body alone, inside of a function is a change of that one's body. */
const isPartOfBody = ({ before, after, change }: Pair): boolean =>
  (before ?? after)?.isInner === true && (change === "added" || change === "body");

const childrenOf = (items: readonly Item[]) => groupBy(items, ({ container }) => container);

type Match = [before: Item | null, after: Item | null];

function pairLevel(before: readonly Item[], after: readonly Item[]): Match[] {
  const level = new Level(before, after);
  const byName = groupBy(after, nameOf);
  const free = (a: Item): Item[] => (byName.get(nameOf(a)) ?? []).filter((b) => level.open.has(b));
  level.match((a) => free(a).find((b) => b.signature === a.signature));
  level.match((a) => free(a).find((b) => b.disambiguator === a.disambiguator));
  level.match((a) => free(a).at(0));
  // Functions that differ by a word or two would each be taken for all of the others.
  level.match((a, gone) => renamed(a, gone, [...level.open], isSame));
  level.match((a, gone) => renamed(a, gone, [...level.open], isLike));
  return level.all();
}

/** What one holder holds on both sides, paired step by step. */
class Level {
  readonly open: Set<Item>;
  private readonly matches: Match[] = [];
  private gone: readonly Item[];

  constructor(before: readonly Item[], after: readonly Item[]) {
    this.open = new Set(after);
    this.gone = before;
  }

  /** Pairs what is found for those that have no other yet. */
  match(find: (item: Item, gone: readonly Item[]) => Item | undefined): void {
    const left: Item[] = [];
    for (const item of this.gone) {
      const other = find(item, this.gone);
      if (other === undefined) {
        left.push(item);
        continue;
      }
      this.open.delete(other);
      this.matches.push([item, other]);
    }
    this.gone = left;
  }

  all(): Match[] {
    const [gone, come] = [[...this.gone], [...this.open]];
    return [...this.matches, ...gone.map((a): Match => [a, null]), ...come.map((b): Match => [null, b])];
  }
}

const nameOf = ({ kind, name, qualifier }: Item): string => `${kind} ${lastOf(qualifier)} ${name}`;
const lastOf = (qualifier: string | null): string => qualifier?.split(/::|\./).at(-1) ?? "";

/** The only one left that is like it but for its name. */
function renamed(
  item: Item,
  gone: readonly Item[],
  come: readonly Item[],
  isLike: (a: Item, b: Item) => boolean,
): Item | undefined {
  const like = come.filter((other) => isLike(item, other));
  const rivals = gone.filter((other) => like.some((each) => isLike(other, each)));
  return like.length === 1 && rivals.length === 1 ? like[0] : undefined;
}

/** A function with that very body. */
const isSame = (a: Item, b: Item): boolean =>
  a.kind === b.kind && isFunction(a.kind) && a.body.length >= TELLING && a.body === b.body && signed(a) === signed(b);

function isLike(a: Item, b: Item): boolean {
  if (a.kind !== b.kind) return false;
  const [own, other] = [signed(a), signed(b)];
  if (isType(a.kind)) return own === other && a.members.length >= TELLING_MEMBERS && mostly(a.members, b.members);
  if (isFunction(a.kind)) {
    if (a.body.length >= TELLING) return a.body === b.body || (own === other && similar(a.body, b.body));
    // a declaration without a body is told by what it takes
    return own === other && own.length >= TELLING / 2 && a.body === b.body;
  }
  return own === other && a.body.replaceAll(a.name, "") === b.body.replaceAll(b.name, "");
}

/** The signature without the name. */
const signed = ({ signature, name }: Item): string =>
  signature.replace(new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`), "_");
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Most words are the same. */
const similar = (a: string, b: string): boolean => mostly(a.split(/\W+/), b.split(/\W+/));

function mostly(left: readonly string[], right: readonly string[]): boolean {
  const known = new Set(right);
  const shared = left.filter((word) => known.has(word)).length;
  return shared >= 0.8 * Math.max(left.length, known.size);
}

function pairOf(before: Item | null, after: Item | null): Pair {
  if (before === null || after === null)
    return { before, after, change: after === null ? "removed" : "added", hasOtherSignature: false };
  const hasOtherSignature = signed(before) !== signed(after);
  return { before, after, change: changeOf(before, after, hasOtherSignature), hasOtherSignature };
}

function changeOf(before: Item, after: Item, hasOtherSignature: boolean): Change | null {
  if (before.name !== after.name) return "renamed";
  if (before.reach !== null && after.reach !== null && before.reach !== after.reach) return "visibility";
  if (hasOtherSignature) return "signature";
  return before.body === after.body ? null : "body";
}

/** Of what went in one file and came in another, what is the same. */
export function withMoved(pairs: readonly Pair[]): Pair[] {
  const come = groupBy(
    pairs.filter(({ before }) => before === null),
    ({ after }) => identity(after),
  );
  const taken = new Set<Pair>();
  const found = pairs.map((pair): Pair => {
    if (pair.after !== null || pair.before === null) return pair;
    const other = (come.get(identity(pair.before)) ?? []).find((each) => !taken.has(each));
    if (!other) return pair;
    taken.add(other);
    return { ...pairOf(pair.before, other.after), change: "moved" };
  });
  return found.filter((pair) => !taken.has(pair));
}

/** What is renamed where it is announced is renamed where its body stands, whatever became of that one. */
export function withRenamed(pairs: readonly Pair[]): Pair[] {
  const names = new Map(
    pairs.flatMap(({ change, before, after }) =>
      change === "renamed" && before && after ? [[keyOf(before), keyOf(after)]] : [],
    ),
  );
  const come = groupBy(
    pairs.filter(({ before }) => before === null),
    ({ after }) => keyOf(after),
  );
  const taken = new Set<Pair>();
  const found = pairs.map((pair): Pair => {
    const name = pair.after === null ? names.get(keyOf(pair.before)) : undefined;
    const other = name === undefined ? undefined : come.get(name)?.find((each) => !taken.has(each));
    if (!other) return pair;
    taken.add(other);
    return pairOf(pair.before, other.after);
  });
  return found.filter((pair) => !taken.has(pair));
}

const keyOf = (item: Item | null): bigint | null => (item === null ? null : item.file.symbols[item.ordinal].keyHash);

const identity = (item: Item | null): string =>
  item === null ? "" : `${item.kind} ${item.qualifiedName} ${item.disambiguator ?? ""}`;
