/**
 * The thread that keeps the index by meaning, behind everything else that is done: it looks when it is told to, and
 * waits a little after small changes. Bundled to dist/semantic-worker.js, with the table of words inside.
 */
import { createHash } from "node:crypto";
import { constants, platform, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { z } from "zod";
import { connectIndexer, isConnectionLost } from "../../lib/db/admin/indexer-client";
import { TextReader } from "../../lib/db/read/text-reader";
import { configuredEndpoint } from "../../lib/semantic/embedders/engines";
import words from "../../lib/semantic/table/words.bin";
import { Follower } from "../following/follower";
import { SemanticIndexer } from "./semantic-indexer";

/** Files that are worth a segment at once; fewer wait for more. */
const WORTH_A_SEGMENT = 64;
/** Milliseconds that few files wait. */
const QUIET = 3_000;
const RETRY = 10_000;

const { url } = z.object({ url: z.string() }).parse(workerData);
const base = { id: `words-${createHash("sha256").update(words).digest("hex").slice(0, 8)}`, bytes: words };
const follower = new Follower();

async function run(): Promise<never> {
  for (;;) {
    const client = await connectIndexer("fathom indexer, meaning", url).catch(() => null);
    const reader = new TextReader(url, "fathom indexer, passages");
    try {
      if (client !== null) await keepUp(new SemanticIndexer(client, reader, base, configuredEndpoint()));
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

async function keepUp(indexer: SemanticIndexer): Promise<never> {
  for (let seen = 0; ;) {
    if (follower.looks === seen) await follower.rung();
    do {
      seen = follower.looks;
      await indexer.look();
      if (indexer.waiting < WORTH_A_SEGMENT && !follower.hurry) await Promise.race([sleep(QUIET), follower.rung()]);
    } while (follower.looks !== seen);
    await writeAll(indexer);
    if (await indexer.teachNext()) await writeAll(indexer);
    follower.hurry = false;
    follower.tell({ type: "level", looks: seen });
  }
}

async function writeAll(indexer: SemanticIndexer): Promise<void> {
  while (await indexer.writeNext()) await indexer.look();
}

/** On Linux this is of the thread alone; elsewhere it would be of the whole indexer. */
if (platform() === "linux") setPriority(0, constants.priority.PRIORITY_LOW);

await run();
