/** For tests: what operations are asked of, over files that the real indexer has read into a database of their own. */
import { afterAll, beforeAll } from "vitest";
import { bundlePrograms, folderWith, startIndexer } from "../indexer/run-indexer";
import { createPrismaClient } from "../../lib/db/client";
import { registerRepositories } from "../../lib/db/admin/repositories";
import { testDatabase, type TestDatabase } from "../database/test-database";
import { closeRevisionPools, revisionPool } from "../../lib/db/revision/revision-pools";
import { openSymbolSearch } from "../../lib/search/embedded-symbol-search";
import { openTextSearch } from "../../lib/text/text-search";
import type { QueryContext } from "../../lib/queries/context";
import { askerOf } from "./ask";

/** Content by path. */
type Files = Readonly<Record<string, string | Uint8Array>>;

export interface IndexedFolder {
  context: QueryContext;
  close(): Promise<void>;
}

/** Folders that can be written to and read again. */
export interface IndexedFolders extends IndexedFolder {
  database: TestDatabase;
  /** where the folder of each repository stands, by the repository's name */
  roots: ReadonlyMap<string, string>;
  /** Has the indexer read once more what changed. */
  indexAgain(): Promise<void>;
}

/** @param name of the repository */
export const indexedFolder = (name: string, files: Files): Promise<IndexedFolders> => indexedFolders({ [name]: files });

/** @param repositories files by the name of the repository that holds them */
export async function indexedFolders(repositories: Readonly<Record<string, Files>>): Promise<IndexedFolders> {
  const database = await testDatabase();
  const programs = await bundlePrograms();
  const folders = Object.entries(repositories).map(([name, files]) => ({ name, ...folderWith({ ...files }) }));
  await registerRepositories(
    database.pool,
    folders.map(({ name, root }) => ({ root, name, scope: "user", excludes: [] })),
  );
  const indexAgain = async (): Promise<void> => {
    const code = await startIndexer(programs, database.url, { workers: 1 }).exited;
    if (code !== 0) throw new Error(`The indexer ended with ${code}.`);
  };
  await indexAgain();
  const db = createPrismaClient(database.pool);
  const search = openSymbolSearch(database.url);
  while (search.state().phase !== "ready") await new Promise((resolve) => setTimeout(resolve, 20));
  const text = openTextSearch(database.url, database.pool);
  return {
    context: {
      db,
      pool: database.pool,
      search: async () => search,
      text: () => text,
      revision: (schema) => revisionPool(schema, database.url),
    },
    database,
    indexAgain,
    roots: new Map(folders.map(({ name, root }) => [name, root])),
    close: async () => {
      await search.stop();
      await text.stop();
      await closeRevisionPools();
      await db.$disconnect();
      for (const folder of folders) folder.remove();
      programs.remove();
      await database.drop();
    },
  };
}

/** Makes what the tests of a file ask before the first of them, and takes it away behind the last. */
export function askedIndex<Index extends IndexedFolder>(make: () => Promise<Index>) {
  let index: Index | undefined;
  const made = (): Index => {
    if (!index) throw new Error("The tests have not begun.");
    return index;
  };
  beforeAll(async () => {
    index = await make();
  }, 120_000);
  afterAll(() => index?.close());
  return { ask: askerOf(() => made().context), indexed: made };
}
