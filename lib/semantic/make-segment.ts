/** Makes a segment of described symbols: what was embedded before from the same text is not embedded again. */
import { createHash } from "node:crypto";
import type { SemanticSegment } from "../format/semantic-segment";
import type { Embedder } from "./embedders/port";
import { bagOf, type Bag } from "./words/bag";
import { textOf } from "./words/passage";
import type { PlacedPassage } from "./words/passages-of-file";
import type { WordIds } from "./words/word-ids";

/** A vector by what it was made from, where there is one. */
export type KnownVectors = (digests: readonly bigint[]) => Promise<ReadonlyMap<bigint, Int8Array>>;

const NONE: KnownVectors = async () => new Map();

export async function makeSegment(
  passages: readonly PlacedPassage[],
  embedder: Embedder,
  words: WordIds,
  known: KnownVectors = NONE,
): Promise<SemanticSegment> {
  const sorted = [...passages].sort((a, b) => Number(a.symbol.id - b.symbol.id));
  const bags = sorted.map(({ passage }) => bagOf(passage, words));
  const digests = BigUint64Array.from(sorted, ({ passage }) => digestOf(textOf(passage, Infinity)));
  return {
    symbols: Float64Array.from(sorted, ({ symbol }) => Number(symbol.id)),
    digests,
    lengths: Uint16Array.from(bags, ({ counts }) => Math.min(sum(counts), 65_535)),
    kinds: Uint8Array.from(sorted, ({ symbol }) => symbol.kind),
    ...(await vectorsOf(sorted, bags, digests, embedder, await known([...digests]))),
    ...listsOf(bags),
  };
}

/** What was embedded, told apart from all else. */
export const digestOf = (text: string): bigint => createHash("sha256").update(text).digest().readBigUInt64LE();

type Vectors = Pick<SemanticSegment, "dimensions" | "vectors" | "scales">;

async function vectorsOf(
  passages: readonly PlacedPassage[],
  bags: readonly Bag[],
  digests: BigUint64Array,
  embedder: Embedder,
  known: ReadonlyMap<bigint, Int8Array>,
): Promise<Vectors> {
  const fresh = passages.flatMap((_passage, at) => (known.has(digests[at]) ? [] : [at]));
  const found = new Map<number, Int8Array>();
  passages.forEach((_passage, at) => {
    const before = known.get(digests[at]);
    if (before !== undefined) found.set(at, before);
  });
  for (let from = 0; from < fresh.length; from += embedder.batch) {
    const part = fresh.slice(from, from + embedder.batch);
    const made = await embedder.embed(part.map((at) => ({ passage: passages[at].passage, bag: bags[at] })));
    part.forEach((at, row) => found.set(at, made.vectors.subarray(row * made.dimensions, (row + 1) * made.dimensions)));
  }
  const dimensions = found.get(0)?.length ?? 0;
  const vectors = new Int8Array(passages.length * dimensions);
  const scales = new Float32Array(passages.length);
  for (const [at, vector] of found) {
    vectors.set(vector, at * dimensions);
    scales[at] = scaleOf(vector);
  }
  return { dimensions, vectors, scales };
}

function scaleOf(vector: Int8Array): number {
  let squares = 0;
  for (const value of vector) squares += value * value;
  return squares === 0 ? 0 : 1 / Math.sqrt(squares);
}

type Lists = Pick<SemanticSegment, "words" | "starts" | "places" | "counts">;

function listsOf(bags: readonly Bag[]): Lists {
  const lists = new Map<number, { places: number[]; counts: number[] }>();
  bags.forEach(({ ids, counts }, place) => {
    ids.forEach((id, at) => {
      const list = lists.get(id);
      if (list === undefined) lists.set(id, { places: [place], counts: [counts[at]] });
      else {
        list.places.push(place);
        list.counts.push(counts[at]);
      }
    });
  });
  const words = Uint32Array.from(lists.keys()).sort();
  const total = bags.reduce((all, { ids }) => all + ids.length, 0);
  const found: Lists = {
    words,
    starts: new Uint32Array(words.length + 1),
    places: new Uint16Array(total),
    counts: new Uint8Array(total),
  };
  let at = 0;
  words.forEach((word, row) => {
    const list = lists.get(word);
    if (list === undefined) return;
    found.places.set(list.places, at);
    found.counts.set(list.counts, at);
    found.starts[row + 1] = at += list.places.length;
  });
  return found;
}

function sum(values: Uint8Array): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}
