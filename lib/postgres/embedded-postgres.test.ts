import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./embedded-postgres";
import { postgresFailure } from "./embedded-postgres-failure";
import { isAlive } from "./processes";

const SMALL = { settings: ["shared_buffers=32MB"] };
const scratch = mkdtempSync(join(tmpdir(), "embedded-postgres-"));
const data = join(scratch, "data");
beforeAll(() => {
  chmodSync(scratch, 0o755);
  mkdirSync(data);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function ask<T>(url: string, question: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<unknown[] & T[]>({ text: question, rowMode: "array" })).rows.flat() as T[];
  } finally {
    await client.end();
  }
}

test("a data folder keeps its rows from start to start, and its password to itself", async () => {
  const first = await startEmbeddedPostgres(data, SMALL);
  await ask(first.url, "create table kept as select 42 as answer");
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  expect(statSync(join(data, "postgres-password")).mode & 0o777).toBe(0o600);

  const second = await startEmbeddedPostgres(data, SMALL);
  expect(await ask(second.url, "select answer from kept")).toEqual([42]);
  expect(await ask(second.url, "select current_setting('listen_addresses')")).toEqual(["127.0.0.1"]);
  expect(
    await ask(
      second.url,
      "select datcollate || pg_encoding_to_char(encoding) from pg_database where datname = 'fathom'",
    ),
  ).toEqual(["CUTF8"]);
  await second.stop();
});

test("a Postgres whose launcher was killed is shut down, and the cluster starts again", async () => {
  const orphan = await startEmbeddedPostgres(data, SMALL);
  const next = await startEmbeddedPostgres(data, SMALL);
  expect(isAlive(orphan.pid)).toBe(false);
  expect(await ask(next.url, "select answer from kept")).toEqual([42]);
  await next.stop();
});

test("a Postgres that was killed leaves nothing that blocks the next start", async () => {
  const killed = await startEmbeddedPostgres(data, SMALL);
  process.kill(killed.pid, "SIGKILL");
  await killed.ended;
  const next = await startEmbeddedPostgres(data, SMALL);
  expect(await ask(next.url, "select answer from kept")).toEqual([42]);
  await next.stop();
});

test("a stale postmaster.pid that names a process of somebody else harms neither", async () => {
  const home = join(data, "postgres");
  const folder = existsSync(home) ? home : readFileSync(join(data, "postgres-folder"), "utf8").trim();
  writeFileSync(join(folder, "pg", "postmaster.pid"), `${process.pid}\n${folder}\n`);
  const server = await startEmbeddedPostgres(data, SMALL);
  await server.stop();
});

test("a start that is given up leaves nothing running", async () => {
  const signal = AbortSignal.abort();
  await expect(startEmbeddedPostgres(data, { ...SMALL, signal })).rejects.toMatchObject({
    code: "database_unavailable",
  });
  const server = await startEmbeddedPostgres(data, SMALL);
  await server.stop();
});

test.runIf(process.getuid?.() === 0)("under root, a data folder that only root can enter works as well", async () => {
  const closed = join(scratch, "closed");
  mkdirSync(closed, { mode: 0o700 });
  const server = await startEmbeddedPostgres(join(closed, "data"), SMALL);
  const elsewhere = readFileSync(join(closed, "data", "postgres-folder"), "utf8").trim();
  expect(await ask(server.url, "select 1")).toEqual([1]);
  await server.stop();
  rmSync(elsewhere, { recursive: true });
});

test("a full disk is told apart from other failures, in the words that tell why", () => {
  const log = (...lines: string[]) => lines.map((line) => `2026-11-22 03:17:05.642 UTC [12507] ${line}`).join("\n");
  const full = postgresFailure(
    "The database ended",
    log(
      "LOG:  redo starts at 0/4536028",
      "FATAL:  the database system is not yet accepting connections",
      'FATAL:  could not write to file "pg_wal/xlogtemp": No space left on device',
      "LOG:  database system is shut down",
    ),
  );
  expect(full.code).toBe("disk_full");
  expect(full.message).toBe(
    'The disk is full. The database ended: could not write to file "pg_wal/xlogtemp": No space left on device',
  );
  const extend = log("FATAL:  could not extend file: wrote only 4096 of 8192 bytes", "HINT:  Check free disk space.");
  expect(postgresFailure("The database could not be made", extend).code).toBe("disk_full");
  const other = postgresFailure("The database did not start", log("LOG:  starting", "FATAL:  no"));
  expect(other).toMatchObject({ code: "database_unavailable", message: "The database did not start: no" });
  expect(postgresFailure("The database did not start", "").message).toMatch(/it gave no reason/);
});
