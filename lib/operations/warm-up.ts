/**
 * While nobody asks anything, the server asks itself: once the index is at rest, what derives from the types that most
 * derive from; where the names are used that most files use, and who calls them; which methods the calls of those
 * names mean that many methods bear. So the first question about such a name finds what it needs in memory, and any
 * first question finds its code compiled. Bounded in CPU, and begins anew only when the index has changed and come to
 * rest again.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { frequentBases, frequentNames, sharedMethodNames } from "../db/read/frequent-names";
import { indexGeneration } from "../db/index-generation";
import type { OperationName } from "./registry";
import { warmLinks } from "../resolve/facts/kept-facts";
import type { QueryContext } from "../queries/context";
import { openSession } from "../queries/navigation/session";
import { quietFor } from "../queries/question-clock";
import { repositoriesOf } from "../queries/repositories";
import { runOperation } from "./run-operation";

/** Milliseconds between two looks at the index. */
const LOOK_EVERY = 3_000;
/** Milliseconds without a question before the server asks itself one. */
const QUIET = 300;
/** Names that are asked about: their uses and facts fit into memory together. */
const MAX_NAMES = 120;
/** Names of these that every operation is asked about: what it runs is compiled then. */
const MAX_COMPILING = 16;
/** Types whose inheritors are looked for. */
const MAX_BASES = 60;
/** Names of methods whose calls are decided. */
const MAX_SHARED = 200;
/** Milliseconds of CPU that one round takes at most. */
const MAX_CPU = 40_000;
/** Milliseconds that a question which somebody asks meanwhile waits at most. */
const SLICE = 60;
/** Milliseconds between the starts of two rounds: where files change all the time, rounds would follow each other. */
const MIN_PAUSE = 60_000;

const KEY = Symbol.for("fathom.warm-up");
const shared = globalThis as { [KEY]?: Promise<never> };

/**
 * Begins to keep what questions need in memory, once. Called by the routes that answer them: what Next's
 * instrumentation loads are copies of its own of every module, and what one copy has compiled or keeps in its module
 * is nothing to another.
 */
export function startWarmUp(context: QueryContext): void {
  shared[KEY] ??= keepWarm(context);
}

/** Follows the index for as long as the process lives. */
async function keepWarm(context: QueryContext): Promise<never> {
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

/** Null while something is being indexed or the symbols are still being loaded, and where nothing is. */
async function restingGeneration(context: QueryContext): Promise<string | null> {
  if ((await context.search()).position() === 0n) return null;
  const repositories = await repositoriesOf(context);
  const atRest = repositories.every(
    ({ indexedAt, run }) => indexedAt !== null && (run === null || run.phase === "done"),
  );
  return atRest && repositories.length > 0 ? indexGeneration(context.pool) : null;
}

/**
 * Operations that name a symbol and are asked for nothing but to be compiled; the searches for uses are asked for
 * more.
 */
const ABOUT_SYMBOLS = [
  "symbol_declaration",
  "symbol_members",
  "symbol_doc",
  "symbol_signature",
  "symbol_counterpart",
  "symbol_inheritors",
  "symbol_implementations",
  "symbol_bundle",
] as const satisfies readonly OperationName[];

/** One round. Ends early when the index changes. */
export async function warmUp(context: QueryContext, generation: string): Promise<void> {
  await warmLinks(context.pool);
  const round = new Round(context, generation);
  const names = await frequentNames(context.pool, MAX_NAMES);
  for (const symbol of names.slice(0, MAX_COMPILING))
    for (const operation of ABOUT_SYMBOLS) await round.ask(operation, { symbol, scope: "all" });
  // Before the names: a tree of a thousand types costs most when it is first asked for.
  for (const name of await frequentBases(context.pool, MAX_BASES))
    await round.ask("symbol_hierarchy", { symbol: name, scope: "all" });
  // The most frequent last: they are the last to leave memory.
  for (const name of names.reverse()) {
    await round.ask("symbol_usages", { symbol: name, scope: "all" });
    await round.ask("symbol_callers", { symbol: name, scope: "all", kind: "function", depth: 2 });
  }
  for (const name of await sharedMethodNames(context.pool, MAX_SHARED)) await round.decideCalls(name);
}

class Round {
  private readonly began = cpuSpent();

  constructor(
    private readonly context: QueryContext,
    private readonly generation: string,
  ) {}

  async ask(operation: OperationName, input: Record<string, unknown>): Promise<void> {
    await this.step(() => runOperation(operation, input, this.context));
  }

  async decideCalls(name: string): Promise<void> {
    const decide = () => openSession(this.context).usages.decideCalls(name, performance.now() + SLICE);
    while ((await this.step(decide)) === false);
  }

  /** What `work` gives; null when it failed or the round is over. */
  private async step<T>(work: () => Promise<T>): Promise<T | null> {
    while (quietFor() < QUIET) await pause(QUIET);
    if (cpuSpent() - this.began > MAX_CPU || (await indexGeneration(this.context.pool)) !== this.generation)
      return null;
    const started = performance.now();
    const found = await work().catch(() => null);
    // As long again for whoever shares the machine.
    await pause(performance.now() - started);
    return found;
  }
}

function cpuSpent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
