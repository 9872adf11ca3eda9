/**
 * How well symbols are described by the words of a question: BM25 over the words of segments, rare words first. Asks
 * the lists of words in place; nothing is built.
 */
import type { SemanticSegment } from "../../format/semantic-segment";
import { placeOf } from "../place-of";
import { BestOf } from "../vectors/best-of";
import type { NearSymbol } from "../vectors/port";
import type { Bag } from "./bag";
import { WordLists, type WordList } from "./word-lists";

/** How soon a word that is repeated says no more, and how much long texts are held back. */
const SATURATION = 1.2;
const LENGTH = 0.75;

interface Held {
  /** ascending */
  symbols: Float64Array;
  /** words of each */
  lengths: Uint16Array;
  lists: WordLists;
}

export class WordIndex {
  private readonly segments = new Map<number, Held>();
  private symbols = 0;
  private length = 0;

  add(id: number, segment: Omit<SemanticSegment, "vectors" | "digests">): void {
    this.remove(id);
    const { symbols, lengths } = segment;
    this.segments.set(id, { symbols, lengths, lists: new WordLists(segment) });
    this.count(lengths, 1);
  }

  remove(id: number): void {
    const held = this.segments.get(id);
    if (held === undefined) return;
    this.segments.delete(id);
    held.lists.close();
    this.count(held.lengths, -1);
  }

  /** Those that the words describe best, best first, and the scores of any others when they are asked for. */
  ask(question: Bag): WordScores {
    const lists = [...question.ids].map((word) => this.listsOf(word));
    const mean = this.length / Math.max(this.symbols, 1);
    const scored = [...this.segments].map(([id, { symbols, lengths }]) => {
      const scores = new Float32Array(symbols.length);
      for (const { found, rarity } of lists) {
        const { places, counts } = found.get(id) ?? NONE;
        for (let at = 0; at < places.length; at++) {
          const place = places[at];
          const count = counts[at];
          const long = SATURATION * (1 - LENGTH + (LENGTH * lengths[place]) / mean);
          scores[place] += (rarity * count * (SATURATION + 1)) / (count + long);
        }
      }
      return { symbols, scores };
    });
    return new WordScores(scored);
  }

  private listsOf(word: number): { found: ReadonlyMap<number, WordList>; rarity: number } {
    const found = new Map<number, WordList>();
    let bearers = 0;
    for (const [id, { lists }] of this.segments) {
      const list = lists.listOf(word);
      if (list === null) continue;
      found.set(id, list);
      bearers += list.places.length;
    }
    return { found, rarity: Math.log(1 + (this.symbols - bearers + 0.5) / (bearers + 0.5)) };
  }

  private count(lengths: Uint16Array, sign: 1 | -1): void {
    this.symbols += sign * lengths.length;
    for (const length of lengths) this.length += sign * length;
  }
}

const NONE: WordList = { places: new Uint16Array(0), counts: new Uint8Array(0) };

interface ScoredSegment {
  symbols: Float64Array;
  scores: Float32Array;
}

/** Scores of all symbols for one question. */
export class WordScores {
  constructor(private readonly scored: readonly ScoredSegment[]) {}

  best(limit: number, passes: (symbol: number) => boolean): NearSymbol[] {
    const best = new BestOf(limit);
    for (const { symbols, scores } of this.scored)
      for (let at = 0; at < scores.length; at++)
        if (scores[at] > 0 && scores[at] > best.least && passes(symbols[at])) best.offer(symbols[at], scores[at]);
    return best.all();
  }

  /** 0 for a symbol that no word describes. */
  of(symbol: number): number {
    for (const { symbols, scores } of this.scored) {
      const at = placeOf(symbols, symbol);
      if (at >= 0) return scores[at];
    }
    return 0;
  }
}
