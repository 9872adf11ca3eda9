/**
 * How well symbols are described by the words of a question: BM25 over the words of segments, rare words first. Asks
 * the lists of words in place; nothing is built.
 */
import type { SemanticSegment } from "../../format/semantic-segment";
import { placeOf } from "../place-of";
import { BestOf } from "../vectors/best-of";
import type { NearSymbol } from "../vectors/port";
import type { Bag } from "./bag";

/** How soon a word that is repeated says no more, and how much long texts are held back. */
const SATURATION = 1.2;
const LENGTH = 0.75;

export class WordIndex {
  private readonly segments = new Map<number, SemanticSegment>();
  private symbols = 0;
  private length = 0;

  add(id: number, segment: SemanticSegment): void {
    this.remove(id);
    this.segments.set(id, segment);
    this.count(segment, 1);
  }

  remove(id: number): void {
    const segment = this.segments.get(id);
    if (segment !== undefined && this.segments.delete(id)) this.count(segment, -1);
  }

  /** Those that the words describe best, best first, and the scores of any others when they are asked for. */
  ask(question: Bag): WordScores {
    const lists = [...question.ids].map((word) => this.listsOf(word));
    const mean = this.length / Math.max(this.symbols, 1);
    const scored = [...this.segments].map(([id, segment]) => {
      const scores = new Float32Array(segment.symbols.length);
      for (const { found, rarity } of lists) {
        const list = found.get(id);
        for (let at = list?.from ?? 0; at < (list?.to ?? 0); at++) {
          const place = segment.places[at];
          const count = segment.counts[at];
          const long = SATURATION * (1 - LENGTH + (LENGTH * segment.lengths[place]) / mean);
          scores[place] += (rarity * count * (SATURATION + 1)) / (count + long);
        }
      }
      return { segment, scores };
    });
    return new WordScores(scored);
  }

  private listsOf(word: number): { found: Map<number, { from: number; to: number }>; rarity: number } {
    const found = new Map<number, { from: number; to: number }>();
    let bearers = 0;
    for (const [id, { words, starts }] of this.segments) {
      const at = placeOf(words, word);
      if (at < 0) continue;
      found.set(id, { from: starts[at], to: starts[at + 1] });
      bearers += starts[at + 1] - starts[at];
    }
    return { found, rarity: Math.log(1 + (this.symbols - bearers + 0.5) / (bearers + 0.5)) };
  }

  private count({ lengths }: SemanticSegment, sign: 1 | -1): void {
    this.symbols += sign * lengths.length;
    for (const length of lengths) this.length += sign * length;
  }
}

/** Scores of all symbols for one question. */
export class WordScores {
  constructor(private readonly scored: readonly { segment: SemanticSegment; scores: Float32Array }[]) {}

  best(limit: number, passes: (symbol: number) => boolean): NearSymbol[] {
    const best = new BestOf(limit);
    for (const { segment, scores } of this.scored)
      for (let at = 0; at < scores.length; at++)
        if (scores[at] > 0 && scores[at] > best.least && passes(segment.symbols[at]))
          best.offer(segment.symbols[at], scores[at]);
    return best.all();
  }

  /** 0 for a symbol that no word describes. */
  of(symbol: number): number {
    for (const { segment, scores } of this.scored) {
      const at = placeOf(segment.symbols, symbol);
      if (at >= 0) return scores[at];
    }
    return 0;
  }
}
