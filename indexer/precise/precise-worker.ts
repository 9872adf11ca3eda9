/**
 * The thread that has compilers' engines asked, and imports SCIP indexes, when there is nothing else to do. It goes on after the database was
 * away, and lets an engine go that nobody needed for a while. Bundled to dist/precise-worker.js.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { z } from "zod";
import { connectIndexer, isConnectionLost } from "../../lib/db/admin/indexer-client";
import { closeInterruptedPreciseRuns } from "../../lib/db/precise/precise-runs";
import { Follower } from "../following/follower";
import { ScipFolder } from "../scip/scip-folder";
import { Supervisor } from "./supervisor";

/** Milliseconds that an engine waits for the next change. */
const KEPT_WARM = 600_000;
const RETRY = 2_000;
/** How often the folder of SCIP indexes is looked at. */
const POLL = 3_000;

const { url, dataFolder, path } = z
  .object({ url: z.string(), dataFolder: z.string().optional(), path: z.string().optional() })
  .parse(workerData);
const program = new URL("./precise-engine.js", import.meta.url);
const follower = new Follower();

async function run(): Promise<never> {
  for (;;) {
    const client = await connectIndexer("fathom indexer, engines", url).catch(() => null);
    const supervisor = client && new Supervisor(client, program, { dataFolder, path });
    try {
      if (client !== null) await closeInterruptedPreciseRuns(client);
      if (client !== null && supervisor !== null) await keepUp(supervisor, new ScipFolder(client, dataFolder));
    } catch (error) {
      if (!isConnectionLost(error))
        follower.tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
    } finally {
      supervisor?.close();
      await client?.end().catch(() => {});
    }
    await sleep(RETRY);
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
    if (hasMoved) await supervisor.look();
    follower.tell({ type: "level", looks: seen });
  }
}

await run();
