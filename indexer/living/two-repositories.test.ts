/** What an import of one repository means may change by a word in another one: the index follows that at once. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addRepository, type RunningIndexer } from "../../testing/indexer/run-indexer";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";

const run = indexerUnderTest();
/** A busy machine takes its time. */
const LONG = { timeout: 20_000 };

/** Indexes and follows two folders; gives their roots. */
async function follow(...sources: Record<string, string>[]): Promise<{ roots: string[]; indexer: RunningIndexer }> {
  const roots = sources.map((files) => run.source(files));
  for (const root of roots) await addRepository(run.database.pool, root);
  const indexer = run.start({ args: [], watch: true });
  await indexer.idle();
  return { roots, indexer };
}

/** Files that imports lead to. */
const targets = async (): Promise<string[]> =>
  (await run.rows<{ path: string }>("select path from import i join file f on f.id = i.target_file order by 1")).map(
    ({ path }) => path,
  );

test("a dependency that a manifest in the root names opens the other repository, and closes it when it goes", async () => {
  const pom = (own: string, on: string): string =>
    `<project><artifactId>${own}</artifactId><dependencies><artifactId>${on}</artifactId></dependencies></project>\n`;
  const { roots } = await follow(
    { "pom.xml": pom("app", "none"), "app/Main.java": "import pier.deep.Crane;\nclass Main {}\n" },
    { "pom.xml": pom("quay", "none"), "modules/x/pier/deep/Crane.java": "package pier.deep;\nclass Crane {}\n" },
  );
  expect(await targets()).toEqual([]);
  writeFileSync(join(roots[0], "pom.xml"), pom("app", "quay"));
  await expect.poll(targets, LONG).toEqual(["modules/x/pier/deep/Crane.java"]);
  writeFileSync(join(roots[1], "pom.xml"), pom("dock", "none"));
  await expect.poll(targets, LONG).toEqual([]);
});

test("a Go module that another repository begins to call itself is where imports of that name lead", async () => {
  const { roots } = await follow(
    { "go.mod": "module example.com/app\n", "main.go": 'package main\n\nimport "example.com/pier/core"\n' },
    { "go.mod": "module example.com/quay\n", "core/core.go": "package core\n\nfunc Run() int { return 1 }\n" },
  );
  expect(await targets()).toEqual([]);
  writeFileSync(join(roots[1], "go.mod"), "module example.com/pier\n");
  await expect.poll(targets, LONG).toEqual(["core/core.go"]);
  writeFileSync(join(roots[1], "go.mod"), "module example.com/quay\n");
  await expect.poll(targets, LONG).toEqual([]);
});
