/**
 * Rows of `symbol` as they travel, and a symbol as it came: most of what comes is looked at for its name and its
 * container alone.
 */
import { jsonColumns, type JsonColumns } from "./json-columns";
import { SymbolFields } from "../../format/symbol-fields";
import { fileOfSymbol, ordinalOfSymbol } from "../../format/symbol-id";

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

/** The symbols of one JSON text in their order. */
export function readSymbols(columns: SymbolColumns | undefined): StoredSymbol[] {
  const [ids, names, kinds, roles, modifiers, containers, qualifiers, disambiguators, keys, ranges] = columns ?? [];
  if (!ids || !names || !kinds || !roles || !modifiers || !containers || !qualifiers || !disambiguators) return [];
  if (!keys || !ranges) return [];
  const symbolAt = (id: number, at: number): StoredSymbol =>
    new StoredSymbol(
      keys[at],
      ranges[at],
      fileOfSymbol(id),
      ordinalOfSymbol(id),
      names[at],
      kinds[at],
      roles[at],
      modifiers[at],
      containers[at],
      qualifiers[at],
      disambiguators[at],
    );
  return ids.map(symbolAt);
}

class StoredSymbol extends SymbolFields {
  constructor(
    private readonly key: string,
    private readonly hex: string,
    ...fields: ConstructorParameters<typeof SymbolFields>
  ) {
    super(...fields);
  }

  get keyHash(): bigint {
    return BigInt(this.key);
  }

  get ranges(): Uint8Array {
    return Buffer.from(this.hex, "hex");
  }
}
