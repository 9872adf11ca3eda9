import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startRun } from "../lib/db/admin/index-runs";
import { registerRepository } from "../lib/db/admin/repositories";
import { testDatabase, type TestDatabase } from "../testing/database/test-database";
import { RunProgress } from "./run-progress";

let database: TestDatabase;
let repositoryId: number;
let runId: number;
beforeAll(async () => {
  database = await testDatabase();
  const client = await database.pool.connect();
  ({ id: repositoryId } = await registerRepository(client, { root: "/app", scope: "user", excludes: [] }));
  client.release();
});
afterAll(() => database.drop());
beforeEach(async () => {
  runId = await startRun(database.pool, repositoryId);
});

interface Run {
  current: string[];
  detail: { treeReaders?: Record<string, string> };
  updatedAt: Date;
}

async function told(): Promise<Run> {
  const { rows } = await database.pool.query<Run>(
    `select current, detail, updated_at as "updatedAt" from index_run where id = $1`,
    [runId],
  );
  return rows[0];
}

test("files that are being read are told while they are, and not only when a batch ends", async () => {
  let reading: string[] = [];
  const progress = new RunProgress(database.pool, runId, "app", () => reading);
  progress.update({ phase: "parse", filesTotal: 2 });
  reading = ["engine/big.cpp", "game/map.h"];
  await vi.waitFor(async () => expect((await told()).current).toEqual(["engine/big.cpp", "game/map.h"]), 5_000);
  reading = ["game/map.h"];
  await vi.waitFor(async () => expect((await told()).current).toEqual(["game/map.h"]), 5_000);
  await progress.end();
});

test("how trees are read is told while the run goes on, and nothing is told after its end", async () => {
  const progress = new RunProgress(database.pool, runId, "app", () => []);
  progress.update({ phase: "parse" });
  progress.readBy({ cpp: "heap" });
  progress.readBy({ java: "cursor" });
  const readers = { cpp: "heap", java: "cursor" };
  await vi.waitFor(async () => expect((await told()).detail).toEqual({ treeReaders: readers }), 5_000);
  await progress.end();
  const { updatedAt } = await told();
  progress.readBy({ c: "heap" });
  await new Promise((done) => setTimeout(done, 700));
  expect(await told()).toMatchObject({ detail: { treeReaders: readers }, updatedAt });
});

test("the end of a run tells its last figures", async () => {
  const progress = new RunProgress(database.pool, runId, "app", () => []);
  progress.update({ phase: "texts", filesTotal: 3 });
  progress.update({ filesDone: 3 });
  await progress.end();
  const { rows } = await database.pool.query(
    `select files_done as done, files_total as total from index_run where id = $1`,
    [runId],
  );
  expect(rows).toEqual([{ done: 3, total: 3 }]);
});
