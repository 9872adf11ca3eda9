import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { createPrismaClient } from "../client";
import { fileTexts } from "../read/file-text";
import { migrate } from "./migrate";
import { emptyDatabase, type TestDatabase } from "../../../testing/database/test-database";

const MIGRATIONS = resolve(import.meta.dirname, "../../../prisma/migrations");
const ALL = readdirSync(MIGRATIONS)
  .filter((name) => /^\d/.test(name))
  .sort();
const scratch = mkdtempSync(join(tmpdir(), "migrations-"));
let database: TestDatabase;

beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.drop());
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A copy of the real migrations with one more. */
function migrationsWith(name: string, sql: string): string {
  const folder = mkdtempSync(join(scratch, "m-"));
  cpSync(MIGRATIONS, folder, { recursive: true });
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, "migration.sql"), sql);
  return folder;
}

test("an empty database gets every migration once", async () => {
  expect(await migrate(database.url, MIGRATIONS)).toEqual(ALL);
  expect(await migrate(database.url, MIGRATIONS)).toEqual([]);
});

test("every model of the schema can be read by the Prisma client", async () => {
  await migrate(database.url, MIGRATIONS);
  const prisma = createPrismaClient(database.pool);
  const rows = await Promise.all([
    prisma.repository.findMany({ include: { files: true } }),
    prisma.file.findMany(),
    prisma.fileContent.findMany(),
    prisma.symbol.findMany(),
    prisma.occurrences.findMany(),
    prisma.typeRelation.findMany(),
    prisma.import.findMany(),
    prisma.fileChange.findMany(),
    prisma.indexRun.findMany(),
  ]);
  expect(rows).toEqual(Array.from({ length: 9 }, () => []));
});

test("texts that were stored before they were packed stay readable", async () => {
  const first = mkdtempSync(join(scratch, "m-"));
  cpSync(join(MIGRATIONS, ALL[0]), join(first, ALL[0]), { recursive: true });
  await migrate(database.url, first);
  const text = "class Größe { char slash = '\\\\'; } // \\x41\r\n";
  await database.pool.query("insert into file_content (file_id, body) values (123456, $1)", [text]);
  await migrate(database.url, MIGRATIONS);
  const texts = await fileTexts(database.pool, [123456]);
  const stored = texts.get(123456);
  expect(stored?.slice(0, stored.length)).toBe(text);
});

test("two starts at the same time migrate once", async () => {
  const applied = await Promise.all([migrate(database.url, MIGRATIONS), migrate(database.url, MIGRATIONS)]);
  expect(applied.flat()).toEqual(ALL);
});

test("a migration that fails changes nothing and says which it was and why", async () => {
  await migrate(database.url, MIGRATIONS);
  const folder = migrationsWith("20300101000000_broken", "create table half (id int); select nonsense;");
  await expect(migrate(database.url, folder)).rejects.toMatchObject({
    code: "schema_mismatch",
    message: expect.stringMatching(/20300101000000_broken could not be applied: column "nonsense" does not exist/),
  });
  const { rows } = await database.pool.query("select to_regclass('half') as half");
  expect(rows).toEqual([{ half: null }]);
});

test("a migration that was edited after it was applied is refused", async () => {
  await migrate(database.url, migrationsWith("20300101000000_more", "create table more (id int)"));
  await expect(migrate(database.url, migrationsWith("20300101000000_more", "create table other ()"))).rejects.toThrow(
    /20300101000000_more was edited/,
  );
});

test("a database of a newer version is refused", async () => {
  await migrate(database.url, migrationsWith("20300101000000_more", "create table more (id int)"));
  await expect(migrate(database.url, MIGRATIONS)).rejects.toThrow(/applied by a newer version/);
});

test("a database that does not answer is named, without its password", async () => {
  const attempt = migrate("postgresql://someone:secret@127.0.0.1:1/nowhere", MIGRATIONS);
  await expect(attempt).rejects.toMatchObject({
    code: "database_unavailable",
    message: expect.stringMatching(/^The database nowhere at 127\.0\.0\.1:1 refuses: .*ECONNREFUSED/),
  });
  await expect(attempt).rejects.not.toThrow(/secret/);
});
