/**
 * The bytes of `occurrences`: every identifier use of one file in the order of the text, as varint columns, with the
 * locals bound. About 6 bytes a use before Postgres compresses them.
 *
 * Layout: varint n, then columns over all n: line - previous line; column; name index; flags (bits 0 to 3 role, 4
 * left, 5 arity, 6 local, 7 symbol); signed enclosing - previous from -1. Then, for flagged uses only: left (code * 4
 * + LEFT_FLAGS: 0 this, 1 super, 2 expression, else 3 + zigzag of own index - index of what stands left); arity;
 * signed own index - index of the binding; signed ordinal - previous ordinal from -1. At the end, what declared names
 * are typed by: varint k, then k times own index - previous; signed own index - index of what it is typed by, and how
 * (TYPED) in 5 bits below it.
 */
import { LEFT_CODES, occurrenceTable, type OccurrenceSource, type OccurrenceTable } from "./occurrence-table";
import { ByteReader, type ByteWriter } from "./varint";

const LEFT = 16;
const ARITY = 32;
const LOCAL = 64;
const SYMBOL = 128;

/** Appends one file's blob. */
export function writeOccurrences(from: OccurrenceSource, out: ByteWriter): void {
  out.varint(from.count);
  // Five columns of at most 5 bytes each: nothing below has to ask for room.
  out.reserve(from.count * 25);
  out.length = writeEvery(from, out.bytes, out.length);
  writeFlagged(from, out);
  writeTypes(from.types, out);
}

function writeTypes(types: ArrayLike<number>, out: ByteWriter): void {
  out.varint(types.length / 3);
  for (let i = 0, previous = 0; i < types.length; previous = types[i], i += 3) {
    out.varint(types[i] - previous);
    out.signed((types[i] - types[i + 1]) * 32 + types[i + 2]);
  }
}

function readTypes(input: ByteReader): Int32Array {
  const types = new Int32Array(input.count(2) * 3);
  for (let i = 0, name = 0; i < types.length; i += 3) {
    name += input.varint();
    const by = input.signed();
    types[i] = name;
    types[i + 1] = name - (by >> 5);
    types[i + 2] = by & 31;
  }
  return types;
}

/** The columns that every use has. This loop sees each of millions of uses, hence no calls but one. */
function writeEvery(from: OccurrenceSource, bytes: Uint8Array, start: number): number {
  const { count, line, column, name, role, enclosing } = from;
  let at = start;
  for (let i = 0, previous = 0; i < count; previous = line[i++]) {
    const lines = line[i] - previous;
    if (lines < 128) bytes[at++] = lines;
    else at = putVarint(bytes, at, lines);
  }
  for (let i = 0; i < count; i++) {
    if (column[i] < 128) bytes[at++] = column[i];
    else at = putVarint(bytes, at, column[i]);
  }
  for (let i = 0; i < count; i++) {
    if (name[i] < 128) bytes[at++] = name[i];
    else at = putVarint(bytes, at, name[i]);
  }
  for (let i = 0; i < count; i++) bytes[at++] = role[i] | flagsOf(from, i);
  for (let i = 0, previous = -1; i < count; previous = enclosing[i++]) {
    const moved = enclosing[i] - previous;
    if (moved === 0) bytes[at++] = 0;
    else at = putVarint(bytes, at, (moved << 1) ^ (moved >> 31));
  }
  return at;
}

function putVarint(bytes: Uint8Array, start: number, value: number): number {
  let at = start;
  let rest = value >>> 0;
  for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128;
  bytes[at++] = rest;
  return at;
}

function flagsOf(from: OccurrenceSource, i: number): number {
  return (
    (from.left[i] !== LEFT_CODES.none ? LEFT : 0) |
    (from.arity[i] >= 0 ? ARITY : 0) |
    (from.local[i] >= 0 ? LOCAL : 0) |
    (from.symbol[i] >= 0 ? SYMBOL : 0)
  );
}

function writeFlagged(from: OccurrenceSource, out: ByteWriter): void {
  const { count, left, arity, local, symbol, leftFlags } = from;
  for (let i = 0; i < count; i++) {
    if (left[i] === LEFT_CODES.none) continue;
    out.varint((leftCode(left[i], i) << 2) | (leftFlags[i] & 3));
  }
  for (let i = 0; i < count; i++) if (arity[i] >= 0) out.varint(arity[i]);
  for (let i = 0; i < count; i++) if (local[i] >= 0) out.signed(i - local[i]);
  for (let i = 0, previous = -1; i < count; i++) {
    if (symbol[i] < 0) continue;
    out.signed(symbol[i] - previous);
    previous = symbol[i];
  }
}

function leftCode(left: number, index: number): number {
  if (left < 0) return -left - 2;
  const distance = index - left;
  return 3 + (((distance << 1) ^ (distance >> 31)) >>> 0);
}

/** Throws a RangeError when the bytes end too early. */
export function decodeOccurrences(blob: Uint8Array): OccurrenceTable {
  const input = new ByteReader(blob);
  const table = occurrenceTable(input.count(5));
  const { count, line, column, name, enclosing } = table;
  const flags = new Uint8Array(count);
  for (let i = 0, previous = 0; i < count; i++) line[i] = previous += input.varint();
  for (let i = 0; i < count; i++) column[i] = input.varint();
  for (let i = 0; i < count; i++) name[i] = input.varint();
  for (let i = 0; i < count; i++) table.role[i] = (flags[i] = input.u8()) & 15;
  for (let i = 0, previous = -1; i < count; i++) enclosing[i] = previous += input.signed();
  readFlagged(input, table, flags);
  table.types = readTypes(input);
  return table;
}

function readFlagged(input: ByteReader, table: OccurrenceTable, flags: Uint8Array): void {
  const { count } = table;
  for (let i = 0; i < count; i++) if (flags[i] & LEFT) readLeft(input.varint(), table, i);
  for (let i = 0; i < count; i++) if (flags[i] & ARITY) table.arity[i] = input.varint();
  for (let i = 0; i < count; i++) if (flags[i] & LOCAL) table.local[i] = i - input.signed();
  for (let i = 0, previous = -1; i < count; i++) if (flags[i] & SYMBOL) table.symbol[i] = previous += input.signed();
}

function readLeft(value: number, table: OccurrenceTable, i: number): void {
  table.leftFlags[i] = value & 3;
  const code = value >>> 2;
  if (code < 3) {
    table.left[i] = -code - 2;
    return;
  }
  const zigzag = code - 3;
  table.left[i] = i - ((zigzag >>> 1) ^ -(zigzag & 1));
}
