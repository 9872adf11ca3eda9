/**
 * Nearest neighbours by looking at every vector: exact, nothing to build, and 200,000 vectors of 256 values in about
 * 20 ms. The vectors lie in the memory of the kernel, or in arrays where the machine has no SIMD.
 */
import { placeOf } from "../place-of";
import { dotKernel, dotsInPlainJs, type DotKernel } from "./dot-kernel";
import { BestOf } from "./best-of";
import type { Answering, ModelVector, NearSymbol, VectorIndex, VectorPart, Wanted } from "./port";

const PAGE = 65_536;
/** Bytes at the start of the memory: the question, then the dot products of one part. */
const QUESTION = 16_384;
const HEAD = QUESTION + 65_536 * 4;
/** The kernel takes sixteen values at once. */
const STEP = 16;

interface Held {
  id: number;
  model: string;
  symbols: Float64Array;
  scales: Float32Array;
  /** values of a vector, filled up to whole steps */
  width: number;
  /** where its vectors begin in the memory */
  at: number;
  bytes: number;
}

export class ExactScan implements VectorIndex {
  readonly engine = "exact-scan";
  private readonly memory = new WebAssembly.Memory({ initial: Math.ceil(HEAD / PAGE) });
  private readonly kernel: DotKernel | null;
  private held: Held[] = [];
  private end = HEAD;

  constructor(kernelOf: (memory: WebAssembly.Memory) => DotKernel | null = dotKernel) {
    this.kernel = kernelOf(this.memory);
  }

  async add({ id, model, symbols, scales, vectors, dimensions }: VectorPart): Promise<void> {
    await this.remove(id);
    const width = Math.ceil(dimensions / STEP) * STEP;
    const bytes = symbols.length * width;
    const at = this.room(bytes);
    const memory = new Int8Array(this.memory.buffer, at, bytes);
    if (width === dimensions) memory.set(vectors);
    else {
      memory.fill(0);
      for (let row = 0; row < symbols.length; row++)
        memory.set(vectors.subarray(row * dimensions, (row + 1) * dimensions), row * width);
    }
    this.held.push({ id, model, symbols, scales, width, at, bytes });
  }

  async remove(id: number): Promise<void> {
    this.held = this.held.filter((part) => part.id !== id);
  }

  answering(): Answering {
    return { engine: this.engine, because: null };
  }

  async parts(): Promise<ReadonlySet<number>> {
    return new Set(this.held.map(({ id }) => id));
  }

  async nearest(question: readonly ModelVector[], limit: number, wanted: Wanted): Promise<NearSymbol[]> {
    const best = new BestOf(limit);
    this.eachPart(question, ({ symbols, scales }, dots, scale) => {
      for (let row = 0; row < dots.length; row++) {
        const score = dots[row] * scales[row] * scale;
        if (score > best.least && wanted.passes(symbols[row])) best.offer(symbols[row], score);
      }
    });
    return best.all();
  }

  async scoresOf(question: readonly ModelVector[], symbols: readonly number[]): Promise<Map<number, number>> {
    const found = new Map<number, number>();
    for (const { model, vector } of question) {
      const scale = 1 / Math.max(Math.hypot(...vector), 1e-9);
      for (const part of this.held)
        if (part.model === model)
          for (const { symbol, row } of rowsOf(part, symbols))
            found.set(symbol, this.dot(part, row, vector) * part.scales[row] * scale);
    }
    return found;
  }

  private eachPart(
    question: readonly ModelVector[],
    look: (part: Held, dots: Int32Array, scale: number) => void,
  ): void {
    for (const { model, vector } of question) {
      const scale = 1 / Math.max(Math.hypot(...vector), 1e-9);
      for (const part of this.held) if (part.model === model) look(part, this.dots(part, vector), scale);
    }
  }

  private dots({ at, bytes, width, symbols }: Held, vector: Int8Array): Int32Array {
    const { buffer } = this.memory;
    const asked = new Int16Array(buffer, 0, width);
    asked.fill(0);
    asked.set(vector.subarray(0, width));
    const dots = new Int32Array(buffer, QUESTION, symbols.length);
    if (this.kernel === null) dotsInPlainJs(new Int8Array(buffer, at, bytes), asked, dots);
    else this.kernel(at, symbols.length, 0, width * 2, QUESTION);
    return dots;
  }

  private dot({ at, width }: Held, row: number, vector: Int8Array): number {
    const values = new Int8Array(this.memory.buffer, at + row * width, vector.length);
    let sum = 0;
    for (let d = 0; d < values.length; d++) sum += values[d] * vector[d];
    return sum;
  }

  /** Bytes at the end of the memory; what removed parts left is taken up first when there is none. */
  private room(bytes: number): number {
    if (this.end + bytes > this.memory.buffer.byteLength) this.closeGaps();
    const missing = this.end + bytes - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    const at = this.end;
    this.end += bytes;
    return at;
  }

  private closeGaps(): void {
    const memory = new Uint8Array(this.memory.buffer);
    this.end = HEAD;
    for (const part of this.held) {
      memory.copyWithin(this.end, part.at, part.at + part.bytes);
      part.at = this.end;
      this.end += part.bytes;
    }
  }
}

/** Those that the part has, and where. */
function* rowsOf(part: Held, symbols: readonly number[]): Generator<{ symbol: number; row: number }> {
  const [first, last] = [part.symbols[0], part.symbols[part.symbols.length - 1]];
  for (const symbol of symbols) {
    if (!(symbol >= first && symbol <= last)) continue;
    const row = placeOf(part.symbols, symbol);
    if (row >= 0) yield { symbol, row };
  }
}
