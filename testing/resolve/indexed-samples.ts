/**
 * For tests: all sample programs, read by the real indexer into a database of their own, a repository per language.
 */
import { bundlePrograms, folderWith, startIndexer } from "../indexer/run-indexer";
import { registerRepositories } from "../../lib/db/admin/repositories";
import { testDatabase, type TestDatabase } from "../database/test-database";
import { sampleProgram, SAMPLES } from "./samples";

export interface IndexedSamples {
  database: TestDatabase;
  close(): Promise<void>;
}

export async function indexedSamples(): Promise<IndexedSamples> {
  const database = await testDatabase();
  const programs = await bundlePrograms();
  const folders = SAMPLES.map((language) => ({ name: language, ...folderWith(sampleProgram(language).files) }));
  const close = async () => {
    await database.drop();
    for (const { remove } of [programs, ...folders]) remove();
  };
  const repositories = folders.map(({ name, root }) => ({ root, name, scope: "user" as const, excludes: [] }));
  try {
    await registerRepositories(database.pool, repositories);
    await startIndexer(programs, database.url, { workers: 1 }).exited;
  } catch (error) {
    await close();
    throw error;
  }
  return { database, close };
}
