/** Rows of `symbol` as they travel, and a symbol as it came: most of what comes is looked at for its name and its container alone. */
import { jsonColumns, type JsonColumns } from "./json-columns";
import { ORDINAL_BITS } from "./symbol-id";
import type { SymbolRecord } from "./symbols-with-owners";

/** Rows of `symbol s` as one JSON text. An id fits a number: file ids have 31 bits. */
export const SYMBOL_JSON = jsonColumns(
  ...["s.id", "s.name", "s.kind", "s.role", "s.modifiers", "s.container", "s.qualifier", "s.disambiguator"],
  ...["s.key_hash::text", "encode(s.ranges, 'hex')"],
);

/** What it arrives as. */
export type SymbolColumns = JsonColumns<
  [
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
  ]
>;

/** Ordinals of one file. */
const ORDINALS = 2 ** ORDINAL_BITS;

/** The symbols of one JSON text in their order. */
export function readSymbols(columns: SymbolColumns | undefined): StoredSymbol[] {
  const [ids, names, kinds, roles, modifiers, containers, qualifiers, disambiguators, keys, ranges] = columns ?? [];
  if (!ids || !names || !kinds || !roles || !modifiers || !containers || !qualifiers || !disambiguators) return [];
  if (!keys || !ranges) return [];
  const symbolAt = (id: number, at: number): StoredSymbol =>
    new StoredSymbol(
      id,
      names[at],
      kinds[at],
      roles[at],
      modifiers[at],
      containers[at],
      qualifiers[at],
      disambiguators[at],
      keys[at],
      ranges[at],
    );
  return ids.map(symbolAt);
}

export class StoredSymbol implements SymbolRecord {
  readonly fileId: number;
  readonly ordinal: number;

  constructor(
    id: number,
    readonly name: string,
    readonly kind: number,
    readonly role: number,
    readonly modifiers: number,
    readonly container: number,
    readonly qualifier: string | null,
    readonly disambiguator: string | null,
    private readonly key: string,
    private readonly hex: string,
  ) {
    this.fileId = Math.floor(id / ORDINALS);
    this.ordinal = id % ORDINALS;
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
