/**
 * The door through which the indexer's process keeps a search server level with the database: nothing else of this room
 * is its business. Where no server is named there is nothing to keep.
 */
import { Keeper, type KeeperNews } from "./meilisearch/keeper";
import { MeilisearchServer } from "./meilisearch/server";

export interface LevelSettings {
  /** of the Meilisearch */
  url: string;
  key?: string;
  databaseUrl: string;
}

export interface LevelKeeping {
  stop(): Promise<void>;
}

/** Keeps it level until it is stopped. Never throws: what goes wrong is told, recorded and tried again. */
export function keepLevel({ url, key, databaseUrl }: LevelSettings, tell?: (news: KeeperNews) => void): LevelKeeping {
  const keeper = new Keeper(new MeilisearchServer(url, key), databaseUrl, tell);
  const running = keeper.run();
  return {
    stop: async () => {
      await keeper.stop();
      await running;
    },
  };
}
