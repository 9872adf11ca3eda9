/**
 * A second start on data that is in use: hands its folders to the running instance and follows until they are done.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { lastRunId, newestRuns } from "../../lib/db/admin/index-runs";
import { createPool } from "../../lib/db/pool";
import { listRepositories, registerRepositories, type NewRepository } from "../../lib/db/admin/repositories";
import { AppError } from "../../lib/errors";
import { readHolder, type Holder } from "./data-lock";
import { nothingIndexed } from "./outcome";
import { ProgressPrinter } from "./progress-printer";

const POLL_MS = 500;
const STARTING_MS = 120_000;

/** Gives the exit code: 0 when done, 1 when nothing of the folders could be indexed. */
export async function joinRunning(dataFolder: string, found: Holder, folders: NewRepository[]): Promise<number> {
  const { pid, url, databaseUrl } = await whenStarted(dataFolder, found);
  console.log(`Fathom already runs on ${dataFolder} (process ${pid}).`);
  console.log(url);
  if (folders.length === 0) return 0;

  const pool = createPool({ url: databaseUrl, applicationName: "fathom join", max: 2 });
  try {
    const before = await lastRunId(pool);
    const ids = await registerRepositories(pool, folders);
    await follow(pool, ids, before);
    const problem = await nothingIndexed(pool, ids);
    if (problem === undefined) return 0;
    console.error(problem);
    return 1;
  } catch (cause) {
    if (readHolder(dataFolder)?.pid === pid) throw cause;
    throw new AppError("database_unavailable", `Fathom (process ${pid}) was stopped meanwhile.`, {
      hint: "Start again: what was indexed is kept, and the folders are entered.",
      cause,
    });
  } finally {
    await pool.end();
  }
}

/** Where page and database of who holds a data folder are, as soon as it is ready. Throws `data_in_use`. */
export async function whenStarted(
  dataFolder: string,
  found: Holder,
): Promise<{ pid: number; url: string; databaseUrl: string }> {
  let holder: Holder | undefined = found;
  for (const end = Date.now() + STARTING_MS; Date.now() < end; await sleep(200)) {
    if (!holder) throw dataInUse(found, `Fathom (process ${found.pid}) was starting there, and ended.`, "Start again.");
    const { pid, url, databaseUrl } = holder;
    if (url !== null && databaseUrl !== null) return { pid, url, databaseUrl };
    holder = readHolder(dataFolder);
  }
  throw dataInUse(
    found,
    `Process ${found.pid} holds ${dataFolder} and does not get ready.`,
    "Stop it, then start again.",
  );
}

function dataInUse(found: Holder, message: string, hint: string): AppError {
  return new AppError("data_in_use", message, { hint, details: { pid: found.pid } });
}

async function follow(pool: pg.Pool, ids: number[], before: number): Promise<void> {
  const printer = new ProgressPrinter(process.stdout);
  const entered = await listRepositories(pool);
  printer.expect(entered.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
  printer.begin();
  for (const open = new Set(ids); open.size > 0; await sleep(POLL_MS)) {
    const states = new Map((await listRepositories(pool)).map((entry) => [entry.id, entry.state]));
    for (const run of await newestRuns(pool, [...open], before))
      printer.show({ ...run, type: "progress", symbols: run.symbolsDone });
    for (const id of ids) {
      const state = states.get(id);
      if (state === "ready" || state === "failed" || state === undefined) open.delete(id);
    }
  }
}
