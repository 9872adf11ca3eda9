import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type pg from "pg";
import { connectIndexer } from "../../lib/db/admin/indexer-client";
import { randomNumbers } from "../../testing/random";
import { packText } from "../../lib/format/stored-text";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { TextReader } from "../../lib/db/read/text-reader";
import { loadSegments, segmentIds } from "../../lib/db/write/text-segments";
import { TextIndexer } from "./text-indexer";

let database: TestDatabase;
let client: pg.Client;
let reader: TextReader;
beforeAll(async () => {
  database = await testDatabase();
  client = await connectIndexer("fathom test", database.url);
  reader = new TextReader(database.url, "fathom test, texts");
  await database.pool.query(
    "insert into repository (id, name, root, scope, excludes) values (1, 'r', '/samples/r', 'user', '{}')",
  );
});
afterAll(async () => {
  await reader.close();
  await client.end();
  await database.drop();
});

/** Files come, as the indexer writes them; a text of null is a file that was skipped. */
async function come(ids: readonly number[], text: string | null = "some text\n"): Promise<void> {
  for (const id of ids) {
    await database.pool.query(
      `insert into file (id, repository_id, path, extractor_version, size, modified_at, status, gaps)
       values ($1, 1, $2, 1, 10, 0, 'indexed', '{}')`,
      [id, `f${id}`],
    );
    if (text !== null) {
      const body = Buffer.from(packText(text));
      await database.pool.query("insert into file_content (file_id, body) values ($1, $2)", [id, body]);
    }
    await database.pool.query("insert into file_change (file_id, added) values ($1, true)", [id]);
  }
}

async function go(ids: readonly number[]): Promise<void> {
  await database.pool.query("delete from file_content where file_id = any($1::int[])", [ids]);
  await database.pool.query("delete from file where id = any($1::int[])", [ids]);
  await database.pool.query(
    "insert into file_change (file_id, added) select id, false from unnest($1::int[]) as f(id)",
    [ids],
  );
}

const segments = async (): Promise<number[][]> =>
  (await loadSegments(client, await segmentIds(client))).map(({ files }) => [...files]);
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

async function keepUp(indexer: TextIndexer): Promise<void> {
  await indexer.look();
  while (await indexer.writeNext()) await indexer.look();
}

describe("the text index", () => {
  it("covers what is there, follows what changes, and finds its way back after an end", async () => {
    const indexer = new TextIndexer(client, reader);
    await come(range(1, 41));
    await come([41], null);
    await keepUp(indexer);
    expect(await segments()).toEqual([range(1, 41)]);

    await go([1, 2]);
    await come([50]);
    await keepUp(indexer);
    expect(await segments()).toEqual([range(1, 41), [50]]);

    await come([51, 52]);
    await keepUp(indexer);
    expect(await segments()).toEqual([range(1, 41), [50, 51, 52]]);

    // Another one, as after a crash: it knows only what the database says.
    await come([53]);
    const next = new TextIndexer(client, reader);
    await go(range(3, 30));
    await keepUp(next);
    expect(await segments()).toEqual([[...range(30, 41), 50, 51, 52, 53]]);
    expect(await next.writeNext()).toBe(false);
  });

  it("ends where there is more text than a segment holds, one file larger than that, and covers each file once", async () => {
    await go((await segments()).flat());
    const all = range(100, 160);
    await come(all.slice(0, 30));
    await come([130], randomText(5_000));
    await come(all.slice(31));
    const limits = { files: 12, bytes: 2_000 };
    const indexer = new TextIndexer(client, reader, limits);
    await indexer.look();
    for (let steps = 0; await indexer.writeNext(); steps++) expect(steps).toBeLessThan(10);
    const covered = await segments();
    expect(covered.flat().sort((a, b) => a - b)).toEqual(all);
    for (const files of covered) expect(files.length).toBeLessThanOrEqual(limits.files);
    expect(await indexer.writeNext()).toBe(false);
    const next = new TextIndexer(client, reader, limits);
    await next.look();
    expect(await next.writeNext()).toBe(false);
  });
});

/** Does not pack. */
function randomText(length: number): string {
  const random = randomNumbers(7);
  return Array.from({ length }, () => String.fromCharCode(32 + random(95))).join("");
}
