/**
 * The thread that has compilers' engines asked when there is nothing else to do. It goes on after the database was
 * away, and lets an engine go that nobody needed for a while. Bundled to dist/precise-worker.js.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { z } from "zod";
import { connectIndexer, isConnectionLost } from "../../lib/db/admin/indexer-client";
import { closeInterruptedPreciseRuns } from "../../lib/db/precise/precise-runs";
import { Follower } from "../following/follower";
import { Supervisor } from "./supervisor";

/** Milliseconds that an engine waits for the next change. */
const KEPT_WARM = 600_000;
const RETRY = 2_000;

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
      if (supervisor !== null) await keepUp(supervisor);
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

async function keepUp(supervisor: Supervisor): Promise<never> {
  for (let seen = 0; ;) {
    while (follower.looks === seen) {
      await Promise.race([follower.rung(), sleep(KEPT_WARM, undefined, { ref: false })]);
      if (follower.looks === seen) supervisor.close();
    }
    seen = follower.looks;
    await supervisor.look();
    follower.tell({ type: "level", looks: seen });
  }
}

await run();
