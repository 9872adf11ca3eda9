import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";
import { processHeap } from "../../full-heap";
import { notePreciseRun } from "../../db/precise/precise-runs";
import { DeclaredName } from "./declared-name";
import { keptFacts } from "./kept-facts";
import { means } from "./resolution";

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test("what depends on other files is kept until the index changes, what a file says longer", async () => {
  const before = await keptFacts(database.pool);
  const same = await keptFacts(database.pool);
  expect(same.linked).toBe(before.linked);
  await database.pool.query("insert into file_change (file_id, added) values (1, true)");
  const after = await keptFacts(database.pool);
  expect(after.linked).not.toBe(before.linked);
  expect(after.files).toBe(before.files);
});

test("a link that was made anew counts as a change", async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into repository (name, root, scope, excludes) values ('a', '/a', 'user', '{}') returning id",
  );
  await database.pool.query("insert into index_run (repository_id, phase) values ($1, 'link')", [rows[0].id]);
  const before = await keptFacts(database.pool);
  await database.pool.query("update index_run set phase = 'done', updated_at = now() + interval '1 second'");
  expect((await keptFacts(database.pool)).linked).not.toBe(before.linked);
});

test("questions that are asked at once look once whether the index has changed, and each later one again", async () => {
  let looks = 0;
  const query: typeof database.pool.query = (...args: unknown[]) => {
    looks++;
    return Reflect.apply(database.pool.query, database.pool, args);
  };
  const counted = { query };
  const [one, other] = await Promise.all([keptFacts(counted), keptFacts(counted)]);
  expect(looks).toBe(1);
  expect(other.linked).toBe(one.linked);
  await keptFacts(counted);
  expect(looks).toBe(2);
});

test("what an engine says anew drops what was concluded, and nothing that was read of the index", async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into repository (name, root, scope, excludes) values ('b', '/b', 'user', '{}') returning id",
  );
  const run = { repositoryId: rows[0].id, engine: "typescript", version: "1", languages: [] };
  const noted = (isChanged: boolean) =>
    notePreciseRun(database.pool, { ...run, state: "running", cpuMs: 1, error: null }, isChanged);
  await noted(false);
  const before = await keptFacts(database.pool);
  await noted(false);
  expect((await keptFacts(database.pool)).concluded).toBe(before.concluded);
  await noted(true);
  const after = await keptFacts(database.pool);
  expect(after.concluded).not.toBe(before.concluded);
  expect(after.linked).toBe(before.linked);
  await database.pool.query("insert into file_change (file_id, added) values (2, true)");
  expect((await keptFacts(database.pool)).concluded).not.toBe(after.concluded);
});

test("one count of full heaps holds however often the module is loaded: maps are halved once for each", async () => {
  const before = await keptFacts(database.pool);
  const { named } = before.linked;
  for (let i = 0; i < 8; i++) named.set(`name ${i}`, new DeclaredName([]));
  vi.resetModules();
  const other = await import("./kept-facts");
  processHeap().times++;
  for (const ask of [keptFacts, other.keptFacts, keptFacts, other.keptFacts]) await ask(database.pool);
  expect(named.size).toBe(4);
});

test("a full heap leaves what derives from types, and drops half of what names mean", async () => {
  const { concluded } = await keptFacts(database.pool);
  const { resolutions, typeEdges } = concluded.decided;
  for (let i = 0; i < 8; i++) {
    resolutions.set(i, means([], "scope"));
    typeEdges.set(`below ${i}`, [], 1);
  }
  processHeap().times++;
  await keptFacts(database.pool);
  expect([resolutions.size, typeEdges.size]).toEqual([4, 8]);
});
