/** The engines behind Go to Symbol, best first: the first that is configured answers. */
import { databaseUrl, env, type Environment } from "../env";
import { openSymbolSearch } from "./embedded-symbol-search";
import { openMeilisearch } from "./meilisearch/open";
import type { RunningSymbolSearch } from "./port";

/** Null where the engine is not configured. */
type Open = (settings: Environment) => RunningSymbolSearch | null;

const ENGINES: readonly Open[] = [
  ({ meili }) => (meili ? openMeilisearch({ ...meili, databaseUrl: databaseUrl() }) : null),
  () => openSymbolSearch(databaseUrl()),
];

export function openConfigured(): RunningSymbolSearch {
  for (const open of ENGINES) {
    const engine = open(env());
    if (engine) return engine;
  }
  throw new Error("No engine answers Go to Symbol.");
}
