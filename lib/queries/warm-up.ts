/**
 * While nobody asks anything, the server asks itself: once the index is at rest, where the names are used that most files use, and who
 * calls them. So the first question about such a name finds what it needs in memory, and any first question finds its code compiled.
 * Bounded in CPU, and begins anew only when the index has changed and come to rest again.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { frequentNames } from "../db/frequent-names";
import { indexGeneration } from "../db/index-generation";
import type { OperationName } from "../contract/registry";
import { warmLinks } from "../resolve/kept-facts";
import type { QueryContext } from "./context";
import { quietFor } from "./question-clock";
import { repositoriesOf } from "./repositories";
import { runOperation } from "./run-operation";

/** Milliseconds between two looks at the index. */
const LOOK_EVERY = 3_000;
/** Milliseconds without a question before the server asks itself one. */
const QUIET = 300;
/** Names that are asked about: their uses and facts fit into memory together. */
const MAX_NAMES = 120;
/** Milliseconds of CPU that one round takes at most. */
const MAX_CPU = 20_000;
/** Milliseconds between the starts of two rounds: where files change all the time, rounds would follow each other. */
const MIN_PAUSE = 60_000;

/** Follows the index for as long as the process lives. */
export async function keepWarm(context: QueryContext): Promise<never> {
  for (let warmed = ""; ; await pause(LOOK_EVERY)) {
    const generation = await restingGeneration(context).catch(() => null);
    if (generation === null || generation === warmed) continue;
    warmed = generation;
    await warmUp(context, generation).catch(() => undefined);
    await pause(MIN_PAUSE);
  }
}

/** A timer that does not keep the process alive. */
const pause = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

/** Null while something is being indexed, and where nothing is. */
async function restingGeneration(context: QueryContext): Promise<string | null> {
  const repositories = await repositoriesOf(context);
  const atRest = repositories.every(
    ({ indexedAt, run }) => indexedAt !== null && (run === null || run.phase === "done"),
  );
  return atRest && repositories.length > 0 ? indexGeneration(context.pool) : null;
}

/** One round. Ends early when the index changes. */
export async function warmUp(context: QueryContext, generation: string): Promise<void> {
  await warmLinks(context.pool);
  const names = await frequentNames(context.pool, MAX_NAMES);
  const began = cpuSpent();
  // The most frequent last: they are the last to leave memory.
  for (const name of names.reverse()) {
    for (const operation of ["symbol_usages", "symbol_callers"] as const) {
      while (quietFor() < QUIET) await pause(QUIET);
      if (cpuSpent() - began > MAX_CPU || (await indexGeneration(context.pool)) !== generation) return;
      await askItself(operation, name, context);
    }
  }
}

async function askItself(operation: OperationName, name: string, context: QueryContext): Promise<void> {
  const own = operation === "symbol_callers" ? { kind: "function", depth: 2 } : {};
  const started = performance.now();
  await runOperation(operation, { symbol: name, scope: "all", ...own }, context).catch(() => undefined);
  // As long again for whoever shares the machine.
  await pause(performance.now() - started);
}

function cpuSpent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
