/**
 * Teaches a table from comments and the code that they stand at: each comment is to be nearer to its own code than to
 * the others of its batch, and the other way round. Takes about 0.1 s of one core for 256 pairs.
 */
import type { Bag } from "../words/bag";
import { randomNumbers, type FloatTable } from "./float-table";

/** A comment's first sentence and the words of its code. */
export interface Pair {
  asked: Bag;
  code: Bag;
}

export interface Course {
  rounds: number;
  /** how far one step goes */
  rate: number;
  /** pairs that are told from each other at once */
  batch?: number;
  seed?: number;
}

/** The smaller, the more the nearest wrong ones count. */
const TEMPERATURE = 0.05;
const BATCH = 256;
/** A pull below this moves nothing, and numbers that small are slow. */
const NEGLIGIBLE = 1e-6;

/** Between batches others have their turn. @param goesOn asked before each; false ends it */
export async function learn(
  table: FloatTable,
  pairs: readonly Pair[],
  { rounds, rate, batch = BATCH, seed = 7 }: Course,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const next = randomNumbers(seed);
  const order = pairs.map((_pair, at) => at);
  const total = rounds * Math.max(1, Math.floor(pairs.length / batch));
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next);
    for (let from = 0; from === 0 || from + batch <= order.length; from += batch) {
      if (!goesOn()) return;
      const chosen = order.slice(from, from + batch).map((at) => pairs[at]);
      // Steps get smaller towards the end.
      step(table, chosen, rate * (1 - (0.9 * done++) / total));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
}

/** Texts of a batch as unit vectors, one after the other. */
interface Side {
  bags: readonly Bag[];
  units: Float32Array;
  lengths: Float32Array;
}

function step(table: FloatTable, pairs: readonly Pair[], rate: number): void {
  const { dimensions } = table;
  const count = pairs.length;
  const asked = sideOf(
    table,
    pairs.map((pair) => pair.asked),
  );
  const code = sideOf(
    table,
    pairs.map((pair) => pair.code),
  );
  const pull = gradient(asked.units, code.units, count, dimensions);
  apply(table, asked, product(pull, code.units, count, dimensions, false), rate);
  apply(table, code, product(pull, asked.units, count, dimensions, true), rate);
}

function sideOf(table: FloatTable, bags: readonly Bag[]): Side {
  const { dimensions, values } = table;
  const units = new Float32Array(bags.length * dimensions);
  const lengths = new Float32Array(bags.length);
  bags.forEach(({ ids, weights }, at) => {
    const to = at * dimensions;
    for (let word = 0; word < ids.length; word++) {
      const from = table.rowOf(ids[word]) * dimensions;
      const weight = weights[word];
      for (let d = 0; d < dimensions; d++) units[to + d] += weight * values[from + d];
    }
    let sum = 0;
    for (let d = 0; d < dimensions; d++) sum += units[to + d] ** 2;
    lengths[at] = Math.sqrt(sum) || 1;
    for (let d = 0; d < dimensions; d++) units[to + d] /= lengths[at];
  });
  return { bags, units, lengths };
}

/** How much each comment and each code are to come apart; below zero: together. */
function gradient(asked: Float32Array, code: Float32Array, count: number, dimensions: number): Float32Array {
  const scores = new Float32Array(count * count);
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      let dot = 0;
      const [a, b] = [i * dimensions, j * dimensions];
      for (let d = 0; d < dimensions; d++) dot += asked[a + d] * code[b + d];
      // Unit vectors: no score is above this.
      scores[i * count + j] = Math.exp((dot - 1) / TEMPERATURE);
    }
  const [rows, columns] = [new Float32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      rows[i] += scores[i * count + j];
      columns[j] += scores[i * count + j];
    }
  const scale = 1 / (2 * count * TEMPERATURE);
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      const score = scores[i * count + j];
      scores[i * count + j] = (score / rows[i] + score / columns[j] - (i === j ? 2 : 0)) * scale;
    }
  return scores;
}

/** @param flipped by the other side's rows */
function product(pull: Float32Array, units: Float32Array, count: number, dimensions: number, flipped: boolean) {
  const out = new Float32Array(count * dimensions);
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      const factor = pull[flipped ? j * count + i : i * count + j];
      // Most are far apart already.
      if (Math.abs(factor) < NEGLIGIBLE) continue;
      const [to, from] = [i * dimensions, j * dimensions];
      for (let d = 0; d < dimensions; d++) out[to + d] += factor * units[from + d];
    }
  return out;
}

/** Moves the rows of the words, each value by less the more it has moved before. */
function apply(table: FloatTable, { bags, units, lengths }: Side, pulls: Float32Array, rate: number): void {
  const { dimensions, values, steps } = table;
  bags.forEach(({ ids, weights }, at) => {
    const from = at * dimensions;
    let along = 0;
    for (let d = 0; d < dimensions; d++) along += pulls[from + d] * units[from + d];
    for (let d = 0; d < dimensions; d++) pulls[from + d] = (pulls[from + d] - along * units[from + d]) / lengths[at];
    for (let word = 0; word < ids.length; word++) {
      const row = table.rowOf(ids[word]) * dimensions;
      for (let d = 0; d < dimensions; d++) {
        const by = weights[word] * pulls[from + d];
        if (Math.abs(by) < 1e-9) continue;
        steps[row + d] += by * by;
        values[row + d] -= (rate * by) / (Math.sqrt(steps[row + d]) + 1e-8);
      }
    }
  });
}
