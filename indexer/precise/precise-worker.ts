/**
 * The thread that has compilers' engines asked, and imports SCIP indexes, when there is nothing else to do. It goes on
 * after the database was away, and lets an engine go that nobody needed for a while. Bundled to
 * dist/precise-worker.js.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import type pg from "pg";
import { z } from "zod";
import { closeInterruptedPreciseRuns } from "../../lib/db/precise/precise-runs";
import { Follower } from "../following/follower";
import { takeLowestPriority } from "../following/lowest-priority";
import { stayConnected } from "../following/stay-connected";
import { ScipFolder } from "../scip/scip-folder";
import { Supervisor } from "./supervisor";
import { takeJobs } from "./take-jobs";

/** Milliseconds that an engine waits for the next change. */
const KEPT_WARM = 600_000;
const RETRY = 2_000;
/** How often the folder of SCIP indexes is looked at. */
const POLL = 3_000;

const { url, dataFolder, path, engines, workerId } = z
  .object({
    ...{ url: z.string(), dataFolder: z.string().optional(), path: z.string().optional() },
    /** `none`: others ask engines, this thread imports SCIP indexes alone */
    engines: z.literal("none").optional(),
    /** takes jobs of the queue, as a thread of this worker, and imports nothing */
    workerId: z.coerce.number().optional(),
  })
  .parse(workerData);
const program = new URL("./precise-engine.js", import.meta.url);
const follower = new Follower();

async function work(client: pg.Client): Promise<never> {
  const places = { dataFolder, path };
  const supervisor = new Supervisor(client, program, places);
  try {
    if (workerId !== undefined)
      return await takeJobs(supervisor, client, { url, workerId, places, keptWarm: KEPT_WARM });
    await closeInterruptedPreciseRuns(client);
    return await keepUp(supervisor, new ScipFolder(client, dataFolder));
  } finally {
    supervisor.close();
  }
}

async function keepUp(supervisor: Supervisor, indexes: ScipFolder): Promise<never> {
  for (let seen = 0; ;) {
    for (let quiet = 0; follower.looks === seen && !indexes.isChanged(); quiet += POLL) {
      await Promise.race([follower.rung(), sleep(POLL, undefined, { ref: false })]);
      if (quiet > KEPT_WARM) supervisor.close();
    }
    const hasMoved = follower.looks !== seen;
    seen = follower.looks;
    await indexes.look(hasMoved);
    if (hasMoved && engines !== "none") await supervisor.look();
    follower.level(seen);
  }
}

// Facts become rows here: that may not slow an answer either.
takeLowestPriority();

await stayConnected({ name: "fathom indexer, engines", url, retry: RETRY }, work, follower.failed);
