import { afterAll, beforeAll, expect, test } from "vitest";
import { logChanges, pruneChanges } from "./change-log";
import { ChangePosition } from "../read/follow-changes";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test("a reader still hears of the newest changes when old ones were dropped", async () => {
  const reader = await ChangePosition.atEnd(database.pool);
  await logChanges(database.pool, [1, 2], [3, 4]);
  await pruneChanges(database.pool, 3);
  const changes = await reader.read(database.pool);
  expect(changes.map(({ fileId, added }) => [fileId, added])).toEqual([
    [2, false],
    [3, true],
    [4, true],
  ]);
});

test("nothing is dropped while there is little", async () => {
  await pruneChanges(database.pool);
  const { rows } = await database.pool.query("select from file_change");
  expect(rows).toHaveLength(3);
});
