/**
 * The bytes of `precise_file.facts`: what a compiler's engine says that the names of one text mean. Pure. A target is named by its symbol's
 * name and key, never by a row's id, so that it holds while its own file is edited.
 *
 * Layout: bytes of the names, names each ended by NUL; count of targets, each index of its name and 8 bytes of key; count of meanings, each
 * count of targets and their indexes; count of occurrences, each lines since the one before, column (in the same line since the one before),
 * 0 for outside or 1 + index of its meaning. All numbers are varints.
 */
import { ByteReader, ByteWriter } from "./varint";

/** A symbol by its name and the hash of its key. */
export interface PreciseTarget {
  name: string;
  keyHash: bigint;
}

/** What a name at a place means. */
export interface PreciseUse {
  /** 0-based; columns in UTF-16 units */
  line: number;
  column: number;
  /** symbols that are meant, best first; null: known to be declared outside */
  targets: readonly PreciseTarget[] | null;
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
  targets: readonly PreciseTarget[];
}

const NAME_END = "\0";

/** @param uses in the order of their places */
export function encodePreciseFacts(uses: readonly PreciseUse[]): Uint8Array {
  const targets = new Numbered<PreciseTarget>(({ name, keyHash }) => `${keyHash} ${name}`);
  const meanings = new Numbered<readonly number[]>((indexes) => indexes.join(" "));
  const meant = uses.map((use) =>
    use.targets === null ? OUTSIDE : meanings.of(use.targets.map((t) => targets.of(t))),
  );
  const names = new Numbered<string>((name) => name);
  const nameIndexes = targets.values.map(({ name }) => names.of(name));

  const out = new ByteWriter(1024 + uses.length * 4);
  const text = new ByteWriter(1024);
  text.text(names.values.map((name) => name + NAME_END).join(""));
  out.varint(text.length);
  out.append(text.take());
  out.varint(targets.values.length);
  targets.values.forEach(({ keyHash }, at) => {
    out.varint(nameIndexes[at]);
    out.i32(Number(BigInt.asIntN(32, keyHash >> 32n)));
    out.i32(Number(BigInt.asIntN(32, keyHash)));
  });
  writeLists(out, meanings.values);
  writeUses(out, uses, meant);
  return out.take();
}

function writeLists(out: ByteWriter, lists: readonly (readonly number[])[]): void {
  out.varint(lists.length);
  for (const list of lists) {
    out.varint(list.length);
    for (const value of list) out.varint(value);
  }
}

function writeUses(out: ByteWriter, uses: readonly PreciseUse[], meant: readonly number[]): void {
  out.varint(uses.length);
  let [line, column] = [0, 0];
  uses.forEach((use, at) => {
    if (use.line !== line) column = 0;
    out.varint(use.line - line);
    out.varint(use.column - column);
    out.varint(meant[at] + 1);
    ({ line, column } = use);
  });
}

/** Throws a RangeError when the bytes end too early or lead nowhere. */
export function decodePreciseFacts(bytes: Uint8Array): PreciseTable {
  const input = new ByteReader(bytes);
  const names = new TextDecoder().decode(input.slice(input.varint())).split(NAME_END);
  const targets = Array.from({ length: input.count(9) }, () => {
    const name = names[input.varint()] ?? "";
    return { name, keyHash: BigInt.asIntN(64, (BigInt(input.u32()) << 32n) | BigInt(input.u32())) };
  });
  const meanings = readLists(input, targets.length);
  const count = input.count(3);
  const columns = { line: new Uint32Array(count), column: new Uint32Array(count), meaning: new Int32Array(count) };
  for (let i = 0; i < count; i++) {
    const down = input.varint();
    const across = input.varint();
    columns.line[i] = (i > 0 ? columns.line[i - 1] : 0) + down;
    columns.column[i] = (i > 0 && down === 0 ? columns.column[i - 1] : 0) + across;
    columns.meaning[i] = input.varint() - 1;
    if (columns.meaning[i] >= meanings.length)
      throw new RangeError("The record names a meaning that it does not have.");
  }
  return { count, ...columns, meanings, targets };
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
