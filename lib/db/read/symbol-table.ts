/**
 * All symbols of one file in columns, as they are kept between questions: objects of their own for hundreds of
 * thousands of symbols were most of what the collector had to go through. Whoever looks at them gets objects that live
 * as long as the question.
 */
import { sharedName } from "../../format/shared-names";
import { SymbolFields } from "../../format/symbol-fields";
import type { SymbolRecord } from "../../format/symbol-record";

/** The symbols of a file as one JSON text, from rows of `symbol s` in the order of their ordinals. */
export const FILE_SYMBOLS_JSON = `json_build_array(
  array_agg(s.name), array_agg(s.kind), array_agg(s.role), array_agg(s.modifiers), array_agg(s.container),
  array_agg(s.qualifier), array_agg(s.disambiguator), string_agg(encode(int8send(s.key_hash), 'hex'), ''),
  array_agg(octet_length(s.ranges)), string_agg(encode(s.ranges, 'hex'), ''))`;

/** What it arrives as; every part is null for a file without symbols. */
export type FileSymbolColumns = [
  ...[names: string[] | null, kinds: number[] | null, roles: number[] | null, modifiers: number[] | null],
  ...[containers: number[] | null, qualifiers: (string | null)[] | null, disambiguators: (string | null)[] | null],
  ...[keys: string | null, lengths: number[] | null, ranges: string | null],
];

/** Bytes of a key's hash. */
const KEY_BYTES = 8;

export class SymbolTable {
  readonly length: number;
  private readonly names: readonly string[];
  private readonly kinds: Uint8Array;
  private readonly roles: Uint8Array;
  private readonly modifiers: Uint32Array;
  /** ordinals, -1 at the top */
  readonly containers: Int32Array;
  /** null where no symbol has one */
  private readonly qualifiers: readonly (string | null)[] | null;
  private readonly disambiguators: readonly (string | null)[] | null;
  private readonly keys: Buffer;
  /** the ranges of all symbols, and where those of each begin */
  private readonly bytes: Buffer;
  private readonly starts: Uint32Array;

  constructor(
    private readonly fileId: number,
    [names, kinds, roles, modifiers, containers, qualifiers, disambiguators, keys, lengths, ranges]: FileSymbolColumns,
  ) {
    this.names = (names ?? []).map(sharedName);
    this.length = this.names.length;
    this.kinds = Uint8Array.from(kinds ?? []);
    this.roles = Uint8Array.from(roles ?? []);
    this.modifiers = Uint32Array.from(modifiers ?? []);
    this.containers = Int32Array.from(containers ?? []);
    this.qualifiers = sharedColumn(qualifiers);
    this.disambiguators = sharedColumn(disambiguators);
    this.keys = Buffer.from(keys ?? "", "hex");
    this.bytes = Buffer.from(ranges ?? "", "hex");
    this.starts = new Uint32Array(this.length + 1);
    (lengths ?? []).forEach((length, at) => (this.starts[at + 1] = this.starts[at] + length));
  }

  /** The symbols in the order of their ordinals, made anew. */
  records(): SymbolRecord[] {
    return this.names.map((_name, ordinal) => this.record(ordinal));
  }

  keyHash(ordinal: number): bigint {
    return this.keys.readBigInt64BE(ordinal * KEY_BYTES);
  }

  ranges(ordinal: number): Uint8Array {
    return this.bytes.subarray(this.starts[ordinal], this.starts[ordinal + 1]);
  }

  private record(ordinal: number): SymbolRecord {
    return new SymbolOfFile(
      this,
      this.fileId,
      ordinal,
      this.names[ordinal],
      this.kinds[ordinal],
      this.roles[ordinal],
      this.modifiers[ordinal],
      this.containers[ordinal],
      this.qualifiers?.[ordinal] ?? null,
      this.disambiguators?.[ordinal] ?? null,
    );
  }
}

function sharedColumn(column: readonly (string | null)[] | null): (string | null)[] | null {
  if (column === null || column.every((value) => value === null)) return null;
  return column.map((value) => (value === null ? null : sharedName(value)));
}

class SymbolOfFile extends SymbolFields {
  constructor(
    private readonly table: SymbolTable,
    ...fields: ConstructorParameters<typeof SymbolFields>
  ) {
    super(...fields);
  }

  get keyHash(): bigint {
    return this.table.keyHash(this.ordinal);
  }

  get ranges(): Uint8Array {
    return this.table.ranges(this.ordinal);
  }
}
