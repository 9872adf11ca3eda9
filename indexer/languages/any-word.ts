/**
 * Whether one of many words stands in a text, in one walk over it: an automaton of all words at once (Aho and
 * Corasick, "Efficient string matching", 1975). For texts that have none of them, where looking for one after the
 * other costs a walk each.
 */
import { commentEnd } from "../mask/c-tokens";

/** Characters of words; others stand in none. */
const ALPHABET = 128;
const SLASH = 47;

export class AnyWord {
  /** at state * ALPHABET + character: the state behind it; `found` where a word ends */
  private readonly next: Uint16Array;
  private readonly found: number;

  /** @param words in ASCII */
  constructor(words: readonly string[]) {
    const states = 2 + words.reduce((length, word) => length + word.length, 0);
    this.next = new Uint16Array(states * ALPHABET);
    this.found = states - 1;
    this.follow(words);
    this.fallBack();
  }

  /** Comments as C writes them are left out: the words on both sides of one do not touch. */
  isInCode(text: string): boolean {
    const { next, found } = this;
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      const c = text.charCodeAt(at);
      if (c === SLASH) {
        const end = commentEnd(text, at);
        if (end > at) {
          state = 0;
          at = end - 1;
          continue;
        }
      }
      state = c < ALPHABET ? next[state * ALPHABET + c] : 0;
      if (state === found) return true;
    }
    return false;
  }

  /** A tree of the words; 0 stands for no way on. */
  private follow(words: readonly string[]): void {
    const { next, found } = this;
    let made = 0;
    for (const word of words) {
      let state = 0;
      for (let i = 0; i < word.length && state !== found; i++) {
        const way = state * ALPHABET + word.charCodeAt(i);
        if (i === word.length - 1) next[way] = found;
        else if (next[way] === 0) next[way] = ++made;
        state = next[way];
      }
    }
  }

  /** Where a state has no way on, it goes on like the longest end of what was read that begins a word. */
  private fallBack(): void {
    const { next, found } = this;
    const falls = new Uint16Array(next.length / ALPHABET);
    const open = [0];
    for (const state of open) {
      for (let c = 0; c < ALPHABET; c++) {
        const way = state * ALPHABET + c;
        const fallen = state === 0 ? 0 : next[falls[state] * ALPHABET + c];
        if (next[way] === 0 || fallen === found) next[way] = fallen;
        else if (next[way] !== found) {
          falls[next[way]] = fallen;
          open.push(next[way]);
        }
      }
    }
  }
}
