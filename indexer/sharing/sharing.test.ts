/** Workers that share the work of one database: the index is that of one process, whoever dies meanwhile. */
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { registerRepositories } from "../../lib/db/admin/repositories";
import { indexWorkers } from "../../lib/db/admin/index-workers";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { indexerUnderTest, manyClasses } from "../../testing/indexer/indexer-of-test";
import { addRepository, orphanRows, startIndexer } from "../../testing/indexer/run-indexer";
import { startWorker, type RunningWorker } from "../../testing/indexer/run-worker";
import { differences, rowsInWords } from "../../testing/living/compare";

const run = indexerUnderTest();
const LONG = { timeout: 90_000, interval: 200 };
let workers: RunningWorker[] = [];
afterEach(async () => {
  for (const { process: child } of workers) child.kill("SIGKILL");
  await Promise.all(workers.map(({ exited }) => exited));
  workers = [];
});

function start(options?: Parameters<typeof startWorker>[2]): RunningWorker {
  const worker = startWorker(run.programs, run.database.url, options);
  workers.push(worker);
  return worker;
}

/** Repositories that import each other, derive from each other's types and share names. */
const folders = (count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    run.source({
      "package.json": JSON.stringify({
        name: `@port/part${i}`,
        dependencies: { [`@port/part${(i + 1) % count}`]: "1" },
      }),
      "src/index.ts": `import { moor${(i + 1) % count} } from "@port/part${(i + 1) % count}";\nexport function moor${i}() { return moor${(i + 1) % count}(); }\n`,
      [`src/Ship${i}.java`]: `package port;\npublic class Ship${i} extends Ship${(i + 5) % count} implements Named { int depth${i}; }\n`,
      "src/Named.java": "package port;\npublic interface Named { String name(); }\n",
      "c/quay.h": `#define QUAY_API __attribute__((visibility("default")))\nQUAY_API int quay${i}(int ship);\n`,
      "c/quay.c": `#include "quay.h"\nint quay${i}(int ship) { return ship + ${i}; }\n`,
      "README.md": `# Part ${i}\n`,
    }),
  );

/** What one process makes of the same folders. */
async function rowsOfOne(roots: readonly string[]): Promise<string[]> {
  return withDatabase(async (database) => {
    for (const root of roots) await addRepository(database.pool, root);
    expect(await startIndexer(run.programs, database.url, { workers: 1 }).exited).toBe(0);
    return rowsInWords(database.pool);
  });
}

async function withDatabase<T>(act: (database: TestDatabase) => Promise<T>): Promise<T> {
  const database = await testDatabase();
  try {
    return await act(database);
  } finally {
    await database.drop();
  }
}

const states = () =>
  run.rows<{ state: string; error: string | null }>("select state, error from repository order by id");
const areReady = async (): Promise<boolean> => (await states()).every(({ state }) => state === "ready");
const living = async () => (await indexWorkers(run.database.pool)).length;

test(
  "two of them index each of twelve repositories once, and the index is that of one process",
  { timeout: 240_000 },
  async () => {
    const roots = folders(12);
    for (const root of roots) await addRepository(run.database.pool, root);
    start();
    start();
    await expect.poll(living, LONG).toBe(2);
    await expect.poll(areReady, LONG).toBe(true);
    const alone = await rowsOfOne(roots);
    // The text index follows.
    await expect.poll(async () => differences(await rowsInWords(run.database.pool), alone), LONG).toEqual([]);
    expect(await orphanRows(run.database.pool)).toBe(0);
    const runs = await run.rows<{ runs: number }>("select count(*)::int as runs from index_run group by repository_id");
    expect(runs.map((row) => row.runs)).toEqual(roots.map(() => 1));
    const [{ together }] = await run.rows<{ together: number }>(
      `select count(*)::int as together from index_run a join index_run b
       on a.id < b.id and b.started_at < a.finished_at and a.started_at < b.finished_at`,
    );
    expect(together).toBeGreaterThan(0);
  },
);

test(
  "what is entered later is heard of, and a worker that is told to stop leaves nothing to others but its work",
  { timeout: 240_000 },
  async () => {
    const [first, second] = [start(), start()];
    await expect.poll(living, LONG).toBe(2);
    await registerRepositories(run.database.pool, [
      { root: run.source(manyClasses(120)), scope: "user", excludes: [] },
    ]);
    await expect.poll(async () => (await states())[0].state, LONG).toBe("indexing");
    const [busy] = (await indexWorkers(run.database.pool)).filter(({ repositoryId }) => repositoryId !== null);
    const stopped = first.process.pid === busy.pid ? first : second;
    stopped.process.kill("SIGTERM");
    expect(await stopped.exited).toBe(0);
    await expect.poll(areReady, LONG).toBe(true);
    expect(await living()).toBe(1);
    const [{ files }] = await run.rows<{ files: number }>("select count(*)::int as files from file");
    expect(files).toBe(120);
  },
);

test("one that is killed in the middle is missed by nobody", { timeout: 240_000 }, async () => {
  const roots = [...folders(3), run.source(manyClasses(150))];
  for (const root of roots) await addRepository(run.database.pool, root);
  const both = [start(), start()];
  const large = async () =>
    (await indexWorkers(run.database.pool)).find(({ repositoryId }) => repositoryId === roots.length);
  await expect.poll(large, { timeout: 60_000, interval: 20 }).toBeDefined();
  await sleep(300);
  const busy = await large();
  const victim = both.find(({ process: child }) => child.pid === busy?.pid) ?? both[0];
  victim.process.kill("SIGKILL");
  await expect.poll(areReady, LONG).toBe(true);
  await expect.poll(living, LONG).toBe(1);
  const alone = await rowsOfOne(roots);
  await expect.poll(async () => differences(await rowsInWords(run.database.pool), alone), LONG).toEqual([]);
  expect(await orphanRows(run.database.pool)).toBe(0);
});

test(
  "a file that kills its worker is set aside after the second, and everything else is indexed",
  { timeout: 240_000 },
  async () => {
    const [good] = folders(1);
    const bad = run.source({ "a.c": "int a;\n", "deadly.c": "int deadly;\n", "z.c": "int z;\n" });
    for (const root of [bad, good]) await addRepository(run.database.pool, root);
    const three = Array.from({ length: 3 }, () => start({ deadly: "/deadly.c" }));
    await expect.poll(areReady, LONG).toBe(true);
    const ends = await Promise.all(three.map(({ exited }) => Promise.race([exited, sleep(100, "lives")])));
    expect(ends.sort()).toEqual(["SIGKILL", "SIGKILL", "lives"]);
    const files = await run.rows("select path, status, reason from file where repository_id = 1 order by path");
    expect(files).toEqual([
      { path: "a.c", status: "indexed", reason: null },
      { path: "deadly.c", status: "failed", reason: "parser_crashed" },
      { path: "z.c", status: "indexed", reason: null },
    ]);
  },
);

test(
  "a repository that kills its workers before any file is read is set aside, and says why until it is added again",
  { timeout: 240_000 },
  async () => {
    const [good] = folders(1);
    const bad = run.source({ "a.c": "int a;\n", "fathom.json": "{}\n" });
    for (const root of [bad, good]) await addRepository(run.database.pool, root);
    const three = Array.from({ length: 3 }, () => start({ deadly: join(basename(bad), "fathom.json") }));
    await expect.poll(states, LONG).toEqual([
      { state: "failed", error: expect.stringContaining("2 workers died while they indexed it") },
      { state: "ready", error: null },
    ]);
    const ends = await Promise.all(three.map(({ exited }) => Promise.race([exited, sleep(100, "lives")])));
    expect(ends.sort()).toEqual(["SIGKILL", "SIGKILL", "lives"]);
    for (const { process: child } of three) child.kill("SIGKILL");
    await Promise.all(three.map(({ exited }) => exited));
    start();
    await registerRepositories(run.database.pool, [{ root: bad, scope: "user", excludes: [] }]);
    await expect.poll(areReady, LONG).toBe(true);
  },
);
