/** What later runs make of an index: after changes, after a run that was broken off, and while it watches. */
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { lastChangingRun } from "../lib/db/read/load-symbols";
import { buildAsset } from "../testing/indexer/build-asset";
import { differences, rowsInWords } from "../testing/living/compare";
import { addRepository, dumpIndex, orphanRows, writeFiles } from "../testing/indexer/run-indexer";
import { ANIMAL, DOG, indexerUnderTest, manyClasses } from "../testing/indexer/indexer-of-test";

const run = indexerUnderTest();
const { source, start, rows, names } = run;

test("a second run touches only files that changed, appeared or went", async () => {
  const root = source({ "Animal.java": ANIMAL, "Dog.java": DOG, "Cat.java": "class Cat extends Animal {}\n" });
  await addRepository(run.database.pool, root);
  await start().exited;
  const before = await rows<{ id: number; path: string }>("select id, path from file order by path");
  await sleep(20);
  writeFiles(root, { "Dog.java": "class Dog extends Animal { void growl() {} }\n", "Cow.java": "class Cow {}\n" });
  writeFiles(root, { "Animal.java": ANIMAL });
  rmSync(join(root, "Cat.java"));
  await start().exited;
  const after = new Map(
    (await rows<{ id: number; path: string }>("select id, path from file")).map(({ path, id }) => [path, id]),
  );
  expect([...after.keys()].sort()).toEqual(["Animal.java", "Cow.java", "Dog.java"]);
  const was = new Map(before.map(({ path, id }) => [path, id]));
  expect(after.get("Animal.java")).toBe(was.get("Animal.java"));
  expect(after.get("Dog.java")).not.toBe(was.get("Dog.java"));
  expect(await names()).toEqual(["Animal", "Cow", "Dog", "growl", "legs", "walk"]);
  const changes = await rows<{ file_id: number; added: boolean }>(
    "select file_id, added from file_change order by seq",
  );
  expect(
    changes
      .slice(3)
      .filter(({ added }) => !added)
      .map(({ file_id }) => file_id)
      .sort(),
  ).toEqual([was.get("Cat.java"), was.get("Dog.java")].sort());
  expect(await orphanRows(run.database.pool)).toBe(0);
});

test("a run that found everything as it was leaves what is counted over the index as it is", async () => {
  const names = (entry: string): string => JSON.stringify({ name: "tool", imports: { "#core": entry } });
  const root = source({
    "package.json": names("./src/old.ts"),
    "src/use.ts": `import { core } from "#core";\ncore();\n`,
    "src/old.ts": "export function core() {}\n",
    "src/new.ts": "export function core() {}\n",
  });
  await addRepository(run.database.pool, root);
  await start().exited;
  const first = await lastChangingRun(run.database.pool);
  expect(first).not.toBe("");
  await start().exited;
  expect(await rows("select phase from index_run")).toEqual([{ phase: "done" }, { phase: "done" }]);
  expect(await lastChangingRun(run.database.pool)).toBe(first);
  writeFiles(root, { "src/old.ts": "export function core() { return 1; }\n" });
  await start().exited;
  const second = await lastChangingRun(run.database.pool);
  expect(second).not.toBe(first);
  // Imports that lead elsewhere are counted, too, though no file was read that has any.
  await run.database.pool.query("update import set target_file = null");
  await run.database.pool.query("update repository set rules_version = rules_version - 1");
  await start().exited;
  expect(await lastChangingRun(run.database.pool)).not.toBe(second);
});

test("a file that was indexed with changes and put back to its commit while nothing ran is read by the next start", async () => {
  const root = source({ "Dog.java": "class Dog { void barks() {} }\n" });
  const git = (...args: string[]): void => {
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "core.hooksPath=", ...args], { cwd: root });
  };
  git("init", "-q");
  git("add", ".");
  git("commit", "-q", "-m", "first");
  const { mtime } = statSync(join(root, "Dog.java"));
  // Of one length, and of one time of writing as some tools leave it.
  writeFiles(root, { "Dog.java": "class Dog { void growl() {} }\n" });
  await addRepository(run.database.pool, root);
  await start().exited;
  expect(await names()).toEqual(["Dog", "growl"]);
  await sleep(20);
  git("checkout", "--", "Dog.java");
  utimesSync(join(root, "Dog.java"), mtime, mtime);
  await start().exited;
  expect(await names()).toEqual(["Dog", "barks"]);
});

test("links, macros and owners that an older version worked out by other rules are worked out anew by the next start", async () => {
  const root = source({
    "a/Animal.java": ANIMAL,
    "a/Dog.java": `import a.Animal;\n${DOG}`,
    "c/marks.h": '#define quay_api __attribute__((visibility("default")))\n',
    "c/quay.h": '#include "marks.h"\nquay_api int moor(int ship);\n',
    "c/berth.hpp": "namespace quay { class Berth { void moor(); }; }\n",
    "c/berth.cpp": '#include "berth.hpp"\nusing namespace quay;\nvoid Berth::moor() {}\n',
  });
  await addRepository(run.database.pool, root);
  await start().exited;
  const right = await rowsInWords(run.database.pool);
  for (const wrong of [
    "update import set target_file = null",
    "update type_relation set base_key = 4711",
    "delete from macro",
    "update symbol set qualifier = 'Berth', key_hash = 4711 where qualifier is not null",
    "update repository set rules_version = rules_version - 1",
  ])
    await run.database.pool.query(wrong);
  expect(differences(await rowsInWords(run.database.pool), right)).not.toEqual([]);
  await start().exited;
  expect(differences(await rowsInWords(run.database.pool), right)).toEqual([]);
});

test("a manifest that changes alone leads the imports that it names elsewhere", async () => {
  const names = (entry: string): string => JSON.stringify({ name: "tool", imports: { "#core": entry } });
  const root = source({
    "package.json": names("./src/old.ts"),
    "src/use.ts": `import { core } from "#core";\nimport { gone } from "#gone";\ncore();\n`,
    "src/old.ts": "export function core() {}\n",
    "src/new.ts": "export function core() {}\n",
  });
  await addRepository(run.database.pool, root);
  const target = async () =>
    (await rows<{ path: string }>("select path from import join file on file.id = target_file")).map(
      ({ path }) => path,
    );
  await start().exited;
  expect(await target()).toEqual(["src/old.ts"]);
  await start().exited;
  expect(await target()).toEqual(["src/old.ts"]);
  writeFiles(root, { "package.json": names("./src/new.ts") });
  await start().exited;
  expect(await target()).toEqual(["src/new.ts"]);
  const watching = start({ args: [], watch: true });
  await watching.idle();
  writeFiles(root, { "package.json": names("./src/nowhere.ts") });
  await expect.poll(target, { timeout: 20_000, interval: 50 }).toEqual([]);
}, 60_000);

test("an index that was mended file by file equals one made at once", async () => {
  const root = source({
    "Animal.java": ANIMAL,
    "pets/Dog.java": DOG,
    "pets/Cat.java": "class Cat extends Animal {}\n",
  });
  await addRepository(run.database.pool, root);
  await start().exited;
  await sleep(20);
  writeFiles(root, { "pets/Animal.java": "class Animal { int tail; }\n", "pets/Cat.java": "class Cat {}\n" });
  rmSync(join(root, "Animal.java"));
  await start().exited;
  const mended = await dumpIndex(run.database.pool);
  await run.database.pool.query(
    "truncate file, file_content, symbol, reference, occurrences, type_relation, reflection, import",
  );
  await start().exited;
  expect(mended).toEqual(await dumpIndex(run.database.pool));
});

test("an indexer that is killed at any moment loses nothing: the next run makes the same index", async () => {
  const root = source(manyClasses(300));
  await addRepository(run.database.pool, root);
  await start({ workers: 1 }).exited;
  const clean = await dumpIndex(run.database.pool);
  expect(Object.keys(clean)).toHaveLength(300);
  for (const after of [50, 250, 600]) {
    await run.database.pool.query(
      "truncate file, file_content, symbol, reference, occurrences, type_relation, reflection, import",
    );
    const victim = start();
    await expect.poll(() => victim.messages.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
    await sleep(after);
    victim.process.kill("SIGKILL");
    await victim.exited;
    expect(await orphanRows(run.database.pool)).toBe(0);
    expect(await start().exited).toBe(0);
    expect(await dumpIndex(run.database.pool)).toEqual(clean);
  }
  const indexes = await rows("select indexname from pg_indexes where indexname = 'reference_name_hash_idx'");
  expect(indexes).toHaveLength(1);
}, 120_000);

test("a database that drops its connections in the middle is asked again, until all is indexed", async () => {
  await addRepository(run.database.pool, source(manyClasses(200)));
  const indexer = start();
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => indexer.messages.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(i * 2);
    await rows("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'fathom indexer%'");
  }
  expect(await indexer.exited).toBe(0);
  const [repository] = await rows("select state, file_count from repository");
  expect(repository).toEqual({ state: "ready", file_count: 200 });
  expect(await orphanRows(run.database.pool)).toBe(0);
}, 120_000);

test("saved, added, moved and removed files are followed while it runs", async () => {
  const root = source({ "Animal.java": ANIMAL, "old/Dog.java": DOG, ".gitignore": "build/\n" });
  await addRepository(run.database.pool, root);
  const indexer = start({ args: [], watch: true });
  await indexer.idle();
  const soon = { timeout: 10_000, interval: 10 };
  appendFileSync(join(root, "Animal.java"), "class Saved {}\n");
  const saved = performance.now();
  await expect.poll(names, soon).toContain("Saved");
  console.log(`a saved file was found after ${Math.round(performance.now() - saved)} ms`);
  writeFileSync(join(root, "New.java"), "class Added {}\n");
  await expect.poll(names, soon).toContain("Added");
  mkdirSync(join(root, "build"));
  writeFileSync(join(root, "build/Made.java"), "class Made {}\n");
  renameSync(join(root, "old"), join(root, "young"));
  await expect.poll(async () => (await rows("select from file where path = 'young/Dog.java'")).length, soon).toBe(1);
  expect(await rows("select from file where path = 'old/Dog.java'")).toHaveLength(0);
  writeFiles(root, { "young/Dog.java": DOG + "class Pup {}\n", "young/Fox.java": "class Fox {}\n" });
  await expect.poll(names, soon).toEqual(expect.arrayContaining(["Fox", "Pup"]));
  rmSync(join(root, "New.java"));
  await expect.poll(names, soon).not.toContain("Added");
  expect(await names()).not.toContain("Made");
  writeFileSync(join(root, ".gitignore"), "");
  await expect.poll(names, soon).toContain("Made");
  expect(await orphanRows(run.database.pool)).toBe(0);
}, 60_000);

test("a file that becomes another language by what it holds, or none, is meant by imports as it is now", async () => {
  const PHP = "<?php\nfunction moor() {}\n";
  const root = source({ "main.php": '<?php\nrequire "util.inc";\nmoor();\n', "util.inc": PHP });
  await addRepository(run.database.pool, root);
  const target = async () =>
    (await rows<{ path: string | null }>("select path from import left join file on file.id = target_file"))[0].path;
  for (const [text, leads] of [
    [PHP, "util.inc"],
    ["moor the ship\n", null],
    [PHP + "?>\n", "util.inc"],
  ] as const) {
    writeFiles(root, { "util.inc": text });
    await start().exited;
    expect(await target()).toBe(leads);
  }
});

test("a manifest counts from the moment when a file beside it is in its language", async () => {
  const root = source({
    "tool/run": "of the quay\n",
    "tool/package.json": JSON.stringify({ name: "quay", main: "../src/core.ts" }),
    "src/core.ts": "export const core = 1;\n",
    "src/use.ts": 'import { core } from "quay";\n',
  });
  await addRepository(run.database.pool, root);
  const targets = async () =>
    (await rows<{ path: string }>("select path from import join file on file.id = target_file")).map(
      ({ path }) => path,
    );
  await start({ args: [], watch: true }).idle();
  expect(await targets()).toEqual([]);
  writeFiles(root, { "tool/run": "#!/usr/bin/env node\nexport const core = 2;\n" });
  await expect.poll(targets, { timeout: 20_000 }).toEqual(["src/core.ts"]);
});

test("an asset that is broken otherwise than before says so", async () => {
  const bytes = buildAsset({ package: "/Game/Door", className: "Blueprint", parent: "/Script/Quay.Door" });
  const root = source({ "Content/Door.uasset": bytes.subarray(0, 100) });
  await addRepository(run.database.pool, root);
  const detail = async () => (await rows<{ detail: string }>("select detail from file"))[0].detail;
  await start().exited;
  const before = await detail();
  writeFiles(root, { "Content/Door.uasset": bytes.subarray(0, bytes.length - 1) });
  await start().exited;
  expect(before).toMatch(/broken/);
  expect(await detail()).toMatch(`bytes of ${bytes.length - 1}`);
});
