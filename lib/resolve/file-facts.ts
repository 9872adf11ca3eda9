/** What one file says by itself, decoded: its symbols and its occurrences. Never changes under the file's id. */
import type { OccurrenceRecord } from "../db/code-files";
import type { SymbolRecord } from "../db/symbols-with-owners";
import { decodeNames, decodeOccurrences, occurrenceTable, TYPED, type OccurrenceTable } from "../db/occurrences-blob";

/** Bytes that an occurrence, a symbol and a file take in memory, about. */
const PER_OCCURRENCE = 34;
const PER_SYMBOL = 320;
const PER_FILE = 2000;

/** A type argument, or a type parameter of a declaration. */
export interface TypeArgument {
  /** the occurrence that names it */
  at: number;
  /** it is an array of what is named */
  isArray: boolean;
}

export class FileFacts {
  readonly names: readonly string[];
  readonly uses: OccurrenceTable;
  /** what an occurrence is typed by: [occurrence, how] */
  readonly typedBy = new Map<number, readonly [number, number]>();
  /** by occurrence, in their places; holes where an argument is no name */
  readonly typeArguments = new Map<number, (TypeArgument | undefined)[]>();
  /** by an extension's own name, the occurrence of the type that it extends */
  readonly extended = new Map<number, number>();
  /** by occurrence, the function that the lambda around it is handed to */
  readonly within = new Map<number, number>();
  /** by the name that an argument is given for, the function that is called */
  readonly namedFor = new Map<number, number>();
  /** ordinals of symbols that hold others */
  readonly owners: ReadonlySet<number>;
  /** occurrence of each symbol's own name, by ordinal */
  readonly nameOf = new Map<number, number>();
  /** see CodeFile.scope, by ordinal, as far as asked */
  readonly scopes: string[] = [];

  /** @param record null for a file without identifiers */
  constructor(
    readonly symbols: readonly SymbolRecord[],
    record: OccurrenceRecord | null,
  ) {
    this.names = record ? decodeNames(record.names) : [];
    this.uses = record ? decodeOccurrences(record.blob) : occurrenceTable(0);
    const { types, symbol, count } = this.uses;
    for (let i = 0; i < types.length; i += 3) this.typed(types[i], types[i + 1], types[i + 2]);
    this.owners = new Set(symbols.map(({ container }) => container));
    for (let i = 0; i < count; i++) if (symbol[i] >= 0 && !this.nameOf.has(symbol[i])) this.nameOf.set(symbol[i], i);
  }

  private typed(of: number, by: number, how: number): void {
    if (how === TYPED.namesParameter) {
      this.namedFor.set(of, by);
      return;
    }
    if (how === TYPED.extends || how === TYPED.within) {
      (how === TYPED.extends ? this.extended : this.within).set(of, by);
      return;
    }
    if ((how & TYPED.hasArgument) === 0 || how >= TYPED.memberOfType) {
      this.typedBy.set(of, [by, how]);
      return;
    }
    const known = this.typeArguments.get(of) ?? [];
    this.typeArguments.set(of, known);
    known[how & TYPED.place] = { at: by, isArray: (how & TYPED.isArray) !== 0 };
  }

  get bytes(): number {
    return this.uses.count * PER_OCCURRENCE + this.symbols.length * PER_SYMBOL + this.names.length * 40 + PER_FILE;
  }
}
