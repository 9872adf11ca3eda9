import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isAlive } from "../../lib/postgres/processes";
import { findZoekt, startZoekt } from "./zoekt";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fathom-zoekt-"));
  mkdirSync(join(folder, "logs"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function standIn(name: string, body: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!${process.execPath}\n${body}`);
  chmodSync(file, 0o755);
  return file;
}
const SERVER = `
const [host, port] = process.argv[process.argv.indexOf("-listen") + 1].split(":");
require("node:http").createServer((_, answer) => answer.end("{}")).listen(Number(port), host);
`;

it("is found on PATH when both its programs can be run", () => {
  const server = standIn("zoekt-webserver", SERVER);
  expect(findZoekt(folder)).toBeUndefined();
  standIn("zoekt-index", "");
  expect(findZoekt(folder)).toBe(server);
});

it("runs on loopback over shards in the data folder, and ends", async () => {
  const zoekt = await startZoekt(standIn("zoekt-webserver", SERVER), folder, () => {});
  expect(zoekt?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(zoekt?.index).toBe(join(folder, "zoekt"));
  const pid = Number(readFileSync(join(folder, "zoekt.pid"), "utf8"));
  await zoekt?.stop();
  expect(isAlive(pid)).toBe(false);
});

it("is started again when it crashes, over the same shards at the same address", async () => {
  const lines: string[] = [];
  const zoekt = await startZoekt(standIn("zoekt-webserver", SERVER), folder, (line) => lines.push(line));
  process.kill(Number(readFileSync(join(folder, "zoekt.pid"), "utf8")), "SIGKILL");
  const answers = (): Promise<boolean> =>
    fetch(zoekt!.url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 15_000 }).toBe(true);
  expect(lines).toEqual(["Zoekt ended with signal SIGKILL. Starting it again."]);
  await zoekt?.stop();
});

it("is done without when it does not start", async () => {
  const lines: string[] = [];
  expect(
    await startZoekt(standIn("zoekt-webserver", "process.exit(3)"), folder, (line) => lines.push(line)),
  ).toBeNull();
  expect(lines.join()).toContain("the embedded index");
});

it("ends what a killed start left running on the same shards", async () => {
  const first = await startZoekt(standIn("zoekt-webserver", SERVER), folder, () => {});
  const left = Number(readFileSync(join(folder, "zoekt.pid"), "utf8"));
  const second = await startZoekt(standIn("zoekt-webserver", SERVER), folder, () => {});
  expect(isAlive(left)).toBe(false);
  await first?.stop();
  await second?.stop();
});
