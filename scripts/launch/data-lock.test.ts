import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataFolder, readHolder, type DataLock } from "./data-lock";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function take(): DataLock {
  const taken = lockDataFolder(folder);
  if ("holder" in taken) throw new Error("held");
  return taken.lock;
}

test("a second start learns who holds the data, where the page is and where the database", () => {
  const lock = take();
  expect(lockDataFolder(folder)).toMatchObject({ holder: { pid: process.pid, url: null } });
  lock.publish("http://localhost:4100/", "postgresql://somewhere", "lets-in");
  const published = {
    pid: process.pid,
    url: "http://localhost:4100/",
    databaseUrl: "postgresql://somewhere",
    token: "lets-in",
  };
  expect(readHolder(folder)).toMatchObject(published);
  expect(statSync(join(folder, "in-use.json")).mode & 0o077).toBe(0);
  lock.release();
  expect(readHolder(folder)).toBeUndefined();
  take().release();
});

test.each([
  ["a process that is gone", JSON.stringify({ pid: 2 ** 22 + 1, startTime: "1", url: null, databaseUrl: null })],
  [
    "another process under the same number",
    JSON.stringify({ pid: process.pid, startTime: "0", url: null, databaseUrl: null }),
  ],
  ["a crash in the middle of writing", '{"pid": 12'],
])("a note left by %s does not keep the folder", (_who, note) => {
  writeFileSync(join(folder, "in-use.json"), note);
  take().release();
});
