/**
 * Where the symbols of a whole index are defined. Symbols are kept as their hashes, so that an index with millions of
 * them fits into memory.
 */
import { AppError } from "../../lib/errors";
import { nameHash } from "../../lib/format/name-hash";
import { packageOf } from "../../lib/format/scip/symbol-text";

/** Definitions of one index: about 100 bytes each. */
const MAX_DEFINITIONS = 8_000_000;
/** Definitions of one symbol that count. */
const MAX_OF_SYMBOL = 32;

export interface DefinedPlace {
  /** number of the document's file */
  file: number;
  line: number;
  column: number;
  /** hash of the word there */
  word: bigint;
}

/** Numbers of a place: file, line, column, the place before it. */
const WIDTH = 4;

const NOWHERE = -1;

export class SymbolPlaces {
  /** the last place of each symbol, or NOWHERE */
  private readonly last = new Map<bigint, number>();
  private columns = new Int32Array(1024 * WIDTH);
  private words = new BigInt64Array(1024);
  private count = 0;
  private readonly packages = new Set<string>();

  /** @param place null: the document that defines it does not fit */
  add(symbol: string, place: Omit<DefinedPlace, "word"> | null, word = ""): void {
    const hash = nameHash(symbol);
    const { manager, name } = packageOf(symbol);
    this.packages.add(`${manager} ${name}`);
    if (place === null) {
      if (!this.last.has(hash)) this.last.set(hash, NOWHERE);
      return;
    }
    if (this.count === MAX_DEFINITIONS)
      throw new AppError("too_large", `The index defines more than ${MAX_DEFINITIONS} symbols.`);
    if (this.count === this.words.length) this.grow();
    this.columns.set([place.file, place.line, place.column, this.last.get(hash) ?? NOWHERE], this.count * WIDTH);
    this.words[this.count] = nameHash(word);
    this.last.set(hash, this.count++);
  }

  /** Undefined for a symbol that no document defines; none for one whose documents do not fit. In their order. */
  of(symbol: string): DefinedPlace[] | undefined {
    let at = this.last.get(nameHash(symbol));
    if (at === undefined) return undefined;
    const places: DefinedPlace[] = [];
    while (at >= 0 && places.length < MAX_OF_SYMBOL) {
      const [file, line, column, before] = this.columns.subarray(at * WIDTH, (at + 1) * WIDTH);
      places.push({ file, line, column, word: this.words[at] });
      at = before;
    }
    return places.reverse();
  }

  /** Whether the index defines something of a package. */
  defines({ manager, name }: { manager: string; name: string }): boolean {
    return this.packages.has(`${manager} ${name}`);
  }

  private grow(): void {
    const [columns, words] = [new Int32Array(this.columns.length * 2), new BigInt64Array(this.words.length * 2)];
    columns.set(this.columns);
    words.set(this.words);
    [this.columns, this.words] = [columns, words];
  }
}
