/**
 * The indexer's process. Started by the launcher, or by hand with DATABASE_URL set; `--once` ends it when everything
 * queued is indexed, `--until-navigable` as soon as names can be found: without the text index and second looks. Ends
 * within 5 s of SIGTERM or the launcher's `stop`; what is committed stays.
 */
import { env } from "../lib/env";
import { AppError } from "../lib/errors";
import { launcherMessageSchema } from "../lib/db/admin/index-runs";
import { runIndexer } from "./indexer";
import { followerOf, searchFollower } from "./following/followers";
import { tellLauncher } from "./run-progress";
import { parserPool } from "./workers/parser-pool";
import { optimiseLate } from "./workers/v8-settings";

/** Milliseconds for ending in order. */
const GRACE = 4_000;

async function main(): Promise<number> {
  const { workers, watch, precise: isPrecise, semantic: isSemantic } = env();
  optimiseLate();
  const programs = new URL("./", import.meta.url);
  const pool = parserPool(programs, workers);
  const untilNavigable = process.argv.includes("--until-navigable");
  const once = untilNavigable || process.argv.includes("--once");
  const text = untilNavigable ? null : followerOf("text", programs);
  const precise = untilNavigable || !isPrecise ? null : followerOf("precise", programs);
  const semantic = untilNavigable || !isSemantic ? null : followerOf("semantic", programs);
  // Asked by the server at any time, while the index is made too.
  const revisions = once ? null : followerOf("revisions", programs);
  const search = untilNavigable ? null : searchFollower(programs);
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
if (process.connected) process.disconnect();
