/**
 * Rows of `symbol` as one JSON text instead of a row each: a client spends a third of the time on them. Nothing is left out; whoever
 * reads many symbols at once reads them so.
 */
import type { SymbolRecord } from "./symbols-with-owners";

/** Columns of `symbol s` as one JSON array. */
export const SYMBOL_JSON = `json_build_array(s.id::text, s.name, s.kind, s.role, s.modifiers, s.container, s.qualifier,
  s.disambiguator, s.key_hash::text, encode(s.ranges, 'hex'))`;

/** What it arrives as. */
export type SymbolFields = [
  id: string,
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

export function symbolOfFields(fields: SymbolFields): SymbolRecord {
  const [id, name, kind, role, modifiers, container, qualifier, disambiguator, keyHash, ranges] = fields;
  return {
    ...{ id: BigInt(id), name, kind, role, modifiers, container, qualifier, disambiguator },
    ...{ keyHash: BigInt(keyHash), ranges: Buffer.from(ranges, "hex") },
  };
}
