import { afterAll, beforeAll, expect, test } from "vitest";
import { closeInterruptedRuns, finishRun, lastRunId, newestRuns, startRun, updateRun } from "./index-runs";
import { registerRepository, listRepositories, updateRepository, type RepositoryEntry } from "./repositories";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";

let database: TestDatabase;
let repository: RepositoryEntry;
beforeAll(async () => {
  database = await testDatabase();
  const client = await database.pool.connect();
  repository = await registerRepository(client, { root: "/app", scope: "user", excludes: [] });
  client.release();
});
afterAll(() => database.drop());

test("the newest run of a repository tells its progress", async () => {
  const { pool } = database;
  await finishRun(pool, await startRun(pool, repository.id));
  const run = await startRun(pool, repository.id);
  await updateRun(pool, run, { phase: "parse", filesTotal: 10, filesDone: 4, bytesTotal: 5e9, current: ["a.c"] });
  await updateRun(pool, run, { detail: { workers: 2 } });
  await updateRun(pool, run, { detail: { treeReaders: { c: "heap" } } });
  expect(await newestRuns(pool, [repository.id])).toMatchObject([
    { id: run, repository: "app", phase: "parse", filesTotal: 10, filesDone: 4, symbolsDone: 0, bytesTotal: 5e9 },
  ]);
  const { rows } = await pool.query("select detail from index_run where id = $1", [run]);
  expect(rows).toEqual([{ detail: { workers: 2, treeReaders: { c: "heap" } } }]);
  await finishRun(pool, run, "the disk is full");
  expect(await newestRuns(pool, [repository.id])).toMatchObject([{ phase: "failed", error: "the disk is full" }]);
});

test("runs before a given one are not told again", async () => {
  expect(await newestRuns(database.pool, [repository.id], await lastRunId(database.pool))).toEqual([]);
});

test("a run that a crash left open is ended at the next start, and its repository waits to be indexed again", async () => {
  const { pool } = database;
  await updateRepository(pool, repository.id, { state: "indexing" });
  await startRun(pool, repository.id);
  await closeInterruptedRuns(pool);
  expect(await newestRuns(pool, [repository.id])).toMatchObject([{ phase: "failed", error: "interrupted" }]);
  expect(await listRepositories(pool)).toMatchObject([{ state: "queued" }]);
});
