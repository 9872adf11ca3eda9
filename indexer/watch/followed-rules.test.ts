/**
 * What a folder holds changes with its ignore rules, wherever they are kept: the index follows that while no source
 * changes.
 */
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addRepository } from "../../testing/indexer/run-indexer";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";

const run = indexerUnderTest();
/** A busy machine takes its time. */
const LONG = { timeout: 20_000 };

const git = (root: string, ...args: string[]): Buffer =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: root });

const paths = async (): Promise<string[]> =>
  (await run.rows<{ path: string }>("select path from file where path like '%.c' order by 1")).map(({ path }) => path);

async function follow(files: Record<string, string>): Promise<string> {
  const root = run.source(files);
  git(root, "init", "-q");
  await addRepository(run.database.pool, root);
  await run.start({ args: [], watch: true }).idle();
  return root;
}

test("rules in git's own folder", async () => {
  const root = await follow({ "a.c": "int a;\n", "b.c": "int b;\n" });
  writeFileSync(join(root, ".git/info/exclude"), "b.c\n");
  await expect.poll(paths, LONG).toEqual(["a.c"]);
  writeFileSync(join(root, ".git/info/exclude"), "");
  await expect.poll(paths, LONG).toEqual(["a.c", "b.c"]);
});

test("a folder that becomes a repository has rules of its own, until it is none any more", async () => {
  const root = await follow({ ".gitignore": "*.gen.c\n", "in/a.c": "int a;\n", "in/b.gen.c": "int b;\n" });
  expect(await paths()).toEqual(["in/a.c"]);
  git(join(root, "in"), "init", "-q");
  await expect.poll(paths, LONG).toEqual(["in/a.c", "in/b.gen.c"]);
  rmSync(join(root, "in/.git"), { recursive: true });
  await expect.poll(paths, LONG).toEqual(["in/a.c"]);
});
