/**
 * Bytes of which a question reads a little, in a file instead of memory: the system keeps in memory of it what is read
 * and what there is room for. The file has no name, so it ends with the process, whatever ends that. It is nobody's
 * store: what it holds is in the database, too.
 */
import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "../../env";
import { log } from "../../log";

/** Bytes that are read in parts. */
export interface Parts {
  /** A copy in memory of its own. @throws RangeError where it ends before that */
  read(at: number, length: number): Uint8Array<ArrayBuffer>;
  close(): void;
}

/** These bytes, one after the other: in a file of the data folder, in memory where none can be written. */
export function setAside(bytes: readonly Uint8Array[], folder = scratchFolder()): Parts {
  let file: number | undefined;
  try {
    file = openNameless(folder);
    for (const each of bytes) writeAll(file, each);
    return new ScratchFile(file);
  } catch (cause) {
    if (file !== undefined) closeSync(file);
    tellOnce(folder, cause);
    return new InMemory(Buffer.concat(bytes));
  }
}

const scratchFolder = (): string => join(env().dataFolder ?? tmpdir(), "scratch");

function openNameless(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = openSync(path, "wx+", 0o600);
  rmSync(path);
  return file;
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
}

let isTold = false;

function tellOnce(folder: string, cause: unknown): void {
  if (isTold) return;
  isTold = true;
  log().warn({ cause }, `What a search by meaning reads stays in memory: nothing can be written to ${folder}.`);
}

/** Closes what was dropped without a word, as whole indexes are. */
const dropped = new FinalizationRegistry<number>((file) => closeSync(file));

class ScratchFile implements Parts {
  constructor(private readonly file: number) {
    dropped.register(this, file, this);
  }

  read(at: number, length: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length;) {
      const read = readSync(this.file, bytes, done, length - done, at + done);
      if (read === 0) throw new RangeError(`A scratch file ends before byte ${at + length}.`);
      done += read;
    }
    return bytes;
  }

  close(): void {
    if (dropped.unregister(this)) closeSync(this.file);
  }
}

class InMemory implements Parts {
  constructor(private readonly bytes: Uint8Array) {}

  read(at: number, length: number): Uint8Array<ArrayBuffer> {
    if (at + length > this.bytes.length) throw new RangeError(`These bytes end before byte ${at + length}.`);
    return new Uint8Array(this.bytes.subarray(at, at + length));
  }

  close(): void {}
}
