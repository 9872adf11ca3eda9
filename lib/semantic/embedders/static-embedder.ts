/** The local default: sums of the vectors of words. Needs no download and no other program. */
import type { StaticTable } from "../table/static-table";
import { bagOfQuestion, type Bag } from "../words/bag";
import { WordIds } from "../words/word-ids";
import type { Described, Embedder, Int8Vectors } from "./port";
import { quantizeInto } from "./quantize";

export class StaticEmbedder implements Embedder {
  readonly batch = 4096;
  readonly isCostly = false;

  constructor(
    readonly id: string,
    private readonly table: StaticTable,
    private readonly words = new WordIds(),
  ) {}

  async embed(passages: readonly Described[]): Promise<Int8Vectors> {
    const { dimensions } = this.table;
    const vectors = new Int8Array(passages.length * dimensions);
    const scales = new Float32Array(passages.length);
    passages.forEach(({ bag }, at) => (scales[at] = this.put(vectors, at * dimensions, bag)));
    return { dimensions, vectors, scales };
  }

  async embedQuestion(question: string): Promise<Int8Array> {
    const vector = new Int8Array(this.table.dimensions);
    this.put(vector, 0, bagOfQuestion(question, this.words));
    return vector;
  }

  private put(out: Int8Array, at: number, bag: Bag): number {
    const sum = new Float32Array(this.table.dimensions);
    this.table.addTo(sum, bag);
    return quantizeInto(out, at, sum);
  }
}
