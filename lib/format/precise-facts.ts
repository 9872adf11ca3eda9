/**
 * The bytes of `precise_file.facts`: what a compiler's engine says that the names of one text mean. Pure. A target is
 * named by its symbol's name and key, never by a row's id, so that it holds while its own file is edited.
 *
 * Layout: bytes of the names, names each ended by NUL; count of targets, each index of its name and 8 bytes of key;
 * count of meanings, each count of targets and their indexes; count of occurrences, each lines since the one before,
 * column (in the same line since the one before), 0 for outside or 1 + index of its meaning. Then, where there are
 * members that the index has no symbol for: count of targets that are such (their name is a path), the index of each;
 * count of those that this text declares, each as an occurrence with 8 bytes in the place of its meaning. All other
 * numbers are varints.
 */
import { nameHash } from "./name-hash";
import { ByteReader, ByteWriter } from "./varint";

/** A symbol by its name and the hash of its key. */
export interface PreciseTarget {
  name: string;
  keyHash: bigint;
}

/**
 * A member that the index has no symbol for: a key of a literal, a field of a type without a name. Identified by the
 * file that declares it, and by the hash of what distinguishes it there.
 */
export interface UnlistedMember {
  home: string;
  keyHash: bigint;
}

/** A name that a text declares, and that the index has no symbol for. 0-based; columns in UTF-16 units. */
export interface DeclaredMember {
  line: number;
  column: number;
  keyHash: bigint;
}

/** What tells a variable, which is no symbol, where it is meant beside a member: `Point { x }`. */
export const VARIABLE = "a variable";

/** What tells an item that a macro's body declares: it is no symbol, and no other one is meant. */
export const MADE = "made by a macro";

/** What tells that a name means none of the other targets, whatever it means: rules answer, but with none of those. */
export const NONE_OF = "none of these";

/** @param member what distinguishes it in the file that declares it */
export const memberKey = (home: string, member: string): bigint => nameHash(`${home}\0${member}`);

export type PreciseMeaning = PreciseTarget | UnlistedMember;

/** What a name at a place means. */
export interface PreciseUse {
  /** 0-based; columns in UTF-16 units */
  line: number;
  column: number;
  /** what is meant, best first; null: known to be declared outside */
  targets: readonly PreciseMeaning[] | null;
}

/** Values of `meaning` that are no index. */
export const OUTSIDE = -1;

/** Decoded, as columns: thousands of files are kept. */
export interface PreciseTable {
  count: number;
  line: Uint32Array;
  column: Uint32Array;
  /** index into `meanings`, or OUTSIDE */
  meaning: Int32Array;
  /** indexes into `targets` */
  meanings: readonly Uint32Array[];
  targets: readonly PreciseMeaning[];
  /** by place */
  members: readonly DeclaredMember[];
}

const NAME_END = "\0";

const isUnlisted = (target: PreciseMeaning): target is UnlistedMember => "home" in target;
const wordOf = (target: PreciseMeaning): string => (isUnlisted(target) ? target.home : target.name);

/** Both lists in the order of their places. */
export function encodePreciseFacts(uses: readonly PreciseUse[], members: readonly DeclaredMember[] = []): Uint8Array {
  const targets = new Numbered<PreciseMeaning>((each) => `${isUnlisted(each)} ${each.keyHash} ${wordOf(each)}`);
  const meanings = new Numbered<readonly number[]>((indexes) => indexes.join(" "));
  const meant = uses.map((use) =>
    use.targets === null ? OUTSIDE : meanings.of(use.targets.map((t) => targets.of(t))),
  );
  const names = new Numbered<string>((name) => name);
  const nameIndexes = targets.values.map((each) => names.of(wordOf(each)));

  const out = new ByteWriter(1024 + uses.length * 4);
  const text = new ByteWriter(1024);
  text.text(names.values.map((name) => name + NAME_END).join(""));
  out.varint(text.length);
  out.append(text.take());
  out.varint(targets.values.length);
  targets.values.forEach(({ keyHash }, at) => {
    out.varint(nameIndexes[at]);
    writeHash(out, keyHash);
  });
  writeLists(out, meanings.values);
  writePlaces(out, uses, (at) => out.varint(meant[at] + 1));
  const unlisted = targets.values.flatMap((each, at) => (isUnlisted(each) ? [at] : []));
  if (unlisted.length > 0 || members.length > 0) {
    out.varint(unlisted.length);
    for (const at of unlisted) out.varint(at);
    writePlaces(out, members, (at) => writeHash(out, members[at].keyHash));
  }
  return out.take();
}

function writeHash(out: ByteWriter, hash: bigint): void {
  out.i32(Number(BigInt.asIntN(32, hash >> 32n)));
  out.i32(Number(BigInt.asIntN(32, hash)));
}

const readHash = (input: ByteReader): bigint => BigInt.asIntN(64, (BigInt(input.u32()) << 32n) | BigInt(input.u32()));

function writeLists(out: ByteWriter, lists: readonly (readonly number[])[]): void {
  out.varint(lists.length);
  for (const list of lists) {
    out.varint(list.length);
    for (const value of list) out.varint(value);
  }
}

type Places = readonly { line: number; column: number }[];

function writePlaces(out: ByteWriter, places: Places, writeRest: (at: number) => void): void {
  out.varint(places.length);
  let [line, column] = [0, 0];
  places.forEach((place, at) => {
    if (place.line !== line) column = 0;
    out.varint(place.line - line);
    out.varint(place.column - column);
    writeRest(at);
    ({ line, column } = place);
  });
}

/** Throws a RangeError when the bytes end too early or lead nowhere. */
export function decodePreciseFacts(bytes: Uint8Array): PreciseTable {
  const input = new ByteReader(bytes);
  const names = new TextDecoder().decode(input.slice(input.varint())).split(NAME_END);
  const targets: PreciseMeaning[] = Array.from({ length: input.count(9) }, () => {
    const name = names[input.varint()] ?? "";
    return { name, keyHash: readHash(input) };
  });
  const meanings = readLists(input, targets.length);
  const count = input.count(3);
  const columns = { line: new Uint32Array(count), column: new Uint32Array(count), meaning: new Int32Array(count) };
  readPlaces(input, count, (i, line, column) => {
    columns.line[i] = line;
    columns.column[i] = column;
    columns.meaning[i] = input.varint() - 1;
    if (columns.meaning[i] >= meanings.length)
      throw new RangeError("The record names a meaning that it does not have.");
  });
  const members = input.done ? [] : readMembers(input, targets);
  return { count, ...columns, meanings, targets, members };
}

/** Turns those of the targets that are members without a symbol into what they are. */
function readMembers(input: ByteReader, targets: PreciseMeaning[]): DeclaredMember[] {
  for (let left = input.count(); left > 0; left--) {
    const at = input.varint();
    const target = targets[at];
    if (target === undefined) throw new RangeError("The record names something that it does not have.");
    targets[at] = { home: wordOf(target), keyHash: target.keyHash };
  }
  const members: DeclaredMember[] = [];
  readPlaces(input, input.count(10), (_, line, column) => {
    members.push({ line, column, keyHash: readHash(input) });
  });
  return members;
}

function readPlaces(input: ByteReader, count: number, take: (i: number, line: number, column: number) => void): void {
  let [line, column] = [0, 0];
  for (let i = 0; i < count; i++) {
    const down = input.varint();
    const across = input.varint();
    column = down === 0 ? column + across : across;
    line += down;
    take(i, line, column);
  }
}

/** @param most values are below it */
function readLists(input: ByteReader, most: number): Uint32Array[] {
  return Array.from({ length: input.count() }, () => {
    const list = new Uint32Array(input.count());
    for (let at = 0; at < list.length; at++) {
      list[at] = input.varint();
      if (list[at] >= most) throw new RangeError("The record names something that it does not have.");
    }
    return list;
  });
}

/** Values in the order in which they came first, and their places. */
class Numbered<T> {
  readonly values: T[] = [];
  private readonly places = new Map<string, number>();

  constructor(private readonly identity: (value: T) => string) {}

  of(value: T): number {
    const id = this.identity(value);
    let place = this.places.get(id);
    if (place === undefined) {
      place = this.values.push(value) - 1;
      this.places.set(id, place);
    }
    return place;
  }
}
