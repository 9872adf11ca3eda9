/**
 * Puts the engine together: the server, whether it can answer, who stands in for it. The indexer's process fills the
 * server.
 */
import { createPool } from "../../db/pool";
import { openSymbolSearch } from "../embedded-symbol-search";
import type { RunningSymbolSearch } from "../port";
import { StandIn } from "../stand-in";
import { MeilisearchSymbolSearch } from "./meilisearch-symbol-search";
import { MeilisearchServer } from "./server";
import { Standing } from "./standing";

interface MeilisearchOptions {
  url: string;
  key: string | undefined;
  databaseUrl: string;
  /** for the engine that stands in for it, see `openSymbolSearch` */
  keptIn?: string;
}

/** An engine over a server that `keepLevel` fills, here or in another process. Stop it when done. */
export function openMeilisearch({ url, key, databaseUrl, keptIn }: MeilisearchOptions): RunningSymbolSearch {
  const server = new MeilisearchServer(url, key);
  const pool = createPool({ url: databaseUrl, applicationName: "fathom web, standing", max: 2 });
  const standIn = new StandIn(() => openSymbolSearch(databaseUrl, keptIn));
  return Object.assign(new MeilisearchSymbolSearch(server, new Standing(server, pool), standIn), {
    // Who stands in for it waits where it must.
    ready: async () => {},
    stop: async () => {
      await standIn.stop();
      await pool.end();
    },
  });
}
