/**
 * How a file's text is kept in `file_content.body`: one byte that names the form, then the text in UTF-8, as it is or
 * packed by Brotli. The parser threads pack it, at the lowest quality: three times as fast as Postgres' own pglz, and
 * smaller; lz4 is not in every build of Postgres. A longer text is cut at line starts into blocks that are packed each
 * for itself, so that a signature or one line of a large file costs the unpacking of one block. Refuses a form that it
 * does not know.
 *
 * Layout of a text in blocks: the form, varint count of blocks, for each block three varints (lines that start in it,
 * UTF-16 units, packed bytes), then the packed blocks.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { lineStarts } from "./line-starts";
import { ByteReader, ByteWriter } from "./varint";

const AS_IT_IS = 0;
const PACKED = 1;
/** The first byte of a text in blocks. */
export const BLOCKS = 2;
/** Bytes; below this packing gains nothing. */
const WORTH_PACKING = 256;
/** UTF-16 units that a block has at least; halving it costs 2 % of the text's size more. */
const BLOCK_UNITS = 8192;

/** A piece of a stored text that begins at a line start. */
export interface StoredBlock {
  /** lines that start in it */
  lines: number;
  /** UTF-16 units */
  units: number;
  unpack(): string;
}

/** Where the packed bytes of a block stand in its stored text, counted from the text's first byte. */
export interface BlockPlace {
  lines: number;
  units: number;
  from: number;
  bytes: number;
}

/**
 * @param text without NUL
 * @param starts its line starts, as `lineStarts` gives them
 * @param utf8 the same text, where the caller has it already
 */
export function packText(text: string, starts = lineStarts(text), utf8: Uint8Array = Buffer.from(text)): Uint8Array {
  if (utf8.length >= WORTH_PACKING) {
    const stored = text.length < 2 * BLOCK_UNITS ? withForm(PACKED, packed(utf8)) : packBlocks(text, starts, utf8);
    if (stored.length <= utf8.length) return stored;
  }
  return withForm(AS_IT_IS, utf8);
}

/**
 * The text, or its blocks where it has several, none of them unpacked yet. Throws when the bytes are not what
 * `packText` gives.
 */
export function readStored(stored: Uint8Array): string | StoredBlock[] {
  if (stored[0] === BLOCKS) return blocksOf(stored);
  const rest = Buffer.from(stored.buffer, stored.byteOffset + 1, stored.length - 1);
  if (stored[0] === AS_IT_IS) return rest.toString("utf8");
  if (stored[0] === PACKED) return unpackBlock(rest);
  throw new Error(`A stored text begins with the unknown form ${stored[0]}; index the repository again.`);
}

function packBlocks(text: string, starts: Uint32Array, utf8: Uint8Array): Uint8Array {
  const isAscii = utf8.length === text.length;
  const header = new ByteWriter(256);
  const bodies: Uint8Array[] = [];
  for (let line = 0; line < starts.length;) {
    const from = starts[line];
    const next = lineAfter(starts, line, from + BLOCK_UNITS);
    const to = next < starts.length ? starts[next] : text.length;
    const body = packed(isAscii ? utf8.subarray(from, to) : Buffer.from(text.slice(from, to)));
    header.varint(next - line);
    header.varint(to - from);
    header.varint(body.length);
    bodies.push(body);
    line = next;
  }
  const count = new ByteWriter(8);
  count.varint(bodies.length);
  return Buffer.concat([Uint8Array.of(BLOCKS), count.take(), header.take(), ...bodies]);
}

/** The first line behind `line` that starts at `offset` or later; the number of lines for none. */
function lineAfter(starts: Uint32Array, line: number, offset: number): number {
  let next = line + 1;
  while (next < starts.length && starts[next] < offset) next++;
  return next;
}

/**
 * Where the blocks of a text in blocks stand in it. Throws a RangeError where `head`, its first bytes, ends before the
 * last place.
 */
export function blockPlaces(head: Uint8Array): BlockPlace[] {
  const input = new ByteReader(head, 1);
  const sizes = Array.from({ length: input.count(3) }, () => ({
    lines: input.varint(),
    units: input.varint(),
    bytes: input.varint(),
  }));
  let from = head.length - input.left;
  return sizes.map((size) => {
    const place = { ...size, from };
    from += size.bytes;
    return place;
  });
}

function blocksOf(stored: Uint8Array): StoredBlock[] {
  return blockPlaces(stored).map(({ lines, units, from, bytes }) => {
    if (from + bytes > stored.length) throw new RangeError("The stored text ends before its last block.");
    return { lines, units, unpack: () => unpackBlock(stored.subarray(from, from + bytes)) };
  });
}

const packed = (utf8: Uint8Array): Uint8Array =>
  brotliCompressSync(utf8, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 0,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: utf8.length,
    },
  });

/** The text of a block. */
export const unpackBlock = (body: Uint8Array): string => brotliDecompressSync(body).toString("utf8");

function withForm(form: number, bytes: Uint8Array): Uint8Array {
  const stored = new Uint8Array(bytes.length + 1);
  stored[0] = form;
  stored.set(bytes, 1);
  return stored;
}
