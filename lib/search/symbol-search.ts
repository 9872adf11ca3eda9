/**
 * The web process's one engine behind Go to Symbol: Meilisearch where MEILI_URL names one, else the in-memory index.
 * Kept on globalThis, because Next may load this module more than once.
 */
import { databaseUrl, env } from "../env";
import { openSymbolSearch } from "./embedded-symbol-search";
import { openMeilisearch } from "./meilisearch/open";
import type { RunningSymbolSearch, SymbolSearch } from "./port";

const KEY = Symbol.for("fathom.symbol-search");
const shared = globalThis as { [KEY]?: RunningSymbolSearch };

/** Starts the engine, once; it loads in the background and answers with what it has. */
export function startSymbolSearch(): RunningSymbolSearch {
  return (shared[KEY] ??= start());
}

function start(): RunningSymbolSearch {
  const { meili } = env();
  return meili ? openMeilisearch({ ...meili, databaseUrl: databaseUrl() }) : openSymbolSearch(databaseUrl());
}

/** The engine once it can answer. Throws `database_unavailable` when the database was not reached at all. */
export async function getSymbolSearch(): Promise<SymbolSearch> {
  const engine = startSymbolSearch();
  await engine.ready();
  return engine;
}
