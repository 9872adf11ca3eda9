/**
 * A text in blocks of which only some have been read. Says which blocks lines need and takes them as they come; to
 * read a line whose block has not come is a mistake of the caller and throws.
 */
import { SourceText } from "./source-text";
import { unpackBlock, type BlockPlace } from "./stored-text";

export class LongText {
  /** Holds what has come so far. */
  readonly source: SourceText;
  private readonly packed = new Map<BlockPlace, Uint8Array>();

  /**
   * @param places of all its blocks, in their order
   * @param head the first bytes of the stored text
   */
  constructor(
    readonly id: number,
    private readonly places: readonly BlockPlace[],
    head: Uint8Array,
  ) {
    for (const place of places) {
      if (place.from + place.bytes > head.length) break;
      this.add(place, head.subarray(place.from, place.from + place.bytes));
    }
    this.source = new SourceText(
      places.map((place) => ({ lines: place.lines, units: place.units, unpack: () => this.unpack(place) })),
    );
  }

  /**
   * The blocks of these lines, from 0, both included, that have not come yet; for lines behind the end the last block,
   * which tells it.
   */
  missing(first: number, last: number): BlockPlace[] {
    let next = 0;
    return this.places.filter((place, at) => {
      const start = next;
      next += place.lines;
      const isReached = next > first || at === this.places.length - 1;
      return start <= last && isReached && !this.packed.has(place);
    });
  }

  add(place: BlockPlace, packed: Uint8Array): void {
    this.packed.set(place, packed);
  }

  private unpack(place: BlockPlace): string {
    const packed = this.packed.get(place);
    if (packed === undefined) throw new Error(`A block of text ${this.id} was not asked for before it was read.`);
    return unpackBlock(packed);
  }
}
