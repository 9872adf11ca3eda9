/**
 * All owners of an index, as columns: about 45 bytes each, outside of the objects that the collector goes through,
 * where an object each took 190 in them. An owner becomes an object while it is asked for.
 */
import { fileOfSymbol, ordinalOfSymbol } from "../../format/symbol-id";
import type { SymbolOwner } from "./symbol-owner";

/** The columns as they are read: of every owner its place (see `symbolId`) and what `SymbolOwner` says of it. */
export interface OwnerLists {
  places: readonly number[];
  names: readonly string[];
  kinds: readonly number[];
  containers: readonly number[];
  qualifiers: readonly (string | null)[];
  disambiguators: readonly (string | null)[];
}

export class OwnerColumns {
  /** ascending */
  private readonly places: Float64Array;
  /** one after the other as UTF-8, and where each begins (one more entry than owners) */
  private readonly names: Buffer;
  private readonly nameStart: Uint32Array;
  private readonly kinds: Uint8Array;
  private readonly containers: Int32Array;
  private readonly qualifiers: WordColumn;
  private readonly disambiguators: WordColumn;

  constructor({ places, names, kinds, containers, qualifiers, disambiguators }: OwnerLists) {
    const order = [...places.keys()].sort((a, b) => places[a] - places[b]);
    this.places = Float64Array.from(order, (at) => places[at]);
    this.kinds = Uint8Array.from(order, (at) => kinds[at]);
    this.containers = Int32Array.from(order, (at) => containers[at]);
    this.qualifiers = new WordColumn(order, qualifiers);
    this.disambiguators = new WordColumn(order, disambiguators);
    this.names = Buffer.from(order.map((at) => names[at]).join(""), "utf8");
    this.nameStart = new Uint32Array(order.length + 1);
    order.forEach((at, row) => (this.nameStart[row + 1] = this.nameStart[row] + Buffer.byteLength(names[at], "utf8")));
  }

  /** The owner at a place, made anew. */
  at(place: number): SymbolOwner | undefined {
    const row = this.rowOf(place);
    if (row < 0) return undefined;
    return {
      fileId: fileOfSymbol(place),
      ordinal: ordinalOfSymbol(place),
      name: this.names.toString("utf8", this.nameStart[row], this.nameStart[row + 1]),
      kind: this.kinds[row],
      container: this.containers[row],
      qualifier: this.qualifiers.at(row),
      disambiguator: this.disambiguators.at(row),
    };
  }

  /** -1 where nothing is at the place. */
  private rowOf(place: number): number {
    let from = 0;
    let to = this.places.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.places[middle] < place) from = middle + 1;
      else to = middle;
    }
    return this.places[from] === place ? from : -1;
  }
}

/** Texts of which few differ, or none. */
class WordColumn {
  private readonly words: (string | null)[] = [];
  private readonly numbers: Uint32Array;

  constructor(order: readonly number[], texts: readonly (string | null)[]) {
    const known = new Map<string | null, number>();
    this.numbers = Uint32Array.from(order, (at) => {
      const number = known.get(texts[at]) ?? this.words.length;
      if (number === this.words.length) known.set(this.words[this.words.push(texts[at]) - 1], number);
      return number;
    });
  }

  at(row: number): string | null {
    return this.words[this.numbers[row]];
  }
}
