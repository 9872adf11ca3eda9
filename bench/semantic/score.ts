/** Where the answers of questions come in an index that is asked by words, by vectors, and by both. */
import { blend } from "../../lib/semantic/blend";
import type { Embedder } from "../../lib/semantic/embedders/port";
import { makeSegment } from "../../lib/semantic/make-segment";
import { ExactScan } from "../../lib/semantic/vectors/exact-scan";
import { bagOfQuestion } from "../../lib/semantic/words/bag";
import type { PlacedPassage } from "../../lib/semantic/words/passages-of-file";
import type { WordIds } from "../../lib/semantic/words/word-ids";
import { WordIndex } from "../../lib/semantic/words/word-index";
import type { Asked } from "./questions";

export interface Figures {
  first: number;
  ten: number;
  mrr: number;
}

const WAYS = ["words", "vectors", "blend"] as const;
export type Way = (typeof WAYS)[number];

/** As many by words and by vectors as the product takes. */
const CANDIDATES = 400;
/** The index holds so many symbols of one segment. */
const MAX_PLACES = 8_192;

export async function figuresOf(
  pool: readonly PlacedPassage[],
  asked: readonly Asked[],
  embedder: Embedder,
  words: WordIds,
): Promise<Record<Way, Figures>> {
  const [vectors, byWords] = [new ExactScan(), new WordIndex()];
  for (let from = 0; from < pool.length; from += MAX_PLACES) {
    const segment = await makeSegment(pool.slice(from, from + MAX_PLACES), embedder, words);
    await vectors.add({ id: from, model: embedder.id, ...segment });
    byWords.add(from, segment);
  }
  const ranks: Record<Way, number[]> = { words: [], vectors: [], blend: [] };
  const all = (): boolean => true;
  const everything = { passes: all, all: () => pool.map(({ symbol }) => Number(symbol.id)) };
  for (const { question, answers } of asked) {
    const vector = [{ model: embedder.id, vector: await embedder.embedQuestion(question) }];
    const said = byWords.ask(bagOfQuestion(question, words));
    const near = new Map(
      (await vectors.nearest(vector, pool.length, everything)).map(({ symbol, score }) => [symbol, score]),
    );
    const byName = said.best(CANDIDATES, all).map(({ symbol }) => symbol);
    const byVector = [...near.keys()].slice(0, CANDIDATES);
    const both = [...new Set([...byName, ...byVector])];
    const scored = both.map((symbol) => ({ symbol, words: said.of(symbol), near: near.get(symbol) ?? 0 }));
    const lists = { words: byName, vectors: byVector, blend: blend(scored).map(({ symbol }) => symbol) };
    for (const way of WAYS) ranks[way].push(lists[way].findIndex((symbol) => answers.has(symbol)) + 1);
  }
  return { words: of(ranks.words), vectors: of(ranks.vectors), blend: of(ranks.blend) };
}

/** @param ranks from 1; 0 for an answer that is not among the candidates */
function of(ranks: readonly number[]): Figures {
  const within = (most: number): number =>
    ranks.filter((rank) => rank > 0 && rank <= most).length / Math.max(ranks.length, 1);
  const mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(ranks.length, 1);
  return { first: rounded(within(1)), ten: rounded(within(10)), mrr: rounded(mrr) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
