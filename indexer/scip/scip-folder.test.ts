import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scipFiles } from "../../lib/db/precise/imported-facts";
import { preciseRuns } from "../../lib/db/precise/precise-runs";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { addRepository } from "../../testing/indexer/run-indexer";
import { scipIndex } from "../../testing/scip/scip-index";
import { ScipFolder } from "./scip-folder";

const indexer = indexerUnderTest();

const TEXT = "export class Load {}\nexport const load = new Load();\n";
const INDEX = scipIndex([
  { path: "a.ts", text: TEXT, means: { Load: "=t npm yard 1 Load#", "Load#2": "t npm yard 1 Load#" } },
]);

test(
  "what lies in the folder is imported once, anew when it changes, and failures are told",
  { timeout: 120_000 },
  async () => {
    const data = indexer.source({ "scip/none.scip": "no index", "scip/deep/yard.scip": INDEX, "scip/read.me": "" });
    const { pool } = indexer.database;
    const folder = new ScipFolder(pool, data);
    expect(folder.isChanged()).toBe(true);
    await folder.look(true);
    expect((await scipFiles(pool)).map(({ path, error }) => [path, error])).toEqual([
      ["deep/yard.scip", expect.stringContaining("Nothing is indexed yet.")],
      ["none.scip", expect.stringContaining("is no SCIP index")],
    ]);

    await addRepository(pool, indexer.source({ "a.ts": TEXT }));
    expect(await indexer.start().exited).toBe(0);
    await folder.look(false);
    expect(await preciseRuns(pool)).toEqual([]);
    await folder.look(true);
    expect(await preciseRuns(pool)).toMatchObject([{ engine: "scip-test", filesDone: 1, importedFrom: "yard.scip" }]);
    expect(folder.isChanged()).toBe(false);

    rmSync(join(data, "scip/none.scip"));
    writeFileSync(join(data, "scip/deep/yard.scip"), INDEX.subarray(0, 30));
    expect(folder.isChanged()).toBe(true);
    await folder.look(false);
    expect(await scipFiles(pool)).toMatchObject([
      { path: "deep/yard.scip", error: expect.stringContaining("is no SCIP") },
    ]);
    expect(await preciseRuns(pool)).toHaveLength(1);
  },
);

test("without a data folder there is nothing to look at", async () => {
  const folder = new ScipFolder(indexer.database.pool, undefined);
  await folder.look(true);
  expect(await scipFiles(indexer.database.pool)).toEqual([]);
});
