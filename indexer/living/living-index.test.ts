/**
 * An index that follows its folders says what one made anew says, whatever is done to the folders: two repositories
 * side by side, now and then with nobody following for a while. Work is random and repeatable:
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
import type pg from "pg";
import { expect, test } from "vitest";
import { randomNumbers } from "../../testing/random";
import { testDatabase } from "../../testing/database/test-database";
import { addRepository, orphanRows, startIndexer, type RunningIndexer } from "../../testing/indexer/run-indexer";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { differences, rowsInWords, uncoveredTexts } from "../../testing/living/compare";
import { folderAtWork, step } from "../../testing/living/operations";
import { pick } from "../../testing/living/sources";
import { Outside, type RandomWork } from "../../testing/living/work";
import { tellFigure } from "../../testing/trial-figure";

const run = indexerUnderTest();
const OPERATIONS = Number(process.env.FATHOM_TRIAL_OPERATIONS ?? 100);
const BETWEEN = 25;
/** A file in each folder whose coming tells that all that was done before it has been heard of. */
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
    const folders = Array.from({ length: 3 }, () => realpathSync(mkdtempSync(join(tmpdir(), "fathom-living-"))));
    run.putAway(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
    const [outside, ...roots] = folders;
    const away = new Outside(outside);
    const works = roots.map((root) => folderAtWork(random, root, away));
    const scopes = ["user", pick(random, ["user", "external"])];
    await enter(run.database.pool, roots, scopes);
    let indexer = await started();
    for (let done = 0; done < OPERATIONS;) {
      const history: string[] = [];
      const doSome = async (upTo: number, pauses: boolean): Promise<void> => {
        for (; history.length < upTo && done < OPERATIONS; done++) {
          const at = random(works.length);
          history.push(`${at + 1}: ${step(works[at])}`);
          if (pauses && random(3) === 0) await sleep(random(400));
        }
      };
      await doSome(random(BETWEEN), true);
      if (random(3) === 0) {
        indexer.process.kill(pick(random, ["SIGTERM", "SIGKILL"]));
        await indexer.exited;
        history.push("(nobody follows)");
        await doSome(history.length + random(BETWEEN), false);
        indexer = await started();
        history.push("(followed again)");
      }
      await doSome(BETWEEN, true);
      await atRest(indexer, works);
      const found = differences(await rowsOf(run.database.pool), await rowsMadeAnew(roots, scopes));
      const told = [`seed ${seed}, after ${done} operations; the last of them:`, ...history, "", ...found];
      // What went wrong is mended by a look at everything, and went wrong all the same.
      const complaints = indexer.complaints();
      if (found.length > 0 || complaints !== "") throw new Error([...told, complaints].join("\n"));
      expect(await orphanRows(run.database.pool)).toBe(0);
    }
    tellFigure(12, `seed ${seed}: ${OPERATIONS} operations, 0 differences`);
  },
  120_000 + OPERATIONS * 4_000,
);

async function started(): Promise<RunningIndexer> {
  const indexer = run.start({ args: [], watch: true });
  await indexer.idle();
  return indexer;
}

async function enter(client: pg.Pool, roots: readonly string[], scopes: readonly string[]): Promise<void> {
  for (const [i, root] of roots.entries())
    await client.query("update repository set scope = $2 where id = $1", [
      await addRepository(client, root),
      scopes[i],
    ]);
}

const rowsOf = async (client: pg.Pool): Promise<string[]> =>
  (await rowsInWords(client)).filter((row) => !row.includes(MARK));

/** What an index says that knows nothing but the folders as they are. */
async function rowsMadeAnew(roots: readonly string[], scopes: readonly string[]): Promise<string[]> {
  const database = await testDatabase();
  try {
    await enter(database.pool, roots, scopes);
    expect(await startIndexer(run.programs, database.url).exited).toBe(0);
    return await rowsOf(database.pool);
  } finally {
    await database.drop();
  }
}

/**
 * Resolves when everything that was done has been heard of and worked in. Notifications come in order, so a file that
 * is written last is indexed last; what else was queued then is done when the indexer says so.
 */
async function atRest(indexer: RunningIndexer, works: readonly RandomWork[]): Promise<void> {
  const idles = (): number => indexer.messages.filter(({ type }) => type === "idle").length;
  const deadline = Date.now() + 60_000;
  const areThere = async (): Promise<number> =>
    (await run.rows("select from file where path = $1 and size = $2", [MARK, marks])).length;
  // The second mark is heard of when the work that brought the first one is over.
  for (let i = 0; i < 2; i++) {
    marks++;
    for (const { root } of works) writeFileSync(join(root, MARK), "\n".repeat(marks));
    let before = idles();
    for (let now = before; (await areThere()) < works.length; before = now, now = idles()) {
      if (Date.now() > deadline) throw new Error("A file that was written is not indexed within a minute.");
      await sleep(10);
    }
    if (i === 1) while (idles() === before && Date.now() < deadline) await sleep(10);
  }
  for (const { root } of works) rmSync(join(root, MARK));
  while ((await areThere()) > 0) await sleep(10);
  // Rows go before what follows from that is counted and worked out.
  const areSettled = async (): Promise<boolean> =>
    (await run.rows("select from repository where rules_version is null")).length === 0;
  while (!(await areSettled()) && Date.now() < deadline) await sleep(10);
  while ((await uncoveredTexts(run.database.pool)).length > 0 && Date.now() < deadline) await sleep(50);
}
let marks = 0;
