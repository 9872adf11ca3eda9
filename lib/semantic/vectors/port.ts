/**
 * The port behind nearness: which symbols' vectors lie nearest to a question's. `conformance.ts` holds what is kept.
 */
import type { Int8Vectors } from "../embedders/port";

/** A symbol and how near it is: 1 for the same direction, 0 for none in common. */
export interface NearSymbol {
  symbol: number;
  score: number;
}

/** A question's vector under one model; vectors of other models are no neighbours of it. */
export interface ModelVector {
  model: string;
  vector: Int8Array;
}

/** Vectors of one model that come and go together. */
export interface VectorPart extends Int8Vectors {
  id: number;
  model: string;
  /** ascending */
  symbols: Float64Array;
}

/** Which symbols are meant. */
export interface Wanted {
  passes(symbol: number): boolean;
  /** every symbol that passes, for an engine that cannot look at each */
  all(): readonly number[];
}

/** Who answers right now, and why it is not the engine that was asked for; null when it is. */
export interface Answering {
  engine: string;
  because: string | null;
}

export interface VectorIndex {
  /** What it is called: the name of its file. */
  readonly engine: string;
  answering(): Answering;
  /** Ids of the parts that it answers from, looked up anew. */
  parts(): Promise<ReadonlySet<number>>;
  add(part: VectorPart): Promise<void>;
  remove(id: number): Promise<void>;
  /** The nearest symbols that are wanted, nearest first. */
  nearest(question: readonly ModelVector[], limit: number, wanted: Wanted): Promise<NearSymbol[]>;
  /** How near these are; a symbol without a vector of these models is left out. */
  scoresOf(question: readonly ModelVector[], symbols: readonly number[]): Promise<Map<number, number>>;
}
