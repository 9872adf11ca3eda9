/**
 * The index by meaning in this process: follows the segments of the database and answers plain words with symbols.
 * What words say (BM25) and what vectors say are put on one scale and added: whoever leads in both comes first.
 */
import { SYMBOL_KINDS, type SymbolKind } from "../contract/vocabulary";
import type { Queryable } from "../db/pool";
import { modelWords } from "../db/semantic/semantic-models";
import { loadSemanticSegments, semanticSegmentHeads, type SegmentHead } from "../db/semantic/semantic-segments";
import type { SemanticSegment } from "../format/semantic-segment";
import { questionEmbedder, type QuestionEmbedder } from "./embedders/engines";
import { vectorIndexOf } from "./vectors/engines";
import type { Answering, ModelVector, NearSymbol, VectorIndex, Wanted } from "./vectors/port";
import { blend, type Blended } from "./blend";
import { placeOf } from "./place-of";
import { bagOfQuestion } from "./words/bag";
import { WordIds } from "./words/word-ids";
import { WordIndex } from "./words/word-index";

export interface SemanticQuestion {
  question: string;
  limit: number;
  /** whether a file's symbols count */
  passes: (fileId: number) => boolean;
  kinds?: readonly SymbolKind[];
}

export interface SemanticAnswer {
  /** best first */
  rows: Blended[];
  /** why vectors said nothing; null where they did */
  wordsAlone: string | null;
  /** who named the nearest */
  vectors: Answering;
}

/** Milliseconds between two looks at what segments there are. */
const LOOK_EVERY = 300;
/** The best by words and the best by vectors, of which each is scored both ways. */
const CANDIDATES = 400;
const FILE = 2 ** 20;

/** What of a segment is looked at for every question; the rest lies in the indexes of words and of vectors. */
interface HeldSegment extends SegmentHead, Pick<SemanticSegment, "symbols" | "kinds"> {}

export class SemanticIndex {
  private readonly segments = new Map<number, HeldSegment>();
  private readonly embedders = new Map<string, QuestionEmbedder>();
  private readonly words = new WordIds();
  private readonly byWords = new WordIndex();
  private looking: Promise<void> | undefined;
  private lookedAt = 0;

  constructor(
    private readonly pool: Queryable,
    private readonly vectors: VectorIndex = vectorIndexOf(pool),
  ) {}

  /** Reads what is new. */
  async look(): Promise<void> {
    if (Date.now() - this.lookedAt < LOOK_EVERY && this.looking === undefined) return;
    this.looking ??= this.follow().finally(() => {
      this.looking = undefined;
      this.lookedAt = Date.now();
    });
    await this.looking;
  }

  /** Who names the nearest, as of the last look. */
  answering(): Answering & { configured: string } {
    return { ...this.vectors.answering(), configured: this.vectors.engine };
  }

  /** What the vectors are of; what repositories taught a table goes by the table's name. */
  get models(): string[] {
    const names = [...this.segments.values()].map(({ model }) => model.replace(/^(words-[0-9a-f]+)-.*/, "$1"));
    return [...new Set(names)].sort();
  }

  /** Symbols that can be found. */
  get size(): number {
    let symbols = 0;
    for (const held of this.segments.values()) symbols += held.symbols.length;
    return symbols;
  }

  async ask({ question, limit, passes, kinds }: SemanticQuestion): Promise<SemanticAnswer> {
    await this.look();
    const wanted = this.wanted(passes, kinds);
    const asked = bagOfQuestion(question, this.words);
    // Without a word everything is as far away as anything else.
    if (asked.ids.length === 0) return { rows: [], wordsAlone: null, vectors: this.vectors.answering() };
    const scores = this.byWords.ask(asked);
    const lexical = scores.best(CANDIDATES, wanted.passes);
    const { near, wordsAlone } = await this.near(question, wanted, lexical);
    const all = new Set([...lexical, ...near.keys()].map((each) => (typeof each === "number" ? each : each.symbol)));
    const rows = blend([...all].map((symbol) => ({ symbol, words: scores.of(symbol), near: near.get(symbol) ?? 0 })));
    return { rows: rows.slice(0, limit), wordsAlone, vectors: this.vectors.answering() };
  }

  /** How near the nearest are, and those that words found. A server that does not answer leaves it to words. */
  private async near(
    question: string,
    wanted: Wanted,
    lexical: readonly NearSymbol[],
  ): Promise<{ near: ReadonlyMap<number, number>; wordsAlone: string | null }> {
    try {
      const asked = await this.questionVectors(question);
      const nearest = await this.vectors.nearest(asked, CANDIDATES, wanted);
      const near = new Map(nearest.map(({ symbol, score }) => [symbol, score]));
      const others = lexical.map(({ symbol }) => symbol).filter((symbol) => !near.has(symbol));
      for (const [symbol, score] of await this.vectors.scoresOf(asked, others)) near.set(symbol, score);
      return { near, wordsAlone: null };
    } catch (error) {
      return { near: new Map(), wordsAlone: error instanceof Error ? error.message : String(error) };
    }
  }

  private async questionVectors(question: string): Promise<ModelVector[]> {
    const models = [...new Set([...this.segments.values()].map(({ model }) => model))];
    return Promise.all(
      models.map(async (model) => ({ model, vector: await (await this.embedder(model)).embedQuestion(question) })),
    );
  }

  private async embedder(model: string): Promise<QuestionEmbedder> {
    const known = this.embedders.get(model);
    if (known !== undefined) return known;
    const made = await questionEmbedder(model, await modelWords(this.pool, model));
    this.embedders.set(model, made);
    return made;
  }

  private wanted(passes: (fileId: number) => boolean, kinds: readonly SymbolKind[] | undefined): Wanted {
    const some = kinds === undefined ? null : new Set(kinds.map((kind) => SYMBOL_KINDS.indexOf(kind)));
    const isOf = (symbol: number): boolean =>
      passes(Math.floor(symbol / FILE)) && (some === null || some.has(this.kindOf(symbol)));
    const isAt = ({ symbols, kinds: known }: HeldSegment, at: number): boolean =>
      passes(Math.floor(symbols[at] / FILE)) && (some === null || some.has(known[at]));
    const all = (): number[] =>
      [...this.segments.values()].flatMap((held) => [...held.symbols].filter((_symbol, at) => isAt(held, at)));
    return { passes: isOf, all };
  }

  private kindOf(symbol: number): number {
    for (const { symbols, kinds } of this.segments.values()) {
      if (symbols.length === 0 || symbol < symbols[0] || symbol > symbols[symbols.length - 1]) continue;
      const at = placeOf(symbols, symbol);
      if (at >= 0) return kinds[at];
    }
    return -1;
  }

  private async follow(): Promise<void> {
    const heads = new Map((await semanticSegmentHeads(this.pool)).map((head) => [head.id, head]));
    const placed = await this.vectors.parts();
    const missing = [...heads.keys()].filter((id) => !this.segments.has(id) || !placed.has(id));
    for await (const { id, segment } of loadSemanticSegments(this.pool, missing)) {
      const head = heads.get(id);
      if (head !== undefined) await this.add(head, segment);
    }
    for (const id of this.segments.keys()) if (!heads.has(id)) await this.remove(id);
    const models = new Set([...heads.values()].map(({ model }) => model));
    for (const model of this.embedders.keys()) if (!models.has(model)) this.embedders.delete(model);
  }

  private async add(head: SegmentHead, segment: SemanticSegment): Promise<void> {
    await this.vectors.add({ ...head, ...segment });
    this.byWords.add(head.id, segment);
    this.segments.set(head.id, { ...head, symbols: segment.symbols, kinds: segment.kinds });
  }

  private async remove(id: number): Promise<void> {
    this.segments.delete(id);
    this.byWords.remove(id);
    await this.vectors.remove(id);
  }
}

const KEY = Symbol.for("fathom.semantic-indexes");
const shared = globalThis as { [KEY]?: WeakMap<Queryable, SemanticIndex> };
/** Kept on globalThis: Next may load this module more than once. */
const indexes = (shared[KEY] ??= new WeakMap());

/** The index of a database. */
export function semanticIndexOf(pool: Queryable): SemanticIndex {
  const index = indexes.get(pool) ?? new SemanticIndex(pool);
  indexes.set(pool, index);
  return index;
}
