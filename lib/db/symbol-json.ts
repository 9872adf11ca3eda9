/**
 * Rows of `symbol` as one JSON text instead of a row each, which costs a client a third; and a symbol as it came, because most of what
 * comes is looked at for its name and its container alone.
 */
import type { SymbolRecord } from "./symbols-with-owners";
import { ORDINAL_BITS } from "./symbol-id";

/** Columns of `symbol s` as one JSON array. An id fits a number: file ids have 31 bits. */
export const SYMBOL_JSON = `json_build_array(s.id, s.name, s.kind, s.role, s.modifiers, s.container, s.qualifier,
  s.disambiguator, s.key_hash::text, encode(s.ranges, 'hex'))`;

/** What it arrives as. */
export type SymbolFields = [
  id: number,
  name: string,
  kind: number,
  role: number,
  modifiers: number,
  container: number,
  qualifier: string | null,
  disambiguator: string | null,
  keyHash: string,
  ranges: string,
];

/** Ordinals of one file. */
const ORDINALS = 2 ** ORDINAL_BITS;

export class StoredSymbol implements SymbolRecord {
  readonly fileId: number;
  readonly ordinal: number;
  readonly name: string;
  readonly kind: number;
  readonly role: number;
  readonly modifiers: number;
  readonly container: number;
  readonly qualifier: string | null;
  readonly disambiguator: string | null;
  private readonly key: string;
  private readonly hex: string;

  constructor(fields: SymbolFields) {
    this.fileId = Math.floor(fields[0] / ORDINALS);
    this.ordinal = fields[0] % ORDINALS;
    this.name = fields[1];
    this.kind = fields[2];
    this.role = fields[3];
    this.modifiers = fields[4];
    this.container = fields[5];
    this.qualifier = fields[6];
    this.disambiguator = fields[7];
    this.key = fields[8];
    this.hex = fields[9];
  }

  get id(): bigint {
    return BigInt(this.fileId * ORDINALS + this.ordinal);
  }

  get keyHash(): bigint {
    return BigInt(this.key);
  }

  get ranges(): Uint8Array {
    return Buffer.from(this.hex, "hex");
  }
}
