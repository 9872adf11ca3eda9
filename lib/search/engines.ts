/** The engines behind Go to Symbol, best first: the first that is configured answers. */
import { join } from "node:path";
import { databaseUrl, env, type Environment } from "../env";
import { openSymbolSearch } from "./embedded-symbol-search";
import { openMeilisearch } from "./meilisearch/open";
import type { RunningSymbolSearch } from "./port";

/** Null where the engine is not configured. */
type Open = (settings: Environment) => RunningSymbolSearch | null;

const ENGINES: readonly Open[] = [
  ({ meili, ...settings }) =>
    meili ? openMeilisearch({ ...meili, databaseUrl: databaseUrl(), keptIn: keptIn(settings) }) : null,
  (settings) => openSymbolSearch(databaseUrl(), keptIn(settings)),
];

/** Where symbols outlive the process; none without a data folder. */
const keptIn = ({ dataFolder }: Pick<Environment, "dataFolder">): string | undefined =>
  dataFolder === undefined ? undefined : join(dataFolder, "symbols");

export function openConfigured(): RunningSymbolSearch {
  for (const open of ENGINES) {
    const engine = open(env());
    if (engine) return engine;
  }
  throw new Error("No engine answers Go to Symbol.");
}
