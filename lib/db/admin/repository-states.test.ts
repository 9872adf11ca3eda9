import { afterAll, beforeAll, expect, test } from "vitest";
import { finishRun, startRun, updateRun } from "./index-runs";
import { registerRepository } from "./repositories";
import { repositoryStates } from "./repository-states";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test("how trees are read is known after a run that read nothing, and the newest word on a language counts", async () => {
  const { pool } = database;
  const client = await pool.connect();
  const { id } = await registerRepository(client, { root: "/app", scope: "user", excludes: [] });
  client.release();
  const readers = [{ c: "cursor", java: "heap" }, { c: "heap" }, null];
  for (const treeReaders of readers) {
    const run = await startRun(pool, id);
    if (treeReaders !== null) await updateRun(pool, run, { detail: { treeReaders } });
    await finishRun(pool, run);
  }
  const [state] = await repositoryStates(pool);
  expect(state.run?.phase).toBe("done");
  expect(state.run?.treeReaders).toEqual({ c: "heap", java: "heap" });
});
