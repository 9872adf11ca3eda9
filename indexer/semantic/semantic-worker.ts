/**
 * The thread that keeps the index by meaning, behind everything else that is done: it looks when it is told to, and
 * waits a little after small changes. Bundled to dist/semantic-worker.js, with the table of words inside.
 */
import { createHash } from "node:crypto";
import { workerData } from "node:worker_threads";
import type pg from "pg";
import { z } from "zod";
import { holderName } from "../../lib/db/admin/index-jobs";
import { lockThread } from "../../lib/db/admin/indexer-locks";
import { TextReader } from "../../lib/db/read/text-reader";
import { env } from "../../lib/env";
import { configuredEmbedder } from "../../lib/semantic/embedders/configured";
import type { Embedder } from "../../lib/semantic/embedders/port";
import words from "../../lib/semantic/table/words.bin";
import { PASSAGE_VERSION } from "../../lib/semantic/words/passages-of-file";
import { Follower } from "../following/follower";
import { takeLowestPriority } from "../following/lowest-priority";
import { lookAtChanges, writeSegments } from "../following/segment-keeper";
import { stayConnected } from "../following/stay-connected";
import { FollowUps } from "../queue/follow-ups";
import { SemanticIndexer } from "./semantic-indexer";
import { VectorKeeper } from "./vector-keeper";

/** Milliseconds that few files wait. */
const QUIET = 3_000;
const RETRY = 10_000;

const { url, workerId } = z
  .object({
    url: z.string(),
    /** takes jobs of the queue, as a thread of this worker */
    workerId: z.coerce.number().optional(),
  })
  .parse(workerData);
const digest = createHash("sha256").update(words).update(String(PASSAGE_VERSION)).digest("hex");
const base = { id: `words-${digest.slice(0, 8)}`, bytes: words };
const follower = new Follower();

async function work(client: pg.Client): Promise<never> {
  const reader = new TextReader(url, "fathom indexer, passages");
  try {
    const vectors = env().vectors === "pgvector" ? await VectorKeeper.open(client, console.warn) : null;
    const named = await configuredEmbedder();
    if (workerId !== undefined) return await takeJobs(client, reader, workerId, named, vectors);
    return await keepUp(new SemanticIndexer(client, reader, base, named), vectors);
  } finally {
    await reader.close();
  }
}

async function keepUp(indexer: SemanticIndexer, vectors: VectorKeeper | null): Promise<never> {
  for (let seen = 0; ;) {
    seen = await lookAtChanges(follower, indexer, seen, QUIET);
    await writeSegments(indexer);
    if (await indexer.teachNext()) await writeSegments(indexer);
    // What is saved meanwhile comes first.
    while (await vectors?.keepNext()) {
      await indexer.look();
      await writeSegments(indexer);
    }
    follower.hurry = false;
    follower.level(seen);
  }
}

/** As one of many workers: each repository is a job that any of them takes. */
async function takeJobs(
  client: pg.Client,
  reader: TextReader,
  worker: number,
  named: Embedder | null,
  vectors: VectorKeeper | null,
): Promise<never> {
  await lockThread(client, worker);
  const jobs = await FollowUps.open(url, client, holderName(worker, "semantic"));
  const counted = new Map<number, number>();
  const bringUp = async (repositoryId: number): Promise<void> => {
    const indexer = new SemanticIndexer(client, reader, base, named, { repositoryId, counted });
    await indexer.look();
    await writeSegments(indexer);
    if (await indexer.teachNext()) await writeSegments(indexer);
    while (await vectors?.keepNext());
  };
  try {
    return await jobs.work({ semantic: bringUp });
  } finally {
    await jobs.close();
  }
}

takeLowestPriority();

await stayConnected({ name: "fathom indexer, meaning", url, retry: RETRY }, work, follower.failed);
