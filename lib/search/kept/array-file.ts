/**
 * A file of typed arrays: a head that names them, then their bytes as they lie in memory, each with a checksum.
 * Written beside its name and renamed, so that a reader finds all of it or nothing. What was damaged, cut or written
 * in another form is refused with a reason.
 */
import { randomBytes } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { z } from "zod";
import { pauseInSlices } from "../embedded/slices";

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array;

const TYPES = ["u8", "u16", "u32", "i32", "f32"] as const;
type TypeName = (typeof TYPES)[number];

/** A part of what was read, as an array. */
const VIEWS: Record<TypeName, (memory: SharedArrayBuffer, at: number, length: number) => Column> = {
  u8: (memory, at, length) => new Uint8Array(memory, at, length),
  u16: (memory, at, length) => new Uint16Array(memory, at, length),
  u32: (memory, at, length) => new Uint32Array(memory, at, length),
  i32: (memory, at, length) => new Int32Array(memory, at, length),
  f32: (memory, at, length) => new Float32Array(memory, at, length),
};
const BYTES: Record<TypeName, number> = { u8: 1, u16: 2, u32: 4, i32: 4, f32: 4 };

/** Read as a number of this machine, so that one with another order of bytes refuses it. */
const MAGIC = 0x4b415446;
const FORM = 1;
/** magic, form, length of the head, checksum of the head */
const FRONT_BYTES = 16;
const MOST_HEAD = 64 * 1024;
/** Bytes that are checked or written between two looks at what else waits. */
const PIECE = 4 * 1024 * 1024;
const ALIGNED = 8;
/** Ends the names of files that are being written. */
export const UNFINISHED = ".part";

const headSchema = z.object({
  kind: z.string(),
  numbers: z.record(z.string(), z.number()),
  texts: z.record(z.string(), z.string()),
  arrays: z.array(
    z.object({
      name: z.string(),
      type: z.enum(TYPES),
      length: z.number().int().min(0),
      /** as hexadecimal digits of one length, because the head is written before they are known */
      crc: z.string().regex(/^[0-9a-f]{8}$/),
    }),
  ),
});
type Head = z.output<typeof headSchema>;

/** What a file holds. */
export interface ArrayFile {
  kind: string;
  numbers: Record<string, number>;
  texts: Record<string, string>;
  arrays: ReadonlyMap<string, Column>;
}

/** A file that is not what it should be; the message is the reason. */
export class RefusedFile extends Error {}

/** Writes it whole or not at all. Arrays must not change meanwhile. */
export async function writeArrays(path: string, { kind, numbers, texts, arrays }: ArrayFile): Promise<void> {
  const part = `${path}.${randomBytes(4).toString("hex")}${UNFINISHED}`;
  const head: Head = { kind, numbers, texts, arrays: [] };
  for (const [name, array] of arrays)
    head.arrays.push({ name, type: typeOf(array), length: array.length, crc: "00000000" });
  const handle = await open(part, "wx", 0o600);
  try {
    let at = aligned(FRONT_BYTES + headBytes(head).length);
    for (const [i, array] of [...arrays.values()].entries()) {
      head.arrays[i].crc = await writeArray(handle, at, array);
      at = aligned(at + array.byteLength);
    }
    // The last array may end before its last aligned byte, and an empty one writes nothing.
    await handle.truncate(at);
    await writeAll(handle, frontOf(headBytes(head)), 0);
    await handle.datasync();
    await handle.close();
    await rename(part, path);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

/** Reads it into shared memory. @throws RefusedFile, and what opening it throws */
export async function readArrays(path: string, kind: string): Promise<ArrayFile> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const head = await readHead(handle, size);
    if (head.kind !== kind) throw new RefusedFile(`it holds ${head.kind}, not ${kind}`);
    const from = aligned(FRONT_BYTES + headBytes(head).length);
    const bytes = head.arrays.reduce((sum, { type, length }) => aligned(sum + length * BYTES[type]), 0);
    if (from + bytes !== size) throw new RefusedFile(`it has ${size} bytes, not ${from + bytes}`);
    const memory = new SharedArrayBuffer(bytes);
    await readAll(handle, new Uint8Array(memory), from);
    const arrays = new Map<string, Column>();
    let at = 0;
    for (const { name, type, length, crc } of head.arrays) {
      const array = VIEWS[type](memory, at, length);
      if ((await checksum(array)) !== crc) throw new RefusedFile(`the checksum of ${name} differs`);
      arrays.set(name, array);
      at = aligned(at + array.byteLength);
    }
    return { kind, numbers: head.numbers, texts: head.texts, arrays };
  } finally {
    await handle.close();
  }
}

async function readHead(handle: FileHandle, size: number): Promise<Head> {
  if (size < FRONT_BYTES) throw new RefusedFile("it is cut within its first bytes");
  const front = new Uint32Array(FRONT_BYTES / 4);
  await readAll(handle, bytesOf(front), 0);
  const [magic, form, length, crc] = front;
  if (magic !== MAGIC) throw new RefusedFile("it does not begin as such a file does");
  if (form !== FORM) throw new RefusedFile(`it has form ${form}, not ${FORM}`);
  if (length > MOST_HEAD || FRONT_BYTES + length > size) throw new RefusedFile("it is cut within its head");
  const bytes = new Uint8Array(length);
  await readAll(handle, bytes, FRONT_BYTES);
  if (crc32(bytes) !== crc) throw new RefusedFile("the checksum of its head differs");
  const parsed = headSchema.safeParse(JSON.parse(Buffer.from(bytes).toString("utf8")));
  if (!parsed.success) throw new RefusedFile("its head says what this version does not know");
  return parsed.data;
}

const headBytes = (head: Head): Buffer => Buffer.from(JSON.stringify(head), "utf8");

function frontOf(head: Buffer): Uint8Array {
  const front = Uint32Array.of(MAGIC, FORM, head.length, crc32(head));
  return Buffer.concat([new Uint8Array(front.buffer), head]);
}

async function writeArray(handle: FileHandle, at: number, array: Column): Promise<string> {
  const bytes = bytesOf(array);
  const pause = pauseInSlices();
  let crc = 0;
  for (let from = 0; from < bytes.length; from += PIECE) {
    const piece = bytes.subarray(from, from + PIECE);
    crc = crc32(piece, crc);
    await writeAll(handle, piece, at + from);
    await pause();
  }
  return hex(crc);
}

async function checksum(array: Column): Promise<string> {
  const bytes = bytesOf(array);
  const pause = pauseInSlices();
  let crc = 0;
  for (let from = 0; from < bytes.length; from += PIECE) {
    crc = crc32(bytes.subarray(from, from + PIECE), crc);
    await pause();
  }
  return hex(crc);
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

async function readAll(handle: FileHandle, into: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < into.length;) {
    const length = Math.min(into.length - done, PIECE * 4);
    const { bytesRead } = await handle.read(into, done, length, at + done);
    if (bytesRead === 0) throw new RefusedFile("it is cut");
    done += bytesRead;
  }
}

const bytesOf = (array: Column): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNED) * ALIGNED;
const hex = (crc: number): string => crc.toString(16).padStart(8, "0");

function typeOf(array: Column): TypeName {
  if (array instanceof Uint8Array) return "u8";
  if (array instanceof Uint16Array) return "u16";
  if (array instanceof Uint32Array) return "u32";
  return array instanceof Int32Array ? "i32" : "f32";
}
