/**
 * The thread that keeps the text index: looks when it is told to, waits a little after small changes so that a series
 * of them makes one segment, and goes on after the database was away. Bundled to dist/text-index-worker.js.
 */
import { workerData } from "node:worker_threads";
import type pg from "pg";
import { z } from "zod";
import { TextReader } from "../../lib/db/read/text-reader";
import { Follower } from "../following/follower";
import { lookAtChanges, writeSegments } from "../following/segment-keeper";
import { stayConnected } from "../following/stay-connected";
import { TextIndexer } from "./text-indexer";
import { ZoektShards } from "./zoekt-shards";

/** Milliseconds that few files wait for more. */
const QUIET = 5_000;
const RETRY = 2_000;

const { url, zoektIndex } = z.object({ url: z.string(), zoektIndex: z.string().optional() }).parse(workerData);
const follower = new Follower();

async function work(client: pg.Client): Promise<never> {
  const reader = new TextReader(url, "fathom indexer, texts");
  try {
    const shards = zoektIndex === undefined ? null : new ZoektShards(zoektIndex, client, reader);
    return await keepUp(new TextIndexer(client, reader), shards);
  } finally {
    await reader.close();
  }
}

async function keepUp(indexer: TextIndexer, shards: ZoektShards | null): Promise<never> {
  for (let seen = 0; ;) {
    seen = await lookAtChanges(follower, indexer, seen, QUIET);
    await writeSegments(indexer);
    // Without it the embedded index answers; the next change tries again.
    await shards?.bringUpToDate().catch((error: unknown) => follower.failed(`zoekt-index: ${String(error)}`));
    follower.hurry = false;
    follower.level(seen);
  }
}

await stayConnected({ name: "fathom indexer, text", url, retry: RETRY }, work, follower.failed);
