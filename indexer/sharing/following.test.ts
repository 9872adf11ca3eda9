/** Compilers' engines and the index by meaning over several workers: what they leave is what one process leaves. */
import { afterEach, expect, test } from "vitest";
import { QUEUE_SCHEMA } from "../../lib/db/admin/index-jobs";
import { registerRepositories } from "../../lib/db/admin/repositories";
import { testDatabase } from "../../testing/database/test-database";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { addRepository, startIndexer } from "../../testing/indexer/run-indexer";
import { startWorker, type RunningWorker } from "../../testing/indexer/run-worker";
import { differences } from "../../testing/living/compare";
import { factsInWords, vectorsInWords } from "../../testing/living/compare-following";

const run = indexerUnderTest();
const LONG = { timeout: 240_000, interval: 200 };
const OFTEN = { timeout: 120_000, interval: 20 };
let workers: RunningWorker[] = [];
afterEach(async () => {
  for (const { process: child } of workers) child.kill("SIGKILL");
  await Promise.all(workers.map(({ exited }) => exited));
  workers = [];
});

function start(): RunningWorker {
  const worker = startWorker(run.programs, run.database.url, { kinds: "index,precise,semantic" });
  workers.push(worker);
  return worker;
}

/** A repository of types that derive from each other, each with something said of it. */
const folder = (name: string): string =>
  run.source({
    "package.json": JSON.stringify({ name }),
    "src/named.ts": "/** Whatever bears a name. */\nexport interface Named { name(): string }\n",
    "src/ship.ts": `import type { Named } from "./named";\n/** Carries freight over the sea to ${name}. */\nexport class Ship implements Named { name() { return "${name}"; } }\n`,
    "src/tug.ts": `import { Ship } from "./ship";\n/** Pulls other ships. */\nexport class Tug extends Ship { pull(other: Ship) { return other.name(); } }\n`,
  });

async function followingOfOne(roots: readonly string[]): Promise<{ facts: string[]; vectors: string[] }> {
  const database = await testDatabase();
  try {
    for (const root of roots) await addRepository(database.pool, root);
    expect(await startIndexer(run.programs, database.url, { workers: 1, precise: true }).exited).toBe(0);
    return { facts: await factsInWords(database.pool), vectors: await vectorsInWords(database.pool) };
  } finally {
    await database.drop();
  }
}

interface Held {
  holder: string;
  /** of the worker */
  pid: number;
}

/** Who asks an engine in this moment. */
const asking = async (): Promise<Held[]> =>
  (await hasQueue())
    ? run.rows<Held>(
        `select j.locked_by as holder, w.pid from ${QUEUE_SCHEMA}.jobs j
           join index_worker w on starts_with(j.locked_by, 'fathom-' || w.id || '-')
          where j.task_identifier = 'precise:typescript'`,
      )
    : [];

async function hasQueue(): Promise<boolean> {
  const [{ there }] = await run.rows<{ there: boolean }>(
    `select to_regclass('${QUEUE_SCHEMA}.jobs') is not null as there`,
  );
  return there;
}

/** Jobs that wait or are under way. */
const open = async () =>
  (await run.rows<{ key: string }>(`select key from ${QUEUE_SCHEMA}.jobs where attempts < max_attempts`)).length;

const runsOf = (engine: string) =>
  run.rows<{ state: string; error: string | null }>(
    "select state, error from precise_run where engine = $1 order by repository_id",
    [engine],
  );

test(
  "two workers ask engines at once, each about a repository of its own, and leave what one process leaves",
  { timeout: 600_000 },
  async () => {
    const roots = ["pier", "quay", "dock", "mole"].map(folder);
    for (const root of roots) await addRepository(run.database.pool, root);
    start();
    start();
    await expect.poll(async () => new Set((await asking()).map(({ holder }) => holder)).size, OFTEN).toBe(2);
    await expect
      .poll(async () => (await runsOf("typescript")).map(({ state }) => state), LONG)
      .toEqual(roots.map(() => "ready"));
    await expect.poll(open, LONG).toBe(0);
    const alone = await followingOfOne(roots);
    expect(differences(await factsInWords(run.database.pool), alone.facts)).toEqual([]);
    expect(differences(await vectorsInWords(run.database.pool), alone.vectors)).toEqual([]);
    expect(alone.vectors.length).toBeGreaterThan(12);
    expect(alone.facts.filter((line) => line.startsWith("facts") && !line.endsWith("none")).length).toBe(12);
  },
);

test(
  "a worker that is killed over an engine is missed by nobody; over two it is set aside until the repository is added again",
  { timeout: 600_000 },
  async () => {
    const root = folder("pier");
    await addRepository(run.database.pool, root);
    for (let deaths = 0; deaths < 2; deaths++) {
      // Alone it hands out work, too, and the next one begins with what this one left.
      const { process: worker, exited } = start();
      await expect.poll(async () => (await asking()).map(({ pid }) => pid), OFTEN).toContain(worker.pid);
      worker.kill("SIGKILL");
      await exited;
    }
    start();
    await expect
      .poll(() => runsOf("typescript"), LONG)
      .toEqual([{ state: "failed", error: expect.stringContaining("2 workers died over it") }]);
    await expect.poll(open, LONG).toBe(0);
    await registerRepositories(run.database.pool, [{ root, scope: "user", excludes: [] }]);
    await expect.poll(() => runsOf("typescript"), LONG).toEqual([{ state: "ready", error: null }]);
    await expect.poll(open, LONG).toBe(0);
    const alone = await followingOfOne([root]);
    expect(differences(await factsInWords(run.database.pool), alone.facts)).toEqual([]);
    expect(differences(await vectorsInWords(run.database.pool), alone.vectors)).toEqual([]);
  },
);
