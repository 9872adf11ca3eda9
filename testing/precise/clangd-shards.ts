/** Writes files of clangd's index, for tests only. */
import { deflateSync } from "node:zlib";
import { ByteWriter } from "../../lib/format/varint";

interface Name {
  id: number;
  uri: string;
  line: number;
  column: number;
  length: number;
}

export interface WrittenShard {
  uri: string;
  symbols?: (Name & { name: string })[];
  references?: (Name & { kind: number })[];
  relations?: { above: number; kind: number; below: number }[];
  includes?: string[];
  flags?: number;
  format?: number;
  isCompressed?: boolean;
}

export function writeShard(shard: WrittenShard): Uint8Array {
  const strings = stringsOf(shard);
  const at = (text: string): number => strings.indexOf(text);
  const { uri, symbols = [], references = [], relations = [], includes = [], flags = 1, format = 20 } = shard;
  const place = (out: ByteWriter, { uri: file, line, column, length }: Name): void => {
    for (const value of [at(file), line, column, line, column + length]) out.varint(value);
  };
  const symb = part((out) => {
    for (const symbol of symbols) {
      id(out, symbol.id);
      out.append(Uint8Array.of(12, 2));
      for (const value of [at(symbol.name), 0, 0]) out.varint(value);
      place(out, symbol);
      place(out, symbol);
      out.varint(1);
      out.u8(0);
      for (let i = 0; i < 5; i++) out.varint(0);
      for (const value of [1, at(uri), 5]) out.varint(value);
    }
  });
  const refs = part((out) => {
    for (const reference of references) {
      id(out, reference.id);
      out.varint(1);
      out.u8(reference.kind);
      place(out, reference);
      id(out, 0);
    }
  });
  const rela = part((out) => {
    for (const { above, kind, below } of relations) {
      id(out, above);
      out.u8(kind);
      id(out, below);
    }
  });
  const srcs = part((out) => {
    for (const file of includes) source(out, { flags: 0, uri: at(file), digest: 0, includes: [] });
    source(out, { flags, uri: at(uri), digest: 7, includes: includes.map(at) });
  });
  const meta = part((out) => little(out, format));
  const stri = compressed(strings, shard.isCompressed ?? true);
  return riff({ meta, stri, symb, refs, rela, srcs });
}

const stringsOf = ({ uri, symbols = [], references = [], includes = [] }: WrittenShard): string[] =>
  [
    ...new Set(["", uri, ...includes, ...symbols.flatMap((s) => [s.name, s.uri]), ...references.map((r) => r.uri)]),
  ].sort();

function source(
  out: ByteWriter,
  { flags, uri, digest, includes }: Record<"flags" | "uri" | "digest", number> & { includes: number[] },
) {
  out.u8(flags);
  out.varint(uri);
  id(out, digest);
  out.varint(includes.length);
  for (const each of includes) out.varint(each);
}

function compressed(strings: readonly string[], isCompressed: boolean): Uint8Array {
  const raw = Buffer.from(strings.map((text) => `${text}\0`).join(""));
  return part((out) => {
    little(out, isCompressed ? raw.length : 0);
    out.append(isCompressed ? deflateSync(raw) : raw);
  });
}

function riff(parts: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const body = part((out) => {
    out.append(Buffer.from("CdIx"));
    for (const [name, bytes] of Object.entries(parts)) {
      out.append(Buffer.from(name));
      little(out, bytes.length);
      out.append(bytes);
      if (bytes.length % 2 === 1) out.u8(0);
    }
  });
  return part((out) => {
    out.append(Buffer.from("RIFF"));
    little(out, body.length);
    out.append(body);
  });
}

function part(write: (out: ByteWriter) => void): Uint8Array {
  const out = new ByteWriter();
  write(out);
  return out.take();
}

const id = (out: ByteWriter, value: number): void => out.append(Uint8Array.of(value, 0, 0, 0, 0, 0, 0, 0));

const little = (out: ByteWriter, value: number): void =>
  out.append(Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24));
