import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testDatabase } from "../../testing/database/test-database";
import { vectorDatabase, type VectorDatabase } from "../../testing/database/vector-database";
import { writeSemanticSegment } from "../../lib/db/semantic/semantic-segments";
import type { SemanticSegment } from "../../lib/format/semantic-segment";
import { quantized } from "../../lib/semantic/embedders/quantize";
import { CodedScan } from "../../lib/semantic/vectors/coded-scan";
import { TableAndScan } from "../../lib/semantic/vectors/pgvector/table-and-scan";
import type { VectorIndex } from "../../lib/semantic/vectors/port";
import { VectorKeeper } from "./vector-keeper";

let database: VectorDatabase;
beforeAll(async () => {
  database = await vectorDatabase();
}, 180_000);
afterAll(() => database?.close());

const DIMENSIONS = 16;
const axis = (at: number): Float32Array => Float32Array.from({ length: DIMENSIONS }, (_, d) => (d === at ? 1 : 0.01));

function segmentOf(symbols: readonly number[], vectors: readonly Float32Array[]): SemanticSegment {
  const none = {
    words: new Uint32Array(),
    starts: new Uint32Array(1),
    places: new Uint16Array(),
    counts: new Uint8Array(),
  };
  const count = symbols.length;
  return {
    ...{ ...none, ...quantized(vectors, DIMENSIONS), symbols: Float64Array.from(symbols) },
    ...{ digests: new BigUint64Array(count), lengths: new Uint16Array(count), kinds: new Uint8Array(count) },
  };
}

/** Writes a segment, as the indexer does, in place of others. */
async function write(symbols: readonly number[], at: number, replaces: number[] = [], model = "m"): Promise<number> {
  const segment = segmentOf(
    symbols,
    symbols.map(() => axis(at)),
  );
  const id = await writeSemanticSegment(database.client, { repositoryId: 1, model, files: [1], segment }, replaces);
  return id ?? -1;
}

const keeper = async (): Promise<VectorKeeper> => {
  const made = await VectorKeeper.open(database.client, (message) => {
    throw new Error(message);
  });
  if (made === null) throw new Error("There is no pgvector.");
  return made;
};
const keepAll = async (): Promise<void> => {
  for (const made = await keeper(); await made.keepNext(););
};
const stored = async (): Promise<number> =>
  (await database.client.query<{ n: number }>("select count(*)::int as n from semantic_vector")).rows[0].n;
const wanted = { passes: () => true, all: () => [] };
const found = async (index: VectorIndex, at: number): Promise<number[]> => {
  const vector = quantized([axis(at)], DIMENSIONS).vectors;
  return (await index.nearest([{ model: "m", vector }], 2, wanted)).map(({ symbol }) => symbol).sort();
};

beforeEach(async () => {
  await database.client.query("delete from repository");
  await database.client.query(
    "insert into repository (id, name, root, scope) values (1, 'vectors', '/vectors', 'user')",
  );
});

it("fills the tables with what is written, and empties them with what goes", async () => {
  const first = await write([10, 11], 1);
  await keepAll();
  expect(await stored()).toBe(2);
  await write([10, 12, 13], 2, [first]);
  expect(await stored()).toBe(0);
  await keepAll();
  expect(await stored()).toBe(3);
  await database.client.query("delete from repository");
  await keepAll();
  expect(await stored()).toBe(0);
  const { rows } = await database.client.query(
    "select * from pg_class where relname ~ '^semantic_vector_\\d+$' and relkind = 'r'",
  );
  expect(rows).toEqual([]);
});

it("leaves to readers what has vectors of another length than its model", async () => {
  await write([10], 1);
  await keepAll();
  await database.client.query("update semantic_vector_model set dimensions = 9");
  await write([20], 1);
  await keepAll();
  expect(await stored()).toBe(1);
});

it("answers readers from both: what the tables lack is looked at in memory until they have it", async () => {
  const old = await write([10, 11], 1);
  await keepAll();
  const scan = new CodedScan();
  const index = new TableAndScan(database.client, scan);
  expect([...(await index.parts())]).toEqual([old]);
  const fresh = await write([20], 2);
  await index.add({ id: fresh, model: "m", ...segmentOf([20], [axis(2)]) });
  expect(await found(index, 1)).toEqual([10, 11]);
  expect((await found(index, 2)).includes(20)).toBe(true);
  expect([...(await scan.parts())]).toEqual([fresh]);
  await keepAll();
  expect([...(await index.parts())].sort()).toEqual([old, fresh].sort());
  expect([...(await scan.parts())]).toEqual([]);
  expect((await found(index, 2)).includes(20)).toBe(true);
  expect(index.answering()).toEqual({ engine: "pgvector", because: null });
});

it("lets the scan stand in where the tables are gone, and says so", async () => {
  const id = await write([10], 1);
  await keepAll();
  const index = new TableAndScan(database.client);
  await index.parts();
  await database.client.query("drop table semantic_vector, semantic_vector_part, semantic_vector_model");
  expect([...(await index.parts())]).toEqual([]);
  expect(index.answering()).toEqual({ engine: "scan", because: expect.stringMatching(/tables are not there/) });
  await index.add({ id, model: "m", ...segmentOf([10], [axis(1)]) });
  expect(await found(index, 1)).toEqual([10]);
});

it("answers who sees some repositories alone from memory, and does not tell them that there are others", async () => {
  const id = await write([10], 1);
  await keepAll();
  const { client } = database;
  await client.query("create schema visible_1; set search_path = visible_1");
  const index = new TableAndScan(client);
  expect([...(await index.parts())]).toEqual([]);
  await index.add({ id, model: "m", ...segmentOf([10], [axis(1)]) });
  expect(await found(index, 1)).toEqual([10]);
  expect(index.answering()).toEqual({ engine: "scan", because: null });
  await client.query("reset search_path");
});

it("says what is missing where the server has no such extension, and changes nothing there", async () => {
  const plain = await testDatabase();
  const said: string[] = [];
  expect(await VectorKeeper.open(plain.pool, (message) => said.push(message))).toBeNull();
  expect(said).toEqual([expect.stringMatching(/scan stands in. This Postgres has no extension `vector`/)]);
  const index = new TableAndScan(plain.pool);
  await index.parts();
  expect(index.answering()).toEqual({
    engine: "scan",
    because: expect.stringMatching(/has no extension `vector`/),
  });
  const { rows } = await plain.pool.query("select relname from pg_class where relname ~ '^semantic_vector'");
  expect(rows).toEqual([]);
  await plain.drop();
});
