/** A symbol that holds others, as the keys and names of what it holds are made from it. */

/** What a declaration's names take of each symbol around it. */
export interface SymbolOwner {
  readonly fileId: number;
  readonly ordinal: number;
  readonly name: string;
  readonly kind: number;
  readonly container: number;
  readonly qualifier: string | null;
  readonly disambiguator: string | null;
}
