/**
 * The indexer's process fills a real Meilisearch: the one of MEILI_URL or PATH; without either these tests are
 * skipped.
 */
import { afterAll, describe, expect, it } from "vitest";
import { searchGeneration } from "../../lib/db/admin/search-generation";
import { testDatabase } from "../../testing/database/test-database";
import { ENGINE } from "../../lib/search/meilisearch/keeper";
import { openMeilisearch } from "../../lib/search/meilisearch/open";
import { MeilisearchServer } from "../../lib/search/meilisearch/server";
import { meilisearchForTests } from "../../testing/search/meilisearch-server";
import { addRepository, bundlePrograms, folderWith, startIndexer } from "../../testing/indexer/run-indexer";

const running = await meilisearchForTests();
afterAll(() => running?.stop());
const suite = running === null ? describe.skip : describe;

suite("the indexer's process", () => {
  it("has filled the search server when it is done, and tells of one that is dead", async () => {
    const { url, key } = running!;
    const database = await testDatabase();
    const programs = await bundlePrograms();
    const folder = folderWith({ "src/crane.py": "class HarbourCrane:\n    def lift(self):\n        pass\n" });
    const engine = openMeilisearch({ url, key, databaseUrl: database.url });
    try {
      await addRepository(database.pool, folder.root);
      const dead = { url: "http://127.0.0.1:9", key };
      expect(await startIndexer(programs, database.url, { meilisearch: dead }).exited).toBe(0);
      expect((await searchGeneration(database.pool, ENGINE)).error).not.toBeNull();
      expect(await startIndexer(programs, database.url, { meilisearch: { url, key } }).exited).toBe(0);
      const answer = await engine.search({ query: "HarbourCrane", match: "auto", filter: {}, limit: 5, offset: 0 });
      expect(answer.standsIn).toBeUndefined();
      expect(answer.rows.map(({ hit }) => hit.path)).toEqual(["src/crane.py"]);
    } finally {
      await engine.stop();
      const { indexUid } = await searchGeneration(database.pool, ENGINE);
      await new MeilisearchServer(url, key).dropIndex(indexUid);
      await database.drop();
      folder.remove();
      programs.remove();
    }
  }, 120_000);
});
