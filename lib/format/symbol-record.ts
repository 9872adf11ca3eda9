/** A row of `symbol`, undecoded. */
export interface SymbolRecord {
  readonly id: bigint;
  readonly fileId: number;
  /** in the file */
  readonly ordinal: number;
  readonly name: string;
  readonly kind: number;
  readonly role: number;
  readonly modifiers: number;
  readonly container: number;
  readonly qualifier: string | null;
  readonly disambiguator: string | null;
  readonly keyHash: bigint;
  readonly ranges: Uint8Array;
}
