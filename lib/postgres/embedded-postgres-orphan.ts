/**
 * Clears what a killed start left behind: a Postgres that still runs on the cluster is shut down in order, a stale
 * `postmaster.pid` is removed. Refuses to touch any process that is not Postgres on exactly this cluster.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commandLine, isAlive, waitUntilGone } from "./processes";

const ORDERLY_MS = 15_000;
const FORCED_MS = 5_000;

/** After this no process runs on the cluster, and none is said to. */
export async function clearOrphan(cluster: string): Promise<void> {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
  if (pid > 1 && isAlive(pid) && commandLine(pid).includes(cluster)) await shutDown(pid);
  rmSync(file, { force: true });
}

/**
 * Asks a Postgres to shut down, rolling back what is under way, and forces it after `orderlyMs`. Forced, it replays
 * its log at the next start: nothing that was committed is lost.
 */
export async function shutDown(pid: number, orderlyMs: number = ORDERLY_MS): Promise<void> {
  process.kill(pid, "SIGINT");
  if (await waitUntilGone(pid, orderlyMs)) return;
  process.kill(pid, "SIGQUIT");
  await waitUntilGone(pid, FORCED_MS);
}
