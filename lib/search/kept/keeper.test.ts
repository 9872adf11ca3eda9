import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nameHash } from "../../format/name-hash";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";
import { type EmbeddedSymbolSearch, openSymbolSearch } from "../embedded-symbol-search";
import { removeFile, writeFile } from "../../../testing/search/rows-of-files";

let database: TestDatabase;
let folder: string;
const engines: EmbeddedSymbolSearch[] = [];

beforeEach(async () => {
  database = await testDatabase();
  await database.pool.query(
    "insert into repository (id, name, root, scope, excludes) values (1, 'r', '/r', 'user', '{}')",
  );
  folder = mkdtempSync(join(tmpdir(), "fathom-kept-"));
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(async () => {
  await stopAll();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

async function stopAll(): Promise<void> {
  for (const engine of engines.splice(0)) await engine.stop();
}

async function until(look: () => boolean, most = 15_000): Promise<void> {
  for (const end = Date.now() + most; !look() && Date.now() < end;) await new Promise((r) => setTimeout(r, 20));
  expect(look()).toBe(true);
}

/** An engine that has read everything. */
async function start(keptIn: string | undefined = folder): Promise<EmbeddedSymbolSearch> {
  const engine = openSymbolSearch(database.url, keptIn);
  engines.push(engine);
  await until(() => engine.state().phase === "ready");
  return engine;
}

const QUERIES = ["", "name1", "Owner", "owner7 name3", "New", "nmae12"];

/** What an engine answers, scores and signals with it. */
async function answers(engine: EmbeddedSymbolSearch): Promise<unknown[]> {
  const found = [];
  for (const query of QUERIES) {
    found.push(await engine.search({ query, match: "auto", filter: {}, limit: 40, offset: 0 }));
  }
  return found;
}

/** Files of the one folder of segments. */
function kept(): string[] {
  const [name, more] = existsSync(folder) ? readdirSync(folder).filter((entry) => entry !== "place") : [];
  expect(more).toBeUndefined();
  return name === undefined ? [] : readdirSync(join(folder, name)).map((file) => join(folder, name, file));
}
const isKept = (): boolean => kept().some((file) => file.endsWith("/counts"));

const FILES = 30;
/** Enough rows to be worth a file, one file without symbols, and names that are mentioned. */
async function fill(): Promise<void> {
  for (let i = 0; i < FILES; i++) {
    const names = Array.from({ length: 80 }, (_, n) => (n === 0 ? `Owner${i}` : `name${n}`));
    const id = await writeFile(database, `f${i}.py`, names);
    await database.pool.query("insert into reference (name_hash, file_id, post) values ($1, $2, '\\x')", [
      nameHash(`name${i}`).toString(),
      id,
    ]);
  }
  await writeFile(database, "empty.py", []);
}

async function fillAndKeep(): Promise<void> {
  await fill();
  expect((await start()).state().filesRead).toBe(FILES + 1);
  await until(isKept);
  await stopAll();
}

it("a second start reads nothing, and answers as a first one does", async () => {
  await fillAndKeep();
  const second = await start();
  expect(second.state().filesRead).toBe(0);
  expect(await answers(second)).toEqual(await answers(await start(join(folder, "another"))));
  rmSync(join(folder, "another"), { recursive: true, force: true });
}, 60_000);

it("only what changed between two starts is read, and what was deleted is gone", async () => {
  await fillAndKeep();
  await writeFile(database, "f3.py", ["New", "inside"]);
  await removeFile(database, "f5.py");
  await writeFile(database, "added.py", ["NewToo"]);
  const again = await start();
  expect(again.state().filesRead).toBe(2);
  expect(await answers(again)).toEqual(await answers(await start(undefined)));
  // And it follows from there on.
  await writeFile(database, "f4.py", ["NewLater"]);
  await until(() => again.state().filesRead === 3);
}, 60_000);

it("a file whose id means another text, in a restored database, is read", async () => {
  await fillAndKeep();
  await database.pool.query("update file set content_hash = '\\x0102' where path = 'f7.py'");
  await database.pool.query("update symbol set name = 'NewText' where name = 'Owner7'");
  const again = await start();
  expect(again.state().filesRead).toBe(1);
  expect(await answers(again)).toEqual(await answers(await start(undefined)));
}, 60_000);

it("a damaged file is set aside with a line in the log, and the database is read instead", async () => {
  await fillAndKeep();
  const segment = kept().find((file) => file.endsWith(".segment"))!;
  appendFileSync(segment, "x");
  const again = await start();
  expect(again.state().filesRead).toBeGreaterThan(0);
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toMatch(`${segment} is set aside`);
  expect(await answers(again)).toEqual(await answers(await start(undefined)));
  expect(existsSync(`${segment}.damaged`)).toBe(true);
  // Kept anew, without it.
  await until(() => kept().every((file) => !file.endsWith(".damaged")));
}, 60_000);

it("several servers on one folder keep one set of files, which the next one begins with", async () => {
  await fill();
  const running = [await start(), await start(), await start()];
  await until(isKept);
  // As long as each of them takes to find that it is at rest.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  await stopAll();
  const next = await start();
  expect(next.state().filesRead).toBe(0);
  expect(next.size()).toBe(running[0].size());
  const rows = kept().filter((file) => file.endsWith(".segment")).length;
  expect(rows).toBe(kept().filter((file) => file.endsWith(".priors")).length);
  expect(rows).toBeLessThanOrEqual(2);
}, 60_000);

it("what other versions, forgotten databases and a killed server left is removed", async () => {
  await fillAndKeep();
  const [of] = readdirSync(folder).filter((entry) => entry !== "place");
  const older = of.replace(/[^-]+$/, "00000000");
  writeFileSync(join(folder, of, "a.segment.b.part"), "x");
  rmSync(join(folder, of, "counts"));
  for (const left of [older, "1-1-0a", "2-2-0b", "3-3-0c"]) mkdirSync(join(folder, left));
  await start();
  await until(() => readdirSync(folder).length === 4);
  expect(readdirSync(folder)).not.toContain(older);
  expect(readdirSync(join(folder, of))).not.toContain("a.segment.b.part");
}, 60_000);
