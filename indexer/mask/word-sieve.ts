/**
 * A first look at a word in a text, without cutting it out: may it be one of a few? By its first two characters and
 * its length; so it says yes to some others too, and no to nearly all. For loops over every word of a file.
 */
export class WordSieve {
  /** by a hash of the first two characters: bit n is set for a length of n, bit 31 for 31 and more */
  private readonly lengths = new Int32Array(1024);
  private readonly words: ReadonlySet<string>;

  /** @param words at least two characters each */
  constructor(words: Iterable<string>) {
    this.words = new Set(words);
    for (const word of this.words)
      this.lengths[slot(word.charCodeAt(0), word.charCodeAt(1))] |= 1 << Math.min(word.length, 31);
  }

  mayHold(text: string, start: number, end: number): boolean {
    const lengths = this.lengths[slot(text.charCodeAt(start), text.charCodeAt(start + 1))];
    return lengths !== 0 && (lengths & (1 << Math.min(end - start, 31))) !== 0;
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Whether the word at a place of a text is one of them. */
  holds(text: string, start: number, end: number): boolean {
    return this.mayHold(text, start, end) && this.words.has(text.slice(start, end));
  }
}

function slot(first: number, second: number): number {
  return ((first & 31) << 5) | (second & 31);
}
