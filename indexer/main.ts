/**
 * The indexer's process. Started by the launcher, or by hand with DATABASE_URL set; `--once` ends it when everything
 * queued is indexed, `--until-navigable` as soon as names can be found: without the text index and second looks. Ends
 * within 5 s of SIGTERM or the launcher's `stop`; what is committed stays.
 */
import { availableParallelism } from "node:os";
import { databaseUrl, env, programPath } from "../lib/env";
import { AppError } from "../lib/errors";
import { launcherMessageSchema } from "../lib/db/admin/index-runs";
import { runIndexer } from "./indexer";
import { FollowingThread } from "./following/following-thread";
import { tellLauncher } from "./run-progress";
import { SearchIndexThread } from "./search-index/search-index-thread";
import { fileDeadline } from "./workers/deadlines";
import { optimiseLate } from "./workers/v8-settings";
import { WorkerPool } from "./workers/worker-pool";

/** Milliseconds for ending in order. */
const GRACE = 4_000;

async function main(): Promise<number> {
  const { workers, watch, zoekt, meili, precise: isPrecise, semantic: isSemantic, dataFolder } = env();
  optimiseLate();
  const pool = new WorkerPool({
    workers: workers ?? availableParallelism(),
    program: new URL("./parse-worker.js", import.meta.url),
    treeProgram: new URL("./tree-worker.js", import.meta.url),
    deadline: fileDeadline,
  });
  const textProgram = new URL("./text-index-worker.js", import.meta.url);
  const untilNavigable = process.argv.includes("--until-navigable");
  const once = untilNavigable || process.argv.includes("--once");
  const url = databaseUrl();
  const text = untilNavigable
    ? null
    : new FollowingThread("The text index", textProgram, { url, zoektIndex: zoekt.indexFolder });
  const preciseProgram = new URL("./precise-worker.js", import.meta.url);
  const precise =
    untilNavigable || !isPrecise
      ? null
      : new FollowingThread("Compilers' engines", preciseProgram, { url, dataFolder, path: programPath() });
  const semanticProgram = new URL("./semantic-worker.js", import.meta.url);
  const semantic =
    untilNavigable || !isSemantic ? null : new FollowingThread("The index by meaning", semanticProgram, { url });
  // Asked by the server at any time, while the index is made too.
  const revisions = once
    ? null
    : new FollowingThread("Comparisons of revisions", new URL("./revision-worker.js", import.meta.url), { url });
  const searchProgram = new URL("./search-index-worker.js", import.meta.url);
  const search =
    untilNavigable || meili === undefined ? null : new SearchIndexThread(searchProgram, { ...meili, databaseUrl: url });
  const stop = new AbortController();
  const end = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    pool.close();
    void text?.close();
    void precise?.close();
    void semantic?.close();
    void revisions?.close();
    void search?.close();
    setTimeout(() => process.exit(0), GRACE).unref();
  };
  process.on("SIGTERM", end).on("SIGINT", end).on("disconnect", end);
  process.on("message", (message) => launcherMessageSchema.safeParse(message).success && end());
  try {
    revisions?.look();
    const allWell = await runIndexer({ pool, text, precise, semantic, watch, once, untilNavigable, stop: stop.signal });
    if (once && !stop.signal.aborted) await search?.finish();
    return allWell ? 0 : 1;
  } finally {
    await text?.close();
    await precise?.close();
    await semantic?.close();
    await revisions?.close();
    await search?.close();
    pool.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  const known = error instanceof AppError ? { message: error.message, hint: error.hint } : null;
  tellLauncher({ type: "error", ...(known ?? { message: `The indexer failed: ${String(error)}` }) });
  process.exitCode = 1;
}
process.disconnect?.();
