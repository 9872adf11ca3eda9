/**
 * An index that follows its folder says what one made anew says, whatever is done to the folder. Work is random and repeatable:
 *
 *   FATHOM_TRIAL_SEEDS=1,2,3     seeds to try, or a range as 1-10; one fixed seed when left out
 *   FATHOM_TRIAL_OPERATIONS=500  operations for each of them; 100 when left out
 *
 * A failure names the seed, what was done since the last comparison, and the first rows that differ.
 */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { randomNumbers } from "../../lib/db/random-for-tests";
import { testDatabase } from "../../lib/db/testing";
import { addRepository, orphanRows, startIndexer, type RunningIndexer } from "../testing";
import { indexerUnderTest } from "../testing-run";
import { differences, rowsInWords, uncoveredTexts } from "./testing-compare";
import { RandomWork } from "./testing-operations";

const run = indexerUnderTest();
const OPERATIONS = Number(process.env.FATHOM_TRIAL_OPERATIONS ?? 100);
const BETWEEN = 25;
/** A file whose coming tells that all that was done before it has been heard of. */
const MARK = "MarkOfTheTest.java";

function seeds(): number[] {
  return (process.env.FATHOM_TRIAL_SEEDS ?? "7").split(",").flatMap((part) => {
    const [first, last = first] = part.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

test.each(seeds())(
  "a living index is the one that is made anew (seed %i)",
  async (seed) => {
    const random = randomNumbers(seed * 7919);
    const root = realpathSync(mkdtempSync(join(tmpdir(), "fathom-living-")));
    const outside = realpathSync(mkdtempSync(join(tmpdir(), "fathom-outside-")));
    run.putAway(() => [root, outside].forEach((folder) => rmSync(folder, { recursive: true, force: true })));
    const work = new RandomWork(random, root, outside);
    await addRepository(run.database.pool, root);
    const indexer = run.start({ args: [], watch: true });
    await indexer.idle();
    for (let done = 0; done < OPERATIONS;) {
      const history: string[] = [];
      for (; history.length < BETWEEN && done < OPERATIONS; done++) {
        history.push(work.step());
        if (random(3) === 0) await sleep(random(400));
      }
      await atRest(indexer, root);
      const found = differences(await rowsOf(run.database.pool), await rowsMadeAnew(root));
      const told = [`seed ${seed}, after ${done} operations; the last of them:`, ...history, "", ...found];
      if (found.length > 0) throw new Error(told.join("\n"));
      expect(await orphanRows(run.database.pool)).toBe(0);
    }
  },
  120_000 + OPERATIONS * 4_000,
);

const rowsOf = async (client: Parameters<typeof rowsInWords>[0]): Promise<string[]> =>
  (await rowsInWords(client)).filter((row) => !row.includes(MARK));

/** What an index says that knows nothing but the folder as it is. */
async function rowsMadeAnew(root: string): Promise<string[]> {
  const database = await testDatabase();
  try {
    await addRepository(database.pool, root);
    expect(await startIndexer(run.programs, database.url).exited).toBe(0);
    return await rowsOf(database.pool);
  } finally {
    await database.drop();
  }
}

/**
 * Resolves when everything that was done has been heard of and worked in. Notifications come in order, so a file that is written
 * last is indexed last; what else was queued then is done when the indexer says so.
 */
async function atRest(indexer: RunningIndexer, root: string): Promise<void> {
  const idles = (): number => indexer.messages.filter(({ type }) => type === "idle").length;
  const deadline = Date.now() + 60_000;
  const isThere = async (): Promise<boolean> =>
    (await run.rows("select from file where path = $1 and size = $2", [MARK, marks])).length > 0;
  // The second mark is heard of when the work that brought the first one is over.
  for (let i = 0; i < 2; i++) {
    writeFileSync(join(root, MARK), "\n".repeat(++marks));
    let before = idles();
    for (let now = before; !(await isThere()); before = now, now = idles()) {
      if (Date.now() > deadline) throw new Error("A file that was written is not indexed within a minute.");
      await sleep(10);
    }
    if (i === 1) while (idles() === before && Date.now() < deadline) await sleep(10);
  }
  rmSync(join(root, MARK));
  while (await isThere()) await sleep(10);
  // Rows go before what follows from that is counted and worked out.
  const isSettled = async (): Promise<boolean> => (await run.rows("select from repository where settled")).length > 0;
  while (!(await isSettled()) && Date.now() < deadline) await sleep(10);
  while ((await uncoveredTexts(run.database.pool)).length > 0 && Date.now() < deadline) await sleep(50);
}
let marks = 0;
