/** What lies near a vector, by the tables of pgvector. */
import type { Queryable } from "../pool";
import { LEAST_INDEXED, vectorText, type VectorModel } from "./vector-rows";

/** A symbol and how near it is: 1 for the same direction. */
interface Near {
  symbol: number;
  score: number;
}

/** Segments whose vectors can be asked for quickly, with their model. */
export async function searchableParts(client: Queryable): Promise<(VectorModel & { segment: number })[]> {
  const { rows } = await client.query<VectorModel & { segment: number }>({
    name: "searchable-vectors",
    text: `select p.segment, m.number, m.model, m.dimensions, m.is_indexed as "isIndexed"
           from (select *, sum(symbols) over (partition by model) as together from semantic_vector_part) p
           join semantic_vector_model m on m.number = p.model
           where m.is_indexed or p.together < $1`,
    values: [LEAST_INDEXED],
  });
  return rows;
}

/** The nearest of a model, nearest first; fewer than asked for where the index looked at as many as it does. */
export async function nearestVectors(
  client: Queryable,
  { number, dimensions }: VectorModel,
  asked: Int8Array,
  most: number,
): Promise<Near[]> {
  const { rows } = await client.query<{ symbol: string; distance: number }>({
    name: "nearest-vectors",
    text: "select symbol, distance from semantic_nearest($1, $2, $3, $4)",
    values: [number, dimensions, vectorText(asked), most],
  });
  return rows.map(({ symbol, distance }) => ({ symbol: Number(symbol), score: 1 - distance }));
}

/** How near these are; those without a vector of the model are left out. */
export async function vectorScores(
  client: Queryable,
  { number }: VectorModel,
  asked: Int8Array,
  symbols: readonly number[],
): Promise<Near[]> {
  const { rows } = await client.query<{ symbol: string; score: number }>({
    name: "vector-scores",
    text: `select symbol, 1 - (vector <=> $2::halfvec) as score from semantic_vector
           where model = $1 and symbol = any($3::bigint[])`,
    values: [number, vectorText(asked), symbols],
  });
  return rows.map(({ symbol, score }) => ({ symbol: Number(symbol), score }));
}
