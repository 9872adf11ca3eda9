/**
 * The entry through which the indexer's process keeps a search server up to date with the database. It uses nothing
 * else of this room. Without a configured server it does nothing.
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
