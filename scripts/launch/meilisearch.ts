/**
 * A Meilisearch of one's own: the `meilisearch` that stands on PATH, run on loopback under a key of its own, its data
 * in the data folder. Nothing here is fatal: whenever it does not run, the embedded engine answers. What it holds can
 * always be filled again.
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { keepRunning } from "./keep-running";
import { freePort } from "./port";
import type { Program } from "./program";
import { clearOrphan, findOnPath, runSideServer, stopSideServer, untilReady } from "./side-server";

const NAME = "meilisearch";
const HOST = "127.0.0.1";
const READY_MS = 30_000;
/** Of the machine's memory, while documents are taken in. */
const INDEXING_MEMORY = "1GiB";

export interface Meilisearch {
  url: string;
  key: string;
  stop(): Promise<void>;
}

/** The program on PATH; undefined when there is none. */
export function findMeilisearch(path = process.env.PATH ?? ""): string | undefined {
  return findOnPath(NAME, path);
}

/** Starts it and keeps it running; null when it does not get ready. @param tell takes a line for people */
export async function startMeilisearch(
  binary: string,
  dataFolder: string,
  tell: (line: string) => void,
): Promise<Meilisearch | null> {
  const place = join(dataFolder, NAME);
  const key = keyOf(dataFolder);
  await clearOrphan(dataFolder, NAME, place);
  const port = await freePort();
  const run = (): Program => runServer({ binary, dataFolder, place, key, port });
  let current = run();
  let ready = await isHealthy(port, current);
  if (!ready && (await wasMadeByAnother(current))) {
    rmSync(place, { recursive: true, force: true });
    current = run();
    ready = await isHealthy(port, current);
  }
  if (!ready) {
    await stopSideServer(current);
    tell("Meilisearch did not start; the embedded engine answers. logs/meilisearch.log in the data folder says why.");
    return null;
  }
  const kept = keepRunning(current, { title: "Meilisearch", run, stop: stopSideServer, tell });
  void kept.gaveUp.then(({ reason }) =>
    tell(`Meilisearch ended with ${reason}; the embedded engine answers from now on.`),
  );
  return { url: `http://${HOST}:${port}`, key, stop: kept.stop };
}

interface Server {
  binary: string;
  dataFolder: string;
  place: string;
  key: string;
  port: number;
}

function runServer({ binary, dataFolder, place, key, port }: Server): Program {
  const args = ["--env", "production", "--no-analytics", "--log-level", "WARN", "--http-addr", `${HOST}:${port}`];
  args.push("--db-path", place, "--max-indexing-memory", INDEXING_MEMORY);
  // The key goes by the environment: a command line can be read by everybody.
  return runSideServer({ name: NAME, binary, args, env: { MEILI_MASTER_KEY: key }, dataFolder });
}

function isHealthy(port: number, program: Program): Promise<boolean> {
  return untilReady(program, READY_MS, () =>
    fetch(`http://${HOST}:${port}/health`, { signal: AbortSignal.timeout(2_000) }),
  );
}

/** Whether it refused the data of another version. */
async function wasMadeByAnother(program: Program): Promise<boolean> {
  const exit = await Promise.race([program.exited, sleep(0, null)]);
  return exit !== null && /incompatible/i.test(exit.said);
}

/** The key of this data folder's server, made once. */
function keyOf(dataFolder: string): string {
  const file = join(dataFolder, "meilisearch-key");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}
