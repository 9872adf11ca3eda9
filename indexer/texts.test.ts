/** Files without a grammar: read, shown, searched, kept up to date, and left out where they are nobody's business. */
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadFiles } from "../lib/db/read/load-symbols";
import { SourceText } from "../lib/format/source-text";
import { readStored } from "../lib/format/stored-text";
import { addRepository, orphanRows, writeFiles } from "../testing/indexer/run-indexer";
import { DOG, indexerUnderTest } from "../testing/indexer/indexer-of-test";

const run = indexerUnderTest();
const { source, start, rows, names } = run;

const languages = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await rows<{ path: string; what: string }>("select path, coalesce(reason, language) as what from file")).map(
      ({ path, what }) => [path, what],
    ),
  );
const texts = async (): Promise<string[]> =>
  (await rows<{ body: Buffer }>("select body from file_content")).map(({ body }) =>
    new SourceText(readStored(body)).all(),
  );

test("every text of a folder is kept under its language, and what is no text or may hold secrets with its reason", async () => {
  const id = await addRepository(
    run.database.pool,
    source({
      "Dog.java": DOG,
      "README.md": "# Dogs\n",
      "pom.xml": "<project/>\n",
      "ci/build.yml": "on: push\n",
      Makefile: "all:\n",
      notes: "Dogs bark.\n",
      run: "#!/usr/bin/env -S python3 -u\ndef run_dogs():\n  pass\n",
      begin: "#!/bin/sh\necho dogs\n",
      "wide.txt": Buffer.from("\ufeffdogs are wide\n", "utf16le"),
      "latin.txt": Buffer.from("gr\u00f6\u00dfe\n", "latin1"),
      "data.blob": Buffer.from([1, 2, 3, 0, 4, 5]),
      "noise.blob": Buffer.from(Array.from({ length: 200 }, (_, at) => (at * 37) % 31 || 7)),
      "dog.png": "not even looked at",
      ".env": "TOKEN=of-the-dog\n",
      ".env.example": "TOKEN=\n",
      "certs/server.key": "of-the-dog",
      "hidden.txt": "-----BEGIN RSA PRIVATE KEY-----\nof-the-dog\n",
      "yarn.lock": "dog@1:\n".repeat(200_000),
      "table.json": `[${"1,".repeat(40_000)}1]`,
    }),
  );
  expect(await start().exited).toBe(0);
  expect(await languages()).toEqual({
    "Dog.java": "java",
    "README.md": "markdown",
    "pom.xml": "xml",
    "ci/build.yml": "yaml",
    Makefile: "makefile",
    notes: "text",
    run: "python",
    begin: "shell",
    "wide.txt": "text",
    "latin.txt": "text",
    "data.blob": "binary",
    "noise.blob": "binary",
    "dog.png": "binary",
    "yarn.lock": "too_large",
    ".env": "secret",
    ".env.example": "ini",
    "certs/server.key": "secret",
    "hidden.txt": "secret",
    "table.json": "minified",
  });
  expect(await names()).toEqual(expect.arrayContaining(["Dog", "run_dogs"]));
  const kept = await texts();
  expect(kept).toEqual(expect.arrayContaining(["# Dogs\n", "dogs are wide\n", "gr\u00f6\u00dfe\n"]));
  expect(kept.join()).not.toContain("of-the-dog");
  const [counts] = await rows("select file_count, text_count, left_out_count from repository where id = $1", [id]);
  // The index of symbols knows nothing of texts.
  expect((await loadFiles(run.database.pool, null)).map(({ path }) => path).sort()).toEqual(["Dog.java", "run"]);
  expect(counts).toEqual({ file_count: 11, text_count: 9, left_out_count: 8 });
});

test("texts follow the disk, and an index of the version before takes them up", async () => {
  const root = source({ "Dog.java": DOG, "a.md": "one\n", "b.md": "two\n" });
  await addRepository(run.database.pool, root);
  await start().exited;
  writeFileSync(join(root, "a.md"), "three\n");
  rmSync(join(root, "b.md"));
  writeFiles(root, { "c/c.yaml": "four: 4\n" });
  await start().exited;
  expect((await texts()).sort()).toEqual([DOG, "four: 4\n", "three\n"].sort());
  // As the version before left it: nothing but sources.
  await rows("delete from file_content where file_id in (select id from file where language <> 'java')");
  await rows("delete from file where language <> 'java'");
  await rows("update file set extractor_version = extractor_version - 1");
  await start().exited;
  expect((await texts()).sort()).toEqual([DOG, "four: 4\n", "three\n"].sort());
  expect(await orphanRows(run.database.pool)).toBe(0);
});

test("a text that is saved, added or removed is followed while one watches", async () => {
  const root = source({ "Dog.java": DOG, "a.md": "one\n" });
  await addRepository(run.database.pool, root);
  const indexer = start({ args: [], watch: true });
  await indexer.idle();
  writeFileSync(join(root, "a.md"), "three\n");
  writeFiles(root, { "docs/b.yaml": "b: 1\n" });
  await expect.poll(async () => (await texts()).sort(), { timeout: 10_000 }).toEqual([DOG, "b: 1\n", "three\n"].sort());
  rmSync(join(root, "docs"), { recursive: true });
  await expect.poll(async () => (await texts()).sort(), { timeout: 10_000 }).toEqual([DOG, "three\n"].sort());
  indexer.process.kill("SIGTERM");
  await indexer.exited;
}, 40_000);

test.each(["git", "no git"])(
  "a folder that its rules leave out as a whole is told of with the rule (%s)",
  async (by) => {
    const root = source({ ".gitignore": "# all of it\n/src\n*.md\n", "src/Dog.java": DOG, "a.md": "one\n" });
    if (by === "git") execFileSync("git", ["init", "-q"], { cwd: root });
    const id = await addRepository(run.database.pool, root);
    expect(await start().exited).toBe(1);
    const [{ error }] = await rows<{ error: string }>("select error from repository where id = $1", [id]);
    expect(error).toContain("holds nothing to index: line 3 of .gitignore (*.md) leaves out a.md, and 1 more rule");
    await rows("update repository set no_ignore = true where id = $1", [id]);
    expect(await start().exited).toBe(0);
    expect(await languages()).toEqual({ ".gitignore": "ignore", "src/Dog.java": "java", "a.md": "markdown" });
  },
);
