/**
 * Nearest neighbours by pgvector: vectors stand in the database, in halves, under one HNSW index a model. Filters look
 * at what the index brings; where they leave too little of it, it is asked for more, once, and what is left then is
 * measured one by one: a narrow filter leaves few.
 */
import type { Queryable } from "../../../db/pool";
import { nearestVectors, searchableParts, vectorScores } from "../../../db/semantic/near-vectors";
import { LEAST_INDEXED, removeVectors, writeVectors, type VectorModel } from "../../../db/semantic/vector-rows";
import { BestOf } from "../best-of";
import type { Answering, ModelVector, NearSymbol, VectorIndex, VectorPart, Wanted } from "../port";

/** Neighbours of one search through an index at most; more are measured one by one. */
const MOST_NEIGHBOURS = 8_000;
/** How much more is asked for than the share that passed would need. */
const MARGIN = 1.5;

export class PgvectorIndex implements VectorIndex {
  readonly engine = "pgvector";
  private models: ReadonlyMap<string, VectorModel> | undefined;

  /** @param client of one connection, where it is written to */
  constructor(private readonly client: Queryable) {}

  answering(): Answering {
    return { engine: this.engine, because: null };
  }

  async parts(): Promise<ReadonlySet<number>> {
    const parts = await searchableParts(this.client);
    this.models = new Map(parts.map((part) => [part.model, part]));
    return new Set(parts.map(({ segment }) => segment));
  }

  async add(part: VectorPart): Promise<void> {
    await writeVectors(this.client, { ...part, segment: part.id });
    this.models = undefined;
  }

  async remove(id: number): Promise<void> {
    await removeVectors(this.client, id);
  }

  async nearest(question: readonly ModelVector[], limit: number, wanted: Wanted): Promise<NearSymbol[]> {
    const best = new BestOf(limit);
    for (const { model, vector } of await this.askable(question))
      for (const { symbol, score } of await this.nearestOf(model, vector, limit, wanted)) best.offer(symbol, score);
    return best.all();
  }

  async scoresOf(question: readonly ModelVector[], symbols: readonly number[]): Promise<Map<number, number>> {
    const found = new Map<number, number>();
    if (symbols.length === 0) return found;
    for (const { model, vector } of await this.askable(question))
      for (const { symbol, score } of await vectorScores(this.client, model, vector, symbols)) found.set(symbol, score);
    return found;
  }

  private async nearestOf(model: VectorModel, vector: Int8Array, limit: number, wanted: Wanted): Promise<NearSymbol[]> {
    const near = await nearestVectors(this.client, model, vector, limit);
    const passing = near.filter(({ symbol }) => wanted.passes(symbol));
    if (passing.length >= limit || (near.length < limit && !model.isIndexed)) return passing;
    const further = Math.ceil((limit / Math.max(passing.length, 1)) * limit * MARGIN);
    if (model.isIndexed && further > MOST_NEIGHBOURS) return this.measured(model, vector, wanted);
    const most = model.isIndexed ? further : LEAST_INDEXED;
    const more = await nearestVectors(this.client, model, vector, most);
    const left = more.filter(({ symbol }) => wanted.passes(symbol));
    return left.length >= limit || !model.isIndexed ? left : this.measured(model, vector, wanted);
  }

  private measured(model: VectorModel, vector: Int8Array, wanted: Wanted): Promise<NearSymbol[]> {
    return vectorScores(this.client, model, vector, wanted.all());
  }

  /** Those of the question whose model is here, unless they point nowhere. */
  private async askable(question: readonly ModelVector[]): Promise<{ model: VectorModel; vector: Int8Array }[]> {
    if (this.models === undefined) await this.parts();
    return question.flatMap(({ model: name, vector }) => {
      const model = this.models?.get(name);
      const isFit = model?.dimensions === vector.length && vector.some((value) => value !== 0);
      return model !== undefined && isFit ? [{ model, vector }] : [];
    });
  }
}
