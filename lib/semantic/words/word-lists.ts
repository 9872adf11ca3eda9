/**
 * Which symbols of a segment have a word, and how often. The words themselves stay in memory; their lists, three bytes
 * a symbol and by far the most of a segment, are set aside, as a question asks for few.
 */
import type { SemanticSegment } from "../../format/semantic-segment";
import { placeOf } from "../place-of";
import { setAside, type Parts } from "../scratch/scratch-file";

/** The symbols that have a word, as their place in the segment, and how often each has it. */
export interface WordList {
  places: Uint16Array;
  counts: Uint8Array;
}

const ENTRY = 3;

export class WordLists {
  private readonly words: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly lists: Parts;

  constructor({ words, starts, places, counts }: Pick<SemanticSegment, "words" | "starts" | "places" | "counts">) {
    this.words = words;
    this.starts = starts;
    const bytes = new Uint8Array(places.length * ENTRY);
    const narrow = new Uint8Array(places.buffer, places.byteOffset, places.byteLength);
    for (let word = 0; word < words.length; word++) {
      const [from, to] = [starts[word], starts[word + 1]];
      bytes.set(narrow.subarray(from * 2, to * 2), from * ENTRY);
      bytes.set(counts.subarray(from, to), from * ENTRY + (to - from) * 2);
    }
    this.lists = setAside([bytes]);
  }

  /** null for a word that no symbol has */
  listOf(word: number): WordList | null {
    const at = placeOf(this.words, word);
    if (at < 0) return null;
    const [from, length] = [this.starts[at], this.starts[at + 1] - this.starts[at]];
    const { buffer } = this.lists.read(from * ENTRY, length * ENTRY);
    return { places: new Uint16Array(buffer, 0, length), counts: new Uint8Array(buffer, length * 2, length) };
  }

  close(): void {
    this.lists.close();
  }
}
