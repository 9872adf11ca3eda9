/** The plain fields of a symbol's row: what rows that arrive in different shapes have in common. */
import { symbolId } from "./symbol-id";
import type { SymbolRecord } from "./symbol-record";

export abstract class SymbolFields implements SymbolRecord {
  abstract readonly keyHash: bigint;
  abstract readonly ranges: Uint8Array;

  constructor(
    readonly fileId: number,
    readonly ordinal: number,
    readonly name: string,
    readonly kind: number,
    readonly role: number,
    readonly modifiers: number,
    readonly container: number,
    readonly qualifier: string | null,
    readonly disambiguator: string | null,
  ) {}

  get id(): bigint {
    return BigInt(symbolId(this.fileId, this.ordinal));
  }
}
