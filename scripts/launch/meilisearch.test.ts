import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isAlive } from "../../lib/postgres/processes";
import { findMeilisearch, startMeilisearch } from "./meilisearch";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fathom-meilisearch-"));
  mkdirSync(join(folder, "logs"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program in the place of the server: it listens where it is told, and answers who has its key. */
function standIn(body: string): string {
  const file = join(folder, "meilisearch");
  writeFileSync(file, `#!${process.execPath}\n${body}`);
  chmodSync(file, 0o755);
  return file;
}
const SERVER = `
const at = process.argv[process.argv.indexOf("--http-addr") + 1].split(":");
require("node:fs").writeFileSync("seen", JSON.stringify({ args: process.argv.slice(2), key: process.env.MEILI_MASTER_KEY }));
require("node:http").createServer((_, answer) => answer.end("{}")).listen(Number(at[1]), at[0]);
`;

it("is found on PATH when it can be run", () => {
  expect(findMeilisearch(`${delimiter}${folder}`)).toBeUndefined();
  const file = standIn(SERVER);
  expect(findMeilisearch(`/nowhere${delimiter}${folder}`)).toBe(file);
  chmodSync(file, 0o644);
  expect(findMeilisearch(folder)).toBeUndefined();
});

it("runs on loopback, under a key that only this user can read and no command line shows, and ends", async () => {
  const server = await startMeilisearch(standIn(SERVER), folder, () => {});
  const seen = JSON.parse(readFileSync(join(folder, "seen"), "utf8"));
  expect(server?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(seen.key).toBe(server?.key);
  expect(seen.args.join(" ")).not.toContain(seen.key);
  expect(seen.args).toContain("--no-analytics");
  expect(statSync(join(folder, "meilisearch-key")).mode & 0o077).toBe(0);
  await server?.stop();
  expect(isAlive(Number(readFileSync(join(folder, "meilisearch.pid"), "utf8")))).toBe(false);
});

it("is started again when it crashes, at the same address", async () => {
  const lines: string[] = [];
  const server = await startMeilisearch(standIn(SERVER), folder, (line) => lines.push(line));
  process.kill(Number(readFileSync(join(folder, "meilisearch.pid"), "utf8")), "SIGKILL");
  await expect
    .poll(
      () =>
        fetch(server!.url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
  expect(lines).toEqual(["Meilisearch ended with signal SIGKILL. Starting it again."]);
  await server?.stop();
});

it("is done without when it does not start", async () => {
  const lines: string[] = [];
  expect(await startMeilisearch(standIn("process.exit(3)"), folder, (line) => lines.push(line))).toBeNull();
  expect(lines.join()).toContain("the embedded engine answers");
});

it("ends what a killed start left running on the same data", async () => {
  const first = await startMeilisearch(standIn(SERVER), folder, () => {});
  const left = Number(readFileSync(join(folder, "meilisearch.pid"), "utf8"));
  const second = await startMeilisearch(standIn(SERVER), folder, () => {});
  expect(isAlive(left)).toBe(false);
  await first?.stop();
  await second?.stop();
});
