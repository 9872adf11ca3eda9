import { appendFileSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { decodeOccurrences, decodeNames } from "../lib/db/occurrences-blob";
import { SourceText } from "../lib/db/source-text";
import { readStored } from "../lib/db/stored-text";
import { keyHash, symbolKey } from "../lib/db/symbol-key";
import { testDatabase, type TestDatabase } from "../lib/db/testing";
import {
  addRepository,
  bundlePrograms,
  dumpIndex,
  folderWith,
  orphanRows,
  startIndexer,
  writeFiles,
  type Programs,
  type RunningIndexer,
} from "./testing";

const textOf = (body: Buffer): string => new SourceText(readStored(body)).all();

let programs: Programs;
let database: TestDatabase;
let running: RunningIndexer[] = [];
let folders: { remove(): void }[] = [];

beforeAll(async () => {
  programs = await bundlePrograms();
});
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const { process: child } of running) child.kill("SIGKILL");
  for (const folder of folders) folder.remove();
  running = [];
  folders = [];
  await database.drop();
});
afterAll(() => programs.remove());

function source(files: Record<string, string | Uint8Array>): string {
  const folder = folderWith(files);
  folders.push(folder);
  return folder.root;
}

function start(options?: Parameters<typeof startIndexer>[2]): RunningIndexer {
  const indexer = startIndexer(programs, database.url, options);
  running.push(indexer);
  return indexer;
}

async function rows<T extends object>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await database.pool.query<T>(query, values)).rows;
}

const names = async (): Promise<string[]> =>
  (await rows<{ name: string }>("select distinct name from symbol order by name")).map(({ name }) => name);

const ANIMAL = "class Animal { int legs; void walk() { legs = legs + 1; } }\n";
const DOG = "class Dog extends Animal { void bark() { walk(); } }\n";

/** Enough generated classes that a run takes a while. */
function manyClasses(count: number): Record<string, string> {
  const body = (n: number) =>
    `package p;\nimport p.C${n + 1};\npublic class C${n} extends C${(n * 7) % count} {\n` +
    Array.from({ length: 60 }, (_, m) => `  int m${m}(int a) { return other.m${m + 1}(a, ${m}) + C${n}.k; }\n`).join(
      "",
    ) +
    "}\n";
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`p/C${n}.java`, body(n)]));
}

test("a folder is indexed: symbols, keys, uses, bases, text and counts", async () => {
  const root = source({ "a/Animal.java": ANIMAL, "a/Dog.java": DOG, "notes.md": "# nothing\n" });
  const id = await addRepository(database.pool, root);
  expect(await start().exited).toBe(0);
  expect(await names()).toEqual(["Animal", "Dog", "bark", "legs", "walk"]);
  const key = keyHash(
    symbolKey({ language: "java", path: "a/Animal.java", chain: [{ name: "Animal", kind: "class" }] }),
  );
  const [relation] = await rows<{ base_name: string; base_key: string }>(
    "select base_name, base_key from type_relation",
  );
  expect(relation).toEqual({ base_name: "Animal", base_key: String(key) });
  const [dog] = await rows<{ names: Buffer; blob: Buffer; body: Buffer }>(
    `select names, blob, body from occurrences join file_content using (file_id) join file on id = file_id
     where path = 'a/Dog.java'`,
  );
  expect(textOf(dog.body)).toBe(DOG);
  const table = decodeOccurrences(dog.blob);
  const spelled = decodeNames(dog.names).all();
  expect([...table.name].map((n) => spelled[n])).toEqual(["Dog", "Animal", "bark", "walk"]);
  const [repository] = await rows("select state, error, file_count, symbol_count from repository where id = $1", [id]);
  expect(repository).toEqual({ state: "ready", error: null, file_count: 2, symbol_count: 5 });
  const [run] = await rows<{ phase: string; detail: { treeReaders: object } }>("select phase, detail from index_run");
  expect(run.phase).toBe("done");
  expect(Object.keys(run.detail.treeReaders)).toEqual(["java"]);
});

test("a second run touches only files that changed, appeared or went", async () => {
  const root = source({ "Animal.java": ANIMAL, "Dog.java": DOG, "Cat.java": "class Cat extends Animal {}\n" });
  await addRepository(database.pool, root);
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
  expect(await orphanRows(database.pool)).toBe(0);
});

test("a manifest that changes alone leads the imports that it names elsewhere", async () => {
  const names = (entry: string): string => JSON.stringify({ name: "tool", imports: { "#core": entry } });
  const root = source({
    "package.json": names("./src/old.ts"),
    "src/use.ts": `import { core } from "#core";\nimport { gone } from "#gone";\ncore();\n`,
    "src/old.ts": "export function core() {}\n",
    "src/new.ts": "export function core() {}\n",
  });
  await addRepository(database.pool, root);
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
  await addRepository(database.pool, root);
  await start().exited;
  await sleep(20);
  writeFiles(root, { "pets/Animal.java": "class Animal { int tail; }\n", "pets/Cat.java": "class Cat {}\n" });
  rmSync(join(root, "Animal.java"));
  await start().exited;
  const mended = await dumpIndex(database.pool);
  await database.pool.query(
    "truncate file, file_content, symbol, reference, occurrences, type_relation, reflection, import",
  );
  await start().exited;
  expect(mended).toEqual(await dumpIndex(database.pool));
});

test("an indexer that is killed at any moment loses nothing: the next run makes the same index", async () => {
  const root = source(manyClasses(300));
  await addRepository(database.pool, root);
  await start({ workers: 1 }).exited;
  const clean = await dumpIndex(database.pool);
  expect(Object.keys(clean)).toHaveLength(300);
  for (const after of [50, 250, 600]) {
    await database.pool.query(
      "truncate file, file_content, symbol, reference, occurrences, type_relation, reflection, import",
    );
    const victim = start();
    await expect.poll(() => victim.messages.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
    await sleep(after);
    victim.process.kill("SIGKILL");
    await victim.exited;
    expect(await orphanRows(database.pool)).toBe(0);
    expect(await start().exited).toBe(0);
    expect(await dumpIndex(database.pool)).toEqual(clean);
  }
  const indexes = await rows("select indexname from pg_indexes where indexname = 'reference_name_hash_idx'");
  expect(indexes).toHaveLength(1);
}, 120_000);

test("hostile files are put on record with their reason, and every other file is indexed", async () => {
  const outside = source({ "secret.java": "class Secret {}" });
  const noise = Array.from({ length: 2_000_000 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 94))).join("");
  const root = source({
    "Big.java": new Uint8Array(50_000_000).fill(32),
    "Line.java": `class Line { String s = "${"x".repeat(60_000)}"; }`,
    "Nul.java": new Uint8Array(5_000),
    "Late.java": "class Late {}\n" + " ".repeat(9_000) + "\0",
    "Wide.java": Buffer.from("\ufeffclass Wide { int größe; }", "utf16le"),
    "Latin.java": Buffer.from("class Latin { int gr\u00f6\u00dfe; }", "latin1"),
    "Marked.java": "\ufeffclass Marked {}",
    "Noise.cpp": noise.replace(/(.{80})/g, "$1\n"),
    "Deep.c": `int x = ${"(\n".repeat(100_000)}1;`,
    "Good.java": "class Good {}\r\nclass Better {}\r\n",
    "Empty.java": "",
    ["N".repeat(200) + ".java"]: `class ${"Name".repeat(2_500)} {}`,
  });
  symlinkSync(join(outside, "secret.java"), join(root, "Out.java"));
  symlinkSync("Circle.java", join(root, "Circle.java"));
  symlinkSync("Good.java", join(root, "Twin.java"));
  symlinkSync(root, join(root, "loop"));
  await addRepository(database.pool, root);
  expect(await start().exited).toBe(0);
  const files = await rows<{ path: string; status: string; reason: string }>("select path, status, reason from file");
  const what = Object.fromEntries(files.map(({ path, status, reason }) => [path, reason ?? status]));
  expect(what).toMatchObject({
    ...{ "Big.java": "too_large", "Line.java": "minified", "Nul.java": "binary", "Out.java": "outside_root" },
    ...{ "Circle.java": "unreadable", "Good.java": "indexed", "Wide.java": "indexed", "Latin.java": "indexed" },
    ...{ "Marked.java": "indexed", "Empty.java": "indexed", "Deep.c": "syntax_gaps" },
  });
  expect(what["Twin.java"]).toBeUndefined();
  expect(["parse_timeout", "parser_crashed", "syntax_gaps"]).toContain(what["Noise.cpp"]);
  expect(await names()).toEqual(expect.arrayContaining(["Better", "Good", "Late", "Latin", "Marked", "Wide", "größe"]));
  expect(await names()).not.toContain("Secret");
  const contents = await rows<{ body: Buffer }>("select body from file_content");
  expect(contents.map(({ body }) => textOf(body)).filter((text) => text.includes("Secret"))).toEqual([]);
}, 120_000);

test("a database that drops its connections in the middle is asked again, until all is indexed", async () => {
  await addRepository(database.pool, source(manyClasses(200)));
  const indexer = start();
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => indexer.messages.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(i * 2);
    await rows("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'fathom indexer%'");
  }
  expect(await indexer.exited).toBe(0);
  const [repository] = await rows("select state, file_count from repository");
  expect(repository).toEqual({ state: "ready", file_count: 200 });
  expect(await orphanRows(database.pool)).toBe(0);
}, 120_000);

test("a folder that went keeps what was indexed and says so", async () => {
  const root = source({ "Good.java": "class Good {}\n" });
  const id = await addRepository(database.pool, root);
  await start().exited;
  renameSync(root, root + "-moved");
  folders.push({ remove: () => rmSync(root + "-moved", { recursive: true }) });
  const indexer = start();
  expect(await indexer.exited).toBe(1);
  expect(await names()).toEqual(["Good"]);
  const [repository] = await rows<{ state: string; error: string }>(
    "select state, error from repository where id = $1",
    [id],
  );
  expect(repository.state).toBe("failed");
  expect(repository.error).toContain("is not there any more");
  expect(indexer.messages.some(({ type }) => type === "error")).toBe(true);
});

test("a folder inside another is left out of it as soon as it is entered itself", async () => {
  const root = source({
    "a/Animal.java": ANIMAL,
    "vendor/dog/Dog.java": DOG,
    "vendor/dog-2/Cat.java": "class Cat {}\n",
  });
  const outer = await addRepository(database.pool, root);
  expect(await start().exited).toBe(0);
  const inner = await addRepository(database.pool, join(root, "vendor/dog"));
  expect(await start().exited).toBe(0);
  expect(await rows("select repository_id, path from file order by path")).toEqual([
    { repository_id: inner, path: "Dog.java" },
    { repository_id: outer, path: "a/Animal.java" },
    { repository_id: outer, path: "vendor/dog-2/Cat.java" },
  ]);
});

test("a folder without source is refused in words", async () => {
  const id = await addRepository(database.pool, source({ "notes.md": "nothing" }));
  expect(await start().exited).toBe(1);
  const [repository] = await rows<{ error: string }>("select error from repository where id = $1", [id]);
  expect(repository.error).toContain("holds no source file");
});

test("two indexers never work on one database at once", async () => {
  await addRepository(database.pool, source({ "Good.java": "class Good {}\n" }));
  const first = start({ args: [] });
  await first.idle();
  const second = start();
  await expect
    .poll(() => second.messages.map(({ message }) => message).join(), { timeout: 10_000 })
    .toContain("Another");
  first.process.send({ type: "stop" });
  expect(await first.exited).toBe(0);
  expect(await second.exited).toBe(0);
});

test("a stop in the middle ends within 5 s and leaves whole files only", async () => {
  await addRepository(database.pool, source(manyClasses(600)));
  const indexer = start({ args: [] });
  await expect.poll(() => indexer.messages.length, { timeout: 20_000, interval: 10 }).toBeGreaterThan(1);
  const asked = performance.now();
  indexer.process.kill("SIGTERM");
  expect(await indexer.exited).toBe(0);
  expect(performance.now() - asked).toBeLessThan(5_000);
  expect(await orphanRows(database.pool)).toBe(0);
}, 60_000);

test("saved, added, moved and removed files are followed while it runs", async () => {
  const root = source({ "Animal.java": ANIMAL, "old/Dog.java": DOG, ".gitignore": "build/\n" });
  await addRepository(database.pool, root);
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
  expect(await orphanRows(database.pool)).toBe(0);
}, 60_000);
