import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";
import type { TextRequest, TextSummary } from "../port";
import { searchFiles } from "../search-files";
import { storeText } from "../../../testing/text/stored-texts";
import { ScannerPool } from "./scanner-pool";
import { ThreadScanner } from "./thread-scanner";

const ROOT = resolve(import.meta.dirname, "../../..");
const FILES = Array.from({ length: 400 }, (_, i) => i + 1);

let database: TestDatabase;
/** inside node_modules, so that the bundled program finds its packages */
let folder: string;
let program: string;
let scanners: ThreadScanner[] = [];

beforeAll(async () => {
  const cache = join(ROOT, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "fathom-scan-"));
  program = join(folder, "text-worker.js");
  await build({
    entryPoints: [join(ROOT, "lib/text/scan/scan-worker.ts")],
    outfile: program,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  database = await testDatabase();
  for (const id of FILES) await storeText(database.pool, id, `needle ${id}\n`.repeat(20));
});
afterEach(async () => {
  await Promise.all(scanners.map((scanner) => scanner.close()));
  scanners = [];
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function open(count: number, url = database.url): ScannerPool {
  scanners = Array.from({ length: count }, () => new ThreadScanner(program, url, 1_000_000));
  return new ScannerPool(scanners);
}

/** As if somebody ended the thread from outside. */
const kill = (scanner: ThreadScanner): Promise<number> | undefined => scanner["worker"]?.terminate();

const count = (files = FILES) => ({
  kind: "count" as const,
  pattern: { source: "needle", regex: false, caseSensitive: true, word: false },
  files,
  parts: new Map(),
  deadline: Date.now() + 10_000,
  over: new Int32Array(new SharedArrayBuffer(4)),
});

/** A whole search. @param onFile is called at each file that is found */
async function search(pool: ScannerPool, onFile = (): void => {}): Promise<TextSummary["notSearched"]> {
  const { pattern, deadline } = count();
  const rows: TextRequest["rows"] = { offset: 0, limit: 10, perFile: 1, contextLines: 0 };
  const steps = searchFiles({ pattern, files: FILES, rows, deadline }, { files: FILES, parts: new Map() }, pool);
  for (let step = await steps.next(); ; step = await steps.next()) {
    if (step.done === true) return step.value.notSearched;
    if (step.value.kind === "file") onFile();
  }
}

describe("scanning threads", () => {
  it("are there before the first question once they were told to get ready", async () => {
    const pool = open(2);
    await pool.warm();
    expect(scanners.every((scanner) => scanner["worker"] !== undefined)).toBe(true);
    expect((await pool.count(count())).matches).toEqual(FILES.map(() => 20));
  });

  it("leave files unread when one is killed in the middle of a search, and answer the next question whole", async () => {
    const pool = open(2);
    let killed = false;
    const left = await search(pool, () => {
      if (!killed) void kill(scanners[0]);
      killed = true;
    });
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(FILES.length);
    expect(await search(pool)).toBe(0);
  });

  it("are followed by another when one is gone, without a question, but not again and again", async () => {
    const pool = open(1);
    await pool.warm();
    const [scanner] = scanners;
    await kill(scanner);
    await expect.poll(() => scanner["worker"]).toBeUndefined();
    await pool.warm();
    scanner["startedAt"] = 0;
    const before = scanner["worker"];
    await kill(scanner);
    await expect.poll(() => scanner["worker"] !== undefined && scanner["worker"] !== before).toBe(true);
    expect((await pool.count(count([1, 2]))).matches).toEqual([20, 20]);
  });

  it("stop reading when nobody waits any more, and are free for the next question", async () => {
    const pool = open(1);
    await pool.warm();
    await storeText(database.pool, 5000, `${"ab".repeat(400)}\n`.repeat(20_000));
    // Decided line by line in linear time: it would take many seconds.
    const slow = { source: "(?:a|b|ab)+\\d(?:a|b)+", regex: true, caseSensitive: true, word: false };
    const task = { ...count([5000]), pattern: slow, deadline: Date.now() + 60_000 };
    const begun = Date.now();
    const counts = pool.count(task);
    await new Promise((resolve) => setTimeout(resolve, 200));
    Atomics.store(task.over, 0, 1);
    expect(await counts).toMatchObject({ unfinished: [0] });
    expect((await pool.count(count([1]))).matches).toEqual([20]);
    expect(Date.now() - begun).toBeLessThan(5_000);
  });

  it("fail the question, not the process, where the database is away", async () => {
    const pool = open(2, "postgres://nobody@127.0.0.1:9/nothing");
    await expect(pool.warm()).rejects.toThrow();
    await expect(pool.count(count())).rejects.toThrow();
  });
});
