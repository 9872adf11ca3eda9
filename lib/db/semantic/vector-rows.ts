/** Vectors in the tables of pgvector: written and removed by segment, one partition a model. */
import type { Queryable } from "../pool";
import { asOnlyWriter } from "./only-vector-writer";

/** A model's partition is searched as it is below so many vectors; above, through an index that is made at once. */
export const LEAST_INDEXED = 10_000;
/** What pgvector makes an index for. */
const MOST_DIMENSIONS = 4_000;
/** Rows of one statement. */
const AT_ONCE = 1_000;

/** A model's partition. */
export interface VectorModel {
  number: number;
  model: string;
  dimensions: number;
  /** searched through an index, which may miss a few; else every vector is looked at */
  isIndexed: boolean;
}

/** A vector's text, as Postgres takes it. */
export const vectorText = (values: Int8Array): string => `[${values.join(",")}]`;

interface NewVectors {
  segment: number;
  model: string;
  dimensions: number;
  symbols: Float64Array;
  vectors: Int8Array;
  /** 0 for a vector without length, which is left out: nothing is near it */
  scales: Float32Array;
}

/**
 * Writes the vectors of a segment over one connection, unless they are there, the segment is gone, or the model has
 * vectors of another length here.
 */
export async function writeVectors(client: Queryable, part: NewVectors): Promise<void> {
  await asOnlyWriter(client, async () => {
    const { segment, model, dimensions, symbols } = part;
    const number = await partitionOf(client, model, dimensions);
    if (number === null) return;
    const { rowCount } = await client.query(
      `insert into semantic_vector_part (segment, model, symbols)
       select id, $2, $3 from semantic_segment where id = $1 for key share on conflict do nothing`,
      [segment, number, symbols.length],
    );
    if (rowCount !== 0) await writeRows(client, number, part);
  });
}

async function writeRows(client: Queryable, number: number, part: NewVectors): Promise<void> {
  const { segment, dimensions, symbols, vectors, scales } = part;
  const rows = [...symbols.keys()].filter((row) => scales[row] > 0);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await client.query({
      name: "write-vectors",
      text: `insert into semantic_vector (model, segment, symbol, vector)
             select $1, $2, symbol, vector::halfvec from unnest($3::bigint[], $4::text[]) as t (symbol, vector)`,
      values: [
        ...[number, segment, some.map((row) => symbols[row])],
        some.map((row) => vectorText(vectors.subarray(row * dimensions, (row + 1) * dimensions))),
      ],
    });
  }
}

/** Null for a model that has another number of dimensions here. */
async function partitionOf(client: Queryable, model: string, dimensions: number): Promise<number | null> {
  const known = await client.query<{ number: number; dimensions: number }>(
    "select number, dimensions from semantic_vector_model where model = $1",
    [model],
  );
  if (known.rows.length > 0) return known.rows[0].dimensions === dimensions ? known.rows[0].number : null;
  const { rows } = await client.query<{ number: number }>(
    "insert into semantic_vector_model (model, dimensions) values ($1, $2) returning number",
    [model, dimensions],
  );
  const [{ number }] = rows;
  await client.query(`create table semantic_vector_${number} partition of semantic_vector for values in (${number})`);
  return number;
}

/** Segments go by themselves where they are deleted; this is for one that stays. */
export async function removeVectors(client: Queryable, segment: number): Promise<void> {
  await client.query("delete from semantic_vector_part where segment = $1", [segment]);
}

/** A segment that has no vectors here yet and is none of these. */
export async function segmentWithoutVectors(
  client: Queryable,
  except: readonly number[],
): Promise<{ id: number; model: string } | null> {
  const { rows } = await client.query<{ id: number; model: string }>(
    `select id, model from semantic_segment s where symbol_count > 0 and id <> all($1::int[])
       and not exists (select from semantic_vector_part p where p.segment = s.id) order by id limit 1`,
    [except],
  );
  return rows[0] ?? null;
}

/** Makes the index of one partition that has so many vectors and none yet; false when there is no such. */
export async function indexVectors(client: Queryable, least: number = LEAST_INDEXED): Promise<boolean> {
  return asOnlyWriter(client, async () => {
    const { rows } = await client.query<Pick<VectorModel, "number" | "dimensions">>(
      `select m.number, m.dimensions from semantic_vector_model m
       join semantic_vector_part p on p.model = m.number
       where not m.is_indexed and m.dimensions <= $2 group by m.number having sum(p.symbols) >= $1 limit 1`,
      [least, MOST_DIMENSIONS],
    );
    if (rows.length === 0) return false;
    const [{ number, dimensions }] = rows;
    // One core, and memory for all of a large model: what does not fit is built many times slower.
    await client.query("set local max_parallel_maintenance_workers = 0; set local maintenance_work_mem = '512MB'");
    await client.query(
      `create index on semantic_vector_${number} using hnsw ((vector::halfvec(${dimensions})) halfvec_cosine_ops)`,
    );
    await client.query("update semantic_vector_model set is_indexed = true where number = $1", [number]);
    return true;
  });
}

/** Drops the partitions of models that no segment is of. */
export async function removeIdleVectorModels(client: Queryable): Promise<void> {
  await asOnlyWriter(client, async () => {
    const { rows } = await client.query<{ number: number }>(
      `select number from semantic_vector_model m
       where not exists (select from semantic_vector_part p where p.model = m.number)`,
    );
    for (const { number } of rows) {
      await client.query(`drop table if exists semantic_vector_${number}`);
      await client.query("delete from semantic_vector_model where number = $1", [number]);
    }
  });
}
