/** For tests: what operations are asked of, over files that the real indexer has read into a database of their own. */
import { bundlePrograms, folderWith, startIndexer } from "../../indexer/testing";
import { createPrismaClient } from "../db/client";
import { registerRepositories } from "../db/repositories";
import { testDatabase } from "../db/testing";
import { openSymbolSearch } from "../search/embedded-symbol-search";
import { openTextSearch } from "../text/text-search";
import type { QueryContext } from "./context";

export interface IndexedFolder {
  context: QueryContext;
  close(): Promise<void>;
}

/** @param name of the repository; @param files text by path */
export async function indexedFolder(name: string, files: Readonly<Record<string, string>>): Promise<IndexedFolder> {
  const database = await testDatabase();
  const folder = folderWith({ ...files });
  const programs = await bundlePrograms();
  await registerRepositories(database.pool, [{ root: folder.root, name, scope: "user", excludes: [] }]);
  await startIndexer(programs, database.url, { workers: 1 }).exited;
  const db = createPrismaClient(database.pool);
  const search = openSymbolSearch(database.url);
  while (search.state().phase !== "ready") await new Promise((resolve) => setTimeout(resolve, 20));
  const text = openTextSearch(database.url, database.pool);
  return {
    context: { db, pool: database.pool, search: async () => search, text: () => text },
    close: async () => {
      await search.stop();
      await text.stop();
      await db.$disconnect();
      folder.remove();
      programs.remove();
      await database.drop();
    },
  };
}
