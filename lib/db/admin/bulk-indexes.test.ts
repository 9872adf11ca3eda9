import { afterAll, beforeAll, expect, test } from "vitest";
import { createBulkIndexes, dropBulkIndexes } from "./bulk-indexes";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function indexes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes order by indexname",
  );
  return rows.map((row) => row.indexdef).filter((definition) => definition.includes(" public."));
}

test("dropped indexes come back exactly as the migration made them", async () => {
  const migrated = await indexes();
  expect(await dropBulkIndexes(database.pool)).toBe(true);
  expect(await indexes()).toHaveLength(migrated.length - 7);
  await createBulkIndexes(database.pool);
  await createBulkIndexes(database.pool);
  expect(await indexes()).toEqual(migrated);
});

test("indexes of a database that holds symbols are never dropped", async () => {
  const migrated = await indexes();
  await database.pool.query(`insert into reference values (1, 1, '\\x00')`);
  expect(await dropBulkIndexes(database.pool)).toBe(false);
  expect(await indexes()).toEqual(migrated);
});
