/**
 * The database for a command that ends: that of the Fathom which runs on the data folder, else one that is started for
 * as long as the command takes.
 */
import { lockDataFolder } from "./data-lock";
import { startDatabase } from "./database";
import { listenForInterruption } from "./interruption";
import { whenStarted } from "./join";
import { Stoppers } from "./stoppers";

export interface DatabaseWish {
  /** of the program */
  root: string;
  dataFolder: string;
  /** a database of one's own; undefined: the built-in one */
  databaseUrl: string | undefined;
}

/** Rejects as `use` does, and when it is interrupted. */
export async function withDatabase<T>(
  { root, dataFolder, databaseUrl }: DatabaseWish,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const taken = lockDataFolder(dataFolder);
  if ("holder" in taken) return use((await whenStarted(dataFolder, taken.holder)).databaseUrl);
  const stoppers = new Stoppers();
  const interruption = listenForInterruption();
  const work = startDatabase(root, dataFolder, databaseUrl, stoppers).then(({ url }) => use(url));
  try {
    return await Promise.race([work, interruption.happened.then(() => Promise.reject(new Error("Interrupted.")))]);
  } finally {
    await stoppers.stopAll(work);
    interruption.dispose();
    taken.lock.release();
  }
}
