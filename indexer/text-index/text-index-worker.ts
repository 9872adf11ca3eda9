/**
 * The thread that keeps the text index: looks when it is told to, waits a little after small changes so that a series
 * of them makes one segment, and goes on after the database was away. Bundled to dist/text-index-worker.js.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { z } from "zod";
import { connectIndexer, isConnectionLost } from "../../lib/db/admin/indexer-client";
import { TextReader } from "../../lib/db/read/text-reader";
import { Follower } from "../following/follower";
import { TextIndexer } from "./text-indexer";
import { ZoektShards } from "./zoekt-shards";

/** Files that are worth a segment at once; fewer are searched one by one for a while. */
const WORTH_A_SEGMENT = 64;
/** Milliseconds that few files wait for more. */
const QUIET = 5_000;
const RETRY = 2_000;

const { url, zoektIndex } = z.object({ url: z.string(), zoektIndex: z.string().optional() }).parse(workerData);
const follower = new Follower();

async function run(): Promise<never> {
  for (;;) {
    const client = await connectIndexer("fathom indexer, text", url).catch(() => null);
    const reader = new TextReader(url, "fathom indexer, texts");
    try {
      const shards = client === null || zoektIndex === undefined ? null : new ZoektShards(zoektIndex, client, reader);
      if (client !== null) await keepUp(new TextIndexer(client, reader), shards);
    } catch (error) {
      if (!isConnectionLost(error))
        follower.tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
    } finally {
      await reader.close();
      await client?.end().catch(() => {});
    }
    await sleep(RETRY);
  }
}

async function keepUp(indexer: TextIndexer, shards: ZoektShards | null): Promise<never> {
  for (let seen = 0; ;) {
    if (follower.looks === seen) await follower.rung();
    do {
      seen = follower.looks;
      await indexer.look();
      if (indexer.waiting < WORTH_A_SEGMENT && !follower.hurry) await Promise.race([sleep(QUIET), follower.rung()]);
    } while (follower.looks !== seen);
    while (await indexer.writeNext()) await indexer.look();
    // Without it the embedded index answers; the next change tries again.
    await shards
      ?.bringUpToDate()
      .catch((error: unknown) => follower.tell({ type: "failed", message: `zoekt-index: ${String(error)}` }));
    follower.hurry = false;
    follower.tell({ type: "level", looks: seen });
  }
}

await run();
