/**
 * The web process's one engine behind Go to Symbol, as `engines.ts` opens it. Kept on globalThis, because Next may
 * load this module more than once.
 */
import { openConfigured } from "./engines";
import type { RunningSymbolSearch, SymbolSearch } from "./port";

const KEY = Symbol.for("fathom.symbol-search");
const shared = globalThis as { [KEY]?: RunningSymbolSearch };

/** Starts the engine, once; it loads in the background and answers with what it has. */
export function startSymbolSearch(): RunningSymbolSearch {
  return (shared[KEY] ??= openConfigured());
}

/** The engine once it can answer. Throws `database_unavailable` when the database was not reached at all. */
export async function getSymbolSearch(): Promise<SymbolSearch> {
  const engine = startSymbolSearch();
  await engine.ready();
  return engine;
}
