/** The port behind meaning: what turns what is said of a symbol, and a question, into vectors that can be compared. */
import type { Bag } from "../words/bag";
import type { Passage } from "../words/passage";

/** Vectors one after the other, eight bits a value. */
export interface Int8Vectors {
  dimensions: number;
  vectors: Int8Array;
  /** 1 / length of each; 0 for a text that says nothing */
  scales: Float32Array;
}

/** A passage and its words. */
export interface Described {
  passage: Passage;
  bag: Bag;
}

/** UTF-16 units of a text at most: about 500 tokens, which every model takes. */
export const MAX_TEXT = 1_600;

export interface Embedder {
  /** Vectors of different ids are never compared. */
  readonly id: string;
  /** texts that are best handed over at once */
  readonly batch: number;
  /** embedding takes longer than looking up what was embedded before */
  readonly isCostly: boolean;
  /** @throws AppError `embeddings_unavailable` where a server is asked that does not answer as it should */
  embed(passages: readonly Described[]): Promise<Int8Vectors>;
  embedQuestion(question: string): Promise<Int8Array>;
}
