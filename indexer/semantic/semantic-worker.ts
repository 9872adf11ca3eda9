/**
 * The thread that keeps the index by meaning, behind everything else that is done: it looks when it is told to, and
 * waits a little after small changes. Bundled to dist/semantic-worker.js, with the table of words inside.
 */
import { createHash } from "node:crypto";
import { workerData } from "node:worker_threads";
import type pg from "pg";
import { z } from "zod";
import { TextReader } from "../../lib/db/read/text-reader";
import { configuredEndpoint } from "../../lib/semantic/embedders/engines";
import words from "../../lib/semantic/table/words.bin";
import { PASSAGE_VERSION } from "../../lib/semantic/words/passages-of-file";
import { Follower } from "../following/follower";
import { takeLowestPriority } from "../following/lowest-priority";
import { lookAtChanges, writeSegments } from "../following/segment-keeper";
import { stayConnected } from "../following/stay-connected";
import { SemanticIndexer } from "./semantic-indexer";

/** Milliseconds that few files wait. */
const QUIET = 3_000;
const RETRY = 10_000;

const { url } = z.object({ url: z.string() }).parse(workerData);
const digest = createHash("sha256").update(words).update(String(PASSAGE_VERSION)).digest("hex");
const base = { id: `words-${digest.slice(0, 8)}`, bytes: words };
const follower = new Follower();

async function work(client: pg.Client): Promise<never> {
  const reader = new TextReader(url, "fathom indexer, passages");
  try {
    return await keepUp(new SemanticIndexer(client, reader, base, configuredEndpoint()));
  } finally {
    await reader.close();
  }
}

async function keepUp(indexer: SemanticIndexer): Promise<never> {
  for (let seen = 0; ;) {
    seen = await lookAtChanges(follower, indexer, seen, QUIET);
    await writeSegments(indexer);
    if (await indexer.teachNext()) await writeSegments(indexer);
    follower.hurry = false;
    follower.level(seen);
  }
}

takeLowestPriority();

await stayConnected({ name: "fathom indexer, meaning", url, retry: RETRY }, work, follower.failed);
