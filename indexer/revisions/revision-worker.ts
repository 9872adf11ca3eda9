/**
 * The thread that compares revisions when it is asked to, and goes on after the database was away. Reading them never
 * holds up the indexer or the server. Bundled to dist/revision-worker.js.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import type pg from "pg";
import { z } from "zod";
import { isConnectionLost } from "../../lib/db/admin/indexer-client";
import { COMPARISON_CHANNEL, failComparison, takeComparison, tidyComparisons } from "../../lib/db/revision/comparisons";
import { dropRevisionsExcept } from "../../lib/db/revision/revision-schema";
import { stayConnected } from "../following/stay-connected";
import { Comparer } from "./compare";
import { keepAnsweringGit } from "./git-answers";

const RETRY = 2_000;
/** Milliseconds after which it looks although nobody told it. */
const LOOK = 5_000;

const { url } = z.object({ url: z.string() }).parse(workerData);

async function keepUp(client: pg.Client): Promise<never> {
  await tidyComparisons(client);
  await dropRevisionsExcept(client, []);
  await client.query(`listen ${COMPARISON_CHANNEL}`);
  const comparer = new Comparer(client);
  let ring = (): void => {};
  client.on("notification", () => ring());
  for (;;) {
    const told = new Promise<void>((resolve) => (ring = resolve));
    for (let question = await takeComparison(client); question; question = await takeComparison(client)) {
      try {
        await comparer.answer(question);
      } catch (error) {
        if (isConnectionLost(error)) throw error;
        console.error("Comparisons:", error);
        const message = "The revisions could not be compared.";
        await failComparison(client, question.id, { code: "internal_error", message });
      }
    }
    await Promise.race([told, sleep(LOOK)]);
    // Tells whether the connection is still there.
    await client.query("select 1");
  }
}

// A file's history never waits for a comparison.
await Promise.all([
  stayConnected({ name: "fathom indexer, revisions", url, retry: RETRY }, keepUp, (message) =>
    console.error(`Comparisons: ${message}`),
  ),
  stayConnected({ name: "fathom indexer, histories", url, retry: RETRY }, keepAnsweringGit, (message) =>
    console.error(`Histories of files: ${message}`),
  ),
]);
