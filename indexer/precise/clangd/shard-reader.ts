/**
 * One file of clangd's background index: what a source file declares, where names stand in it, and what it includes. A
 * RIFF container; lists are decoded when they are asked for. Throws a RangeError for bytes that clangd does not write,
 * and never reads beyond them.
 */
import { inflateSync } from "node:zlib";
import { ByteReader } from "../../../lib/format/varint";
import type { Place } from "../port";

/** Formats that are known: of clangd 19, and of clangd 20 to 22. */
const KNOWN_FORMATS: readonly number[] = [19, 20];
/** Bytes of all names of one file. */
const MAX_STRINGS = 512 * 1024 * 1024;

/** A name in some file. */
export interface Location {
  /** `file:///…`; empty for none */
  uri: string;
  start: Place;
  end: Place;
}

export interface ShardSymbol {
  id: string;
  name: string;
  isConstructor: boolean;
  definition: Location;
  /** the one that clangd prefers */
  declaration: Location;
}

/** A place where a symbol is named or meant. */
export interface ShardReference {
  id: string;
  /** bits, see ReferenceKind */
  kind: number;
  location: Location;
}

export const ReferenceKind = { declaration: 1, definition: 2, reference: 4, spelled: 8 } as const;

export interface ShardRelation {
  kind: "base" | "override";
  /** the base, or what is overridden */
  above: string;
  below: string;
}

/** The file that a shard describes. */
export interface ShardSource {
  uri: string;
  /** it was compiled by itself, not included only */
  isMain: boolean;
  hadErrors: boolean;
  /** URIs of what it includes itself */
  includes: readonly string[];
}

const RELATIONS = ["base", "override"] as const;

export class Shard {
  private readonly chunks: ReadonlyMap<string, Uint8Array>;
  private readonly strings: Strings;

  /** @throws RangeError */
  constructor(bytes: Uint8Array) {
    this.chunks = chunksOf(bytes);
    const format = littleEndian(this.chunk("meta"), 0);
    if (!KNOWN_FORMATS.includes(format))
      throw new RangeError(`clangd's index has a format that is not known: ${format}.`);
    this.strings = new Strings(this.chunk("stri"));
  }

  *symbols(): Iterable<ShardSymbol> {
    const input = new ByteReader(this.chunks.get("symb") ?? NOTHING);
    while (!input.done) {
      const id = idOf(input);
      input.slice(2); // kind and language
      const name = this.string(input);
      const scope = this.string(input);
      skip(input, 1); // template arguments
      const [definition, declaration] = [this.location(input), this.location(input)];
      skip(input, 1); // units that refer to it
      input.u8(); // flags
      skip(input, 5); // signature, snippet, documentation, return type, type
      skip(input, input.count(2) * 2); // headers to include
      // Numbers of kinds differ between versions; a member that is named like its type does not.
      const isConstructor = name !== "" && (scope === `${name}::` || scope.endsWith(`::${name}::`));
      yield { id, name, isConstructor, definition, declaration };
    }
  }

  *references(): Iterable<ShardReference> {
    const input = new ByteReader(this.chunks.get("refs") ?? NOTHING);
    while (!input.done) {
      const id = idOf(input);
      for (let left = input.count(14); left > 0; left--) {
        const kind = input.u8();
        const location = this.location(input);
        input.slice(ID); // the container
        yield { id, kind, location };
      }
    }
  }

  *relations(): Iterable<ShardRelation> {
    const input = new ByteReader(this.chunks.get("rela") ?? NOTHING);
    while (!input.done) {
      const above = idOf(input);
      const kind = RELATIONS[input.u8()];
      const below = idOf(input);
      if (kind !== undefined) yield { kind, above, below };
    }
  }

  /** The shard's own file; its neighbours in the list come without a digest. Null where there is none. */
  source(): ShardSource | null {
    const input = new ByteReader(this.chunks.get("srcs") ?? NOTHING);
    while (!input.done) {
      const flags = input.u8();
      const uri = this.string(input);
      const isOwn = input.slice(8).some((byte) => byte !== 0);
      const includes = Array.from({ length: input.count() }, () => this.string(input));
      if (isOwn) return { uri, isMain: (flags & 1) !== 0, hadErrors: (flags & 2) !== 0, includes };
    }
    return null;
  }

  private chunk(name: string): Uint8Array {
    const chunk = this.chunks.get(name);
    if (chunk === undefined) throw new RangeError(`clangd's index has no part "${name}".`);
    return chunk;
  }

  private string(input: ByteReader): string {
    return this.strings.at(input.varint());
  }

  private location(input: ByteReader): Location {
    const uri = this.string(input);
    const start = { line: input.varint(), column: input.varint() };
    return { uri, start, end: { line: input.varint(), column: input.varint() } };
  }
}

const NOTHING = new Uint8Array(0);
const ID = 8;

/** Eight bytes as eight characters. */
const idOf = (input: ByteReader): string => Buffer.from(input.slice(ID)).toString("latin1");

function skip(input: ByteReader, numbers: number): void {
  for (; numbers > 0; numbers--) input.varint();
}

const littleEndian = (bytes: Uint8Array, at: number): number => {
  if (at + 4 > bytes.length) throw new RangeError("clangd's index ends too early.");
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).readUInt32LE(at);
};

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

/** The parts of a RIFF container of clangd's kind, by their names. */
function chunksOf(bytes: Uint8Array): Map<string, Uint8Array> {
  if (bytes.length < 12 || textOf(bytes.subarray(0, 4)) !== "RIFF" || textOf(bytes.subarray(8, 12)) !== "CdIx")
    throw new RangeError("This is no file of clangd's index.");
  const end = 8 + littleEndian(bytes, 4);
  if (end > bytes.length) throw new RangeError("clangd's index ends too early.");
  const chunks = new Map<string, Uint8Array>();
  for (let at = 12; at + 8 <= end;) {
    const length = littleEndian(bytes, at + 4);
    if (at + 8 + length > end) throw new RangeError("clangd's index ends too early.");
    chunks.set(textOf(bytes.subarray(at, at + 4)), bytes.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** Strings of a shard by their index. */
class Strings {
  private readonly bytes: Buffer;
  private readonly ends: number[] = [];
  private readonly read: (string | undefined)[] = [];

  constructor(chunk: Uint8Array) {
    this.bytes = inflated(chunk);
    for (let at = this.bytes.indexOf(0); at >= 0; at = this.bytes.indexOf(0, at + 1)) this.ends.push(at);
  }

  at(index: number): string {
    const known = this.read[index];
    if (known !== undefined) return known;
    if (index >= this.ends.length) throw new RangeError("clangd's index names a string that it does not have.");
    const text = this.bytes.toString("utf8", index === 0 ? 0 : this.ends[index - 1] + 1, this.ends[index]);
    this.read[index] = text;
    return text;
  }
}

function inflated(chunk: Uint8Array): Buffer {
  const size = littleEndian(chunk, 0);
  const stored = chunk.subarray(4);
  if (size === 0) return Buffer.from(stored);
  if (size > MAX_STRINGS) throw new RangeError("clangd's index has more names than fit.");
  try {
    return inflateSync(stored, { maxOutputLength: size });
  } catch (cause) {
    throw new RangeError("clangd's index is damaged.", { cause });
  }
}
