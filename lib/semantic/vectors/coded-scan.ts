/**
 * Nearest neighbours by looking at every vector, nothing to build: first at its signs, which lie in memory, one bit a
 * value. Of those that seem nearest the values are read from where they were set aside, and decide. Of 570,000 vectors
 * of 256 values 36 bytes each stay in memory, and the ten nearest were always among those whose values were read.
 */
import { notBelow, placeOf } from "../place-of";
import { setAside, type Parts } from "../scratch/scratch-file";
import { BestOf } from "./best-of";
import type { Answering, ModelVector, NearSymbol, VectorIndex, VectorPart, Wanted } from "./port";
import { estimates, signCodes, signSums, type SignCodes } from "./sign-codes";

/** So many of the seemingly nearest are looked at whole: the 400 nearest of 570,000 are 97 in 100 among them. */
const LOOKED_AT = 4_096;

interface Held extends SignCodes {
  model: string;
  /** ascending */
  symbols: Float64Array;
  dimensions: number;
  /** the values, vector after vector */
  values: Parts;
}

export class CodedScan implements VectorIndex {
  readonly engine = "scan";
  private readonly held = new Map<number, Held>();

  async add({ id, model, symbols, vectors, dimensions }: VectorPart): Promise<void> {
    await this.remove(id);
    const values = setAside([new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength)]);
    this.held.set(id, { model, symbols, dimensions, values, ...signCodes(vectors, dimensions) });
  }

  async remove(id: number): Promise<void> {
    this.held.get(id)?.values.close();
    this.held.delete(id);
  }

  answering(): Answering {
    return { engine: this.engine, because: null };
  }

  async parts(): Promise<ReadonlySet<number>> {
    return new Set(this.held.keys());
  }

  async nearest(question: readonly ModelVector[], limit: number, wanted: Wanted): Promise<NearSymbol[]> {
    const likely = new BestOf(Math.max(limit, LOOKED_AT));
    for (const { model, vector } of question) {
      const sums = signSums(vector);
      for (const part of this.partsOf(model)) {
        const near = estimates(sums, part);
        for (let row = 0; row < near.length; row++)
          if (near[row] > likely.least && wanted.passes(part.symbols[row])) likely.offer(part.symbols[row], near[row]);
      }
    }
    const symbols = likely.all().map(({ symbol }) => symbol);
    const best = new BestOf(limit);
    for (const [symbol, score] of await this.scoresOf(question, symbols)) best.offer(symbol, score);
    return best.all();
  }

  async scoresOf(question: readonly ModelVector[], symbols: readonly number[]): Promise<Map<number, number>> {
    const wanted = Float64Array.from(symbols).sort();
    const found = new Map<number, number>();
    for (const { model, vector } of question)
      for (const part of this.partsOf(model))
        for (const row of rowsOf(part, wanted)) found.set(part.symbols[row], cosine(vector, valuesOf(part, row)));
    return found;
  }

  private *partsOf(model: string): Generator<Held> {
    for (const part of this.held.values()) if (part.model === model) yield part;
  }
}

/** Of the wanted ones those that the part has. @param wanted ascending */
function* rowsOf({ symbols }: Held, wanted: Float64Array): Generator<number> {
  const last = symbols[symbols.length - 1];
  for (let at = notBelow(wanted, symbols[0]); at < wanted.length && wanted[at] <= last; at++) {
    const row = placeOf(symbols, wanted[at]);
    if (row >= 0) yield row;
  }
}

const valuesOf = ({ values, dimensions }: Held, row: number): Int8Array =>
  new Int8Array(values.read(row * dimensions, dimensions).buffer);

/** 0 where one of them says nothing. */
function cosine(a: Int8Array, b: Int8Array): number {
  let [dot, lengthA, lengthB] = [0, 0, 0];
  for (let d = 0; d < b.length; d++) {
    dot += a[d] * b[d];
    lengthA += a[d] * a[d];
    lengthB += b[d] * b[d];
  }
  return dot === 0 ? 0 : dot / Math.sqrt(lengthA * lengthB);
}
