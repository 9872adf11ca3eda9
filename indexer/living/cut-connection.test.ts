/**
 * An indexer whose connection to Postgres is cut, wherever in its work that is, ends or goes on, and does not hang;
 * the next one leaves the same rows as if nothing had happened.
 *
 *   FATHOM_TRIAL_CUTS=200   cuts, spread over all that the indexer sends; a few when left out
 */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { databaseProxy } from "../../testing/database/database-proxy";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { addRepository, orphanRows, startIndexer, writeFiles } from "../../testing/indexer/run-indexer";
import { differences, rowsInWords } from "../../testing/living/compare";
import { randomSource } from "../../testing/living/sources";
import { randomNumbers } from "../../testing/random";
import { tellFigure, trialSize } from "../../testing/trial-figure";

const run = indexerUnderTest();
const CUTS = trialSize("FATHOM_TRIAL_CUTS", 3);
const MOST_MS = 60_000;

test(
  "an indexer whose connection is cut at any message ends, and the next one leaves what an undisturbed one does",
  async () => {
    const random = randomNumbers(17);
    const root = run.source({});
    for (let i = 0; i < 24; i++) {
      const path = `${"abcd"[i % 4]}/part${i}.${["h", "cpp", "py", "java", "ts"][i % 5]}`;
      writeFiles(root, { [path]: randomSource(random, path) });
    }
    const undisturbed = await inDatabase(root, async (database) => {
      const proxy = await databaseProxy(database.url);
      expect(await startIndexer(run.programs, proxy.url).exited).toBe(0);
      await proxy.close();
      return { pieces: proxy.pieces(), rows: await rowsInWords(database.pool) };
    });
    let [slowest, wentOn] = [0, 0];
    for (let cut = 0; cut < CUTS; cut++) {
      const at = 1 + Math.floor(((cut + 0.5) * undisturbed.pieces) / CUTS);
      await inDatabase(root, async (database) => {
        const proxy = await databaseProxy(database.url);
        proxy.cutAt(at, cut % 2 === 0 ? "one" : "all");
        const indexer = startIndexer(run.programs, proxy.url);
        const started = performance.now();
        const code = await Promise.race([indexer.exited, sleep(MOST_MS, "hangs")]);
        slowest = Math.max(slowest, performance.now() - started);
        if (code === "hangs") indexer.process.kill("SIGKILL");
        await proxy.close();
        expect(code, `cut at piece ${at} of ${undisturbed.pieces}`).not.toBe("hangs");
        if (code === 0) wentOn++;
        expect(await startIndexer(run.programs, database.url).exited).toBe(0);
        const found = differences(await rowsInWords(database.pool), undisturbed.rows);
        if (found.length > 0) throw new Error([`cut at piece ${at} of ${undisturbed.pieces}:`, ...found].join("\n"));
        expect(await orphanRows(database.pool)).toBe(0);
      });
    }
    tellFigure(
      10,
      `${CUTS} cuts over ${undisturbed.pieces} messages: 0 hangs (the longest run ${Math.round(slowest / 100) / 10} s, ` +
        `${wentOn} went on unaided), 0 differences after the next run`,
    );
  },
  120_000 + CUTS * 2 * MOST_MS,
);

async function inDatabase<T>(root: string, act: (database: TestDatabase) => Promise<T>): Promise<T> {
  const database = await testDatabase();
  try {
    await addRepository(database.pool, root);
    return await act(database);
  } finally {
    await database.drop();
  }
}
