/** Puts the engine together: the server's client, who keeps it level, who stands in for it. */
import { createPool } from "../../db/pool";
import { openSymbolSearch } from "../embedded-symbol-search";
import type { RunningSymbolSearch } from "../port";
import { StandIn } from "../stand-in";
import { MeilisearchClient } from "./client";
import { MeilisearchSymbolSearch } from "./engine";
import { Keeper } from "./keeper";
import { Standing } from "./standing";

interface MeilisearchOptions {
  url: string;
  key: string | undefined;
  databaseUrl: string;
}

/** An engine that keeps its server level with a database. Stop it when done. */
export function openMeilisearch({ url, key, databaseUrl }: MeilisearchOptions): RunningSymbolSearch {
  const client = new MeilisearchClient(url, key);
  const pool = createPool({ url: databaseUrl, applicationName: "fathom web, standing", max: 2 });
  const keeper = new Keeper(client, databaseUrl);
  const standIn = new StandIn(() => openSymbolSearch(databaseUrl));
  void keeper.run();
  return Object.assign(new MeilisearchSymbolSearch(client, new Standing(client, pool), standIn), {
    // Who stands in for it waits where it must.
    ready: async () => {},
    stop: async () => {
      await keeper.stop();
      await standIn.stop();
      await pool.end();
    },
  });
}
