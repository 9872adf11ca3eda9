/** Where the answers of questions come in an index that is asked by words, by vectors, and by both. */
import { ASIDE_SHARE, blend } from "../../lib/semantic/blend";
import { familiesOf } from "../../lib/queries/semantic/families";
import type { Embedder } from "../../lib/semantic/embedders/port";
import { makeSegment } from "../../lib/semantic/make-segment";
import { CodedScan } from "../../lib/semantic/vectors/coded-scan";
import { bagOfQuestion } from "../../lib/semantic/words/bag";
import type { WordIds } from "../../lib/semantic/words/word-ids";
import { WordIndex } from "../../lib/semantic/words/word-index";
import type { Questions } from "./questions";

export interface Figures {
  first: number;
  ten: number;
  mrr: number;
}

const WAYS = ["words", "vectors", "blend"] as const;
export type Way = (typeof WAYS)[number];

/** As many by words and by vectors as the product takes. */
const CANDIDATES = 400;
/** Symbols of which the product makes rows. */
const SHOWN = 400;
/** The index holds so many symbols of one segment. */
const MAX_PLACES = 8_192;

export async function figuresOf(
  { pool, asked, aside, kin }: Questions,
  embedder: Embedder,
  words: WordIds,
): Promise<Record<Way, Figures>> {
  const [vectors, wordIndex] = [new CodedScan(), new WordIndex()];
  for (let from = 0; from < pool.length; from += MAX_PLACES) {
    const segment = await makeSegment(pool.slice(from, from + MAX_PLACES), embedder, words);
    await vectors.add({ id: from, model: embedder.id, ...segment });
    wordIndex.add(from, segment);
  }
  const ranks: Record<Way, number[]> = { words: [], vectors: [], blend: [] };
  const all = (): boolean => true;
  const everything = { passes: all, all: () => pool.map(({ symbol }) => Number(symbol.id)) };
  for (const { question, answers } of asked) {
    const vector = [{ model: embedder.id, vector: await embedder.embedQuestion(question) }];
    const said = wordIndex.ask(bagOfQuestion(question, words));
    const near = new Map(
      (await vectors.nearest(vector, pool.length, everything)).map(({ symbol, score }) => [symbol, score]),
    );
    const byWords = said.best(CANDIDATES, all);
    const byVector = [...near].slice(0, CANDIDATES).map(([symbol, score]) => ({ symbol, score }));
    const both = [...new Set([...byWords, ...byVector].map(({ symbol }) => symbol))];
    const scored = both.map((symbol) => ({ symbol, words: said.of(symbol), near: near.get(symbol) ?? 0 }));
    const lists = { words: byWords, vectors: byVector, blend: blend(scored) };
    for (const way of WAYS) {
      const families = familiesOf(asideLast(lists[way], aside).slice(0, SHOWN), kin);
      const meant = new Set([...answers].map((each) => families.get(BigInt(each))));
      const rows = [...new Set(families.values())];
      ranks[way].push(rows.findIndex((first) => meant.has(first)) + 1);
    }
  }
  return { words: of(ranks.words), vectors: of(ranks.vectors), blend: of(ranks.blend) };
}

/** Best first, as the product orders them: what stands in tests counts less. */
function asideLast(found: readonly { symbol: number; score: number }[], aside: ReadonlySet<number>): bigint[] {
  const counted = found.map(({ symbol, score }) => ({
    symbol,
    score: aside.has(symbol) ? score * ASIDE_SHARE : score,
  }));
  return counted.sort((a, b) => b.score - a.score || a.symbol - b.symbol).map(({ symbol }) => BigInt(symbol));
}

/** @param ranks from 1; 0 for an answer that is not among the candidates */
function of(ranks: readonly number[]): Figures {
  const within = (most: number): number =>
    ranks.filter((rank) => rank > 0 && rank <= most).length / Math.max(ranks.length, 1);
  const mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(ranks.length, 1);
  return { first: rounded(within(1)), ten: rounded(within(10)), mrr: rounded(mrr) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
