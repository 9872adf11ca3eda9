/**
 * A SCIP index on disk, read one document at a time: a file of any size costs the memory of its largest document. What
 * is no SCIP index is told in words; a document that cannot be read costs itself.
 */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { AppError } from "../../lib/errors";
import type { ScipDocument, ScipMetadata } from "../../lib/format/scip/model";
import { readDocument, readMetadata, readPath } from "../../lib/format/scip/read-document";

/** Bytes of one document: beyond all that somebody wrote. */
const MAX_DOCUMENT = 128 * 1024 * 1024;
/** Documents of one index. */
const MAX_DOCUMENTS = 2_000_000;
/** Bytes of a tag and a length at most. */
const MAX_HEAD = 20;
const CHUNK = 1024 * 1024;

const METADATA = 1;
const DOCUMENT = 2;
const EXTERNAL = 3;

/** Where the bytes of a message lie. */
export interface Span {
  offset: number;
  length: number;
}

/** What a first look finds. */
export interface ScipContents {
  metadata: ScipMetadata;
  /** by `relative_path`; most have one */
  documents: ReadonlyMap<string, readonly Span[]>;
  /** documents that are too large, or that even their path cannot be read of */
  unreadable: number;
}

export class ScipFile {
  private constructor(
    private readonly path: string,
    private readonly handle: number,
    readonly size: number,
  ) {}

  /** Throws `no_such_file`. */
  static open(path: string): ScipFile {
    try {
      const handle = openSync(path, "r");
      const stat = fstatSync(handle);
      if (stat.isFile()) return new ScipFile(path, handle, stat.size);
      closeSync(handle);
    } catch (cause) {
      throw missing(path, cause);
    }
    throw missing(path);
  }

  close(): void {
    closeSync(this.handle);
  }

  /** What the index has, without reading into documents further than their paths. Throws `invalid_input`. */
  contents(): ScipContents {
    let metadata: ScipMetadata | null = null;
    let unreadable = 0;
    const documents = new Map<string, Span[]>();
    for (const { field, ...span } of this.messages()) {
      if (field === METADATA) metadata = this.metadataAt(span);
      if (field !== DOCUMENT) continue;
      const path = this.pathAt(span);
      const known = path === null ? undefined : documents.get(path);
      if (path === null) unreadable++;
      else if (known !== undefined) known.push(span);
      else if (documents.size < MAX_DOCUMENTS) documents.set(path, [span]);
      else throw this.notScip("it lists documents beyond all measure");
    }
    if (metadata === null) throw this.notScip("it has no metadata");
    if (metadata.tool.name.trim() === "") throw this.notScip("it does not say which tool made it");
    return { metadata, documents, unreadable };
  }

  /** A document; null when its bytes are none. */
  documentAt(span: Span): ScipDocument | null {
    return attempt(() => readDocument(this.bytesAt(span)));
  }

  private metadataAt(span: Span): ScipMetadata {
    const metadata = span.length > CHUNK ? null : attempt(() => readMetadata(this.bytesAt(span)));
    if (metadata === null) throw this.notScip("its metadata cannot be read");
    return metadata;
  }

  private pathAt(span: Span): string | null {
    return span.length > MAX_DOCUMENT ? null : attempt(() => readPath(this.bytesAt(span)));
  }

  private bytesAt({ offset, length }: Span): Uint8Array {
    const bytes = Buffer.alloc(length);
    for (let done = 0; done < length;) {
      const read = readSync(this.handle, bytes, done, length - done, offset + done);
      if (read === 0) throw this.notScip("it became shorter while it was read");
      done += read;
    }
    return bytes;
  }

  /** The messages at the top. Throws where bytes follow that begin none. */
  private *messages(): Generator<Span & { field: number }> {
    const head = new Heads(this.handle, this.size);
    for (let at = 0; at < this.size;) {
      const found = head.at(at);
      if (found === null) throw this.notScip(at === 0 ? "it begins otherwise" : `it breaks off at byte ${at}`);
      const { field, offset, length } = found;
      if (at === 0 && (field < METADATA || field > EXTERNAL)) throw this.notScip("it begins otherwise");
      if (offset + length > this.size) throw this.notScip("it ends in the middle of a message");
      yield found;
      at = offset + length;
    }
  }

  private notScip(because: string): AppError {
    return new AppError("invalid_input", `${this.path} is no SCIP index: ${because}.`, {
      hint: "Give the .scip file that an indexer such as scip-go or scip-typescript has written, unpacked.",
    });
  }
}

const missing = (path: string, cause?: unknown): AppError =>
  new AppError("no_such_file", `There is no file ${path} that can be read.`, {
    hint: "Give the path of a .scip file.",
    cause,
  });

/** Null where bytes are not what they should be. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    // The reader of the protocol throws plain errors for bad tags, and RangeError for what leads out.
    if (error instanceof AppError) throw error;
    return null;
  }
}

/** Reads tags and lengths out of a window that moves through the file. */
class Heads {
  private readonly window = Buffer.alloc(CHUNK);
  private from = 0;
  private filled = 0;

  constructor(
    private readonly handle: number,
    private readonly size: number,
  ) {}

  /** The message whose tag stands at a place; null when none does. */
  at(place: number): (Span & { field: number }) | null {
    const needed = Math.min(place + MAX_HEAD, this.size);
    if (place < this.from || needed > this.from + this.filled) this.move(place);
    const tag = this.varint(place);
    if (tag === null || (tag.value & 7) !== 2) return null;
    const length = this.varint(tag.next);
    return length && { field: Math.floor(tag.value / 8), offset: length.next, length: length.value };
  }

  private move(to: number): void {
    this.from = to;
    this.filled = readSync(this.handle, this.window, 0, CHUNK, to);
  }

  private varint(from: number): { value: number; next: number } | null {
    let value = 0;
    let scale = 1;
    for (let at = from; at < this.from + this.filled && scale <= Number.MAX_SAFE_INTEGER / 128; at++, scale *= 128) {
      const byte = this.window[at - this.from];
      value += (byte & 127) * scale;
      if (byte < 128) return { value, next: at + 1 };
    }
    return null;
  }
}
