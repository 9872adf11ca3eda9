/**
 * What one file says by itself, decoded: its symbols and its occurrences. Never changes under the file's id. Thousands
 * are kept between questions, so it is made of few pieces: columns, and views on them.
 */
import type { OccurrenceRecord } from "../../db/read/code-files";
import { occurrenceTable, type OccurrenceTable } from "../../format/occurrence-table";
import { decodeOccurrences } from "../../format/occurrences-blob";
import { decodeNames, PackedNames } from "../../format/packed-names";
import type { SymbolTable } from "../../db/read/symbol-table";
import { TypedNames } from "./typed-names";

/** Bytes that an occurrence, what it is typed by, a symbol and a file take in memory, about. */
const PER_OCCURRENCE = 34;
const PER_TYPE = 4;
const PER_SYMBOL = 80;
const PER_FILE = 3000;

const NO_NAMES = new PackedNames("");

export class FileFacts {
  readonly names: PackedNames;
  readonly uses: OccurrenceTable;
  readonly typed: TypedNames;
  /** see CodeFile.scope, by ordinal, as far as asked */
  readonly scopes: string[] = [];
  /** occurrence of each symbol's own name, by ordinal; -1 for a symbol without an identifier */
  private readonly own: Int32Array;

  /** @param record null for a file without identifiers */
  constructor(
    readonly symbols: SymbolTable,
    record: OccurrenceRecord | null,
  ) {
    this.names = record ? decodeNames(record.names) : NO_NAMES;
    this.uses = record ? decodeOccurrences(record.blob) : occurrenceTable(0);
    this.typed = new TypedNames(this.uses.types);
    this.own = new Int32Array(symbols.length).fill(-1);
    const { symbol, count } = this.uses;
    for (let i = count - 1; i >= 0; i--) if (symbol[i] >= 0) this.own[symbol[i]] = i;
  }

  /** Occurrence of a symbol's own name; -1 for a symbol without an identifier. */
  nameOf(ordinal: number): number {
    return this.own[ordinal] ?? -1;
  }

  get bytes(): number {
    const { count, types } = this.uses;
    const ofUses = count * PER_OCCURRENCE + types.length * PER_TYPE + this.names.bytes;
    return ofUses + this.symbols.length * PER_SYMBOL + PER_FILE;
  }
}
