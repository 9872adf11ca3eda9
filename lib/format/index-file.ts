/**
 * The file that a ready index travels in: packed by gzip, a line of JSON that says what it is, then rows as Postgres'
 * binary COPY has them, each behind the number of its table and its length, and at the end how many there were.
 */
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { AppError } from "../errors";

const PREFIX_BYTES = 5;
/** Stands where a row's table would. */
const END = 255;
/** Texts and lists are packed already. */
const LEVEL = 1;
const MAX_HEADER = 1_000_000;
const CHUNK = 256 * 1024;

export class IndexFileWriter {
  private readonly pack = createGzip({ level: LEVEL });
  private readonly file;
  private pending: Buffer[] = [];
  private bytes = 0;
  private rows = 0;

  constructor(path: string, header: unknown) {
    this.file = createWriteStream(path, { mode: 0o600 });
    this.pack.on("error", () => {});
    this.file.on("error", (error) => this.pack.destroy(error));
    this.pack.pipe(this.file);
    this.pack.write(`${JSON.stringify(header)}\n`);
  }

  /** Takes a copy. */
  row(table: number, bytes: Uint8Array): void {
    const framed = Buffer.allocUnsafe(PREFIX_BYTES + bytes.length);
    framed.writeUInt8(table, 0);
    framed.writeUInt32BE(bytes.length, 1);
    framed.set(bytes, PREFIX_BYTES);
    this.pending.push(framed);
    this.bytes += framed.length;
    this.rows++;
  }

  /** Hands over what has gathered, and waits where the disk is slower. Throws what the disk says. */
  async flush(least = CHUNK): Promise<void> {
    if (this.pack.destroyed) throw this.pack.errored ?? new Error("The file was closed.");
    if (this.bytes < least) return;
    const chunk = Buffer.concat(this.pending);
    this.pending = [];
    this.bytes = 0;
    if (!this.pack.write(chunk)) await once(this.pack, "drain");
  }

  async end(): Promise<void> {
    await this.flush(1);
    const trailer = Buffer.allocUnsafe(PREFIX_BYTES);
    trailer.writeUInt8(END, 0);
    trailer.writeUInt32BE(this.rows, 1);
    this.pack.end(trailer);
    await finished(this.file);
  }

  abandon(): void {
    this.pack.destroy();
    this.file.destroy();
  }
}

interface Reading {
  /** of the file, checked by whoever knows what it should say; what it throws ends the reading */
  onHeader: (header: unknown) => Promise<void>;
  /** bytes are valid until it returns, and may be written to */
  onRow: (table: number, bytes: Buffer) => void;
  /** awaited now and then, so that a slow reader slows the file down */
  pause: () => Promise<void>;
}

/** @throws AppError invalid_input for what is no such file, or one that was cut short */
export async function readIndexFile(path: string, { onHeader, onRow, pause }: Reading): Promise<number> {
  const source = createReadStream(path);
  const unpacked = source.pipe(createGunzip({ chunkSize: CHUNK }));
  source.on("error", (error) => unpacked.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  let isHeaderRead = false;
  let rows = 0;
  let promised = -1;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (!isHeaderRead) {
        const end = rest.indexOf(10);
        if (end < 0 && rest.length < MAX_HEADER) continue;
        await onHeader(headerOf(rest.subarray(0, Math.max(0, end))));
        isHeaderRead = true;
        rest = rest.subarray(end + 1);
      }
      let at = 0;
      while (promised < 0 && at + PREFIX_BYTES <= rest.length) {
        const table = rest.readUInt8(at);
        const length = rest.readUInt32BE(at + 1);
        if (table === END) promised = length;
        else if (at + PREFIX_BYTES + length > rest.length) break;
        else {
          onRow(table, rest.subarray(at + PREFIX_BYTES, at + PREFIX_BYTES + length));
          rows++;
          at += PREFIX_BYTES + length;
        }
      }
      rest = rest.subarray(at);
      await pause();
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!code.startsWith("Z_") && code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
    throw notWhole(path);
  }
  if (!isHeaderRead || rows !== promised) throw notWhole(path);
  return rows;
}

function headerOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

const notWhole = (path: string): AppError =>
  new AppError("invalid_input", `${path} is no index of Fathom, or not all of one.`, {
    hint: "`fathom export` makes such files. If it was copied, copy it again.",
  });
