/** What one run of the indexer makes of a folder. */
import { renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { decodeNames } from "../lib/format/packed-names";
import { decodeOccurrences } from "../lib/format/occurrences-blob";
import { SourceText } from "../lib/format/source-text";
import { readStored } from "../lib/format/stored-text";
import { keyHash, symbolKey } from "../lib/format/symbol-key";
import { addRepository, orphanRows } from "../testing/indexer/run-indexer";
import { ANIMAL, DOG, indexerUnderTest, manyClasses } from "../testing/indexer/indexer-of-test";

const run = indexerUnderTest();
const { source, start, rows, names } = run;

const textOf = (body: Buffer): string => new SourceText(readStored(body)).all();

test("a folder is indexed: symbols, keys, uses, bases, text and counts", async () => {
  const root = source({ "a/Animal.java": ANIMAL, "a/Dog.java": DOG, "notes.md": "# nothing\n" });
  const id = await addRepository(run.database.pool, root);
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
  const [repository] = await rows(
    "select state, error, file_count, text_count, symbol_count from repository where id = $1",
    [id],
  );
  expect(repository).toEqual({ state: "ready", error: null, file_count: 3, text_count: 1, symbol_count: 5 });
  const [entry] = await rows<{ phase: string; detail: { treeReaders: object } }>("select phase, detail from index_run");
  expect(entry.phase).toBe("done");
  expect(Object.keys(entry.detail.treeReaders)).toEqual(["java"]);
});

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
  await addRepository(run.database.pool, root);
  expect(await start().exited).toBe(0);
  const files = await rows<{ path: string; status: string; reason: string }>("select path, status, reason from file");
  const what = Object.fromEntries(files.map(({ path, status, reason }) => [path, reason ?? status]));
  expect(what).toMatchObject({
    "Big.java": "too_large",
    "Line.java": "minified",
    "Nul.java": "binary",
    "Out.java": "outside_root",
    "Circle.java": "unreadable",
    "Good.java": "indexed",
    "Wide.java": "indexed",
    "Latin.java": "indexed",
    "Marked.java": "indexed",
    "Empty.java": "indexed",
    "Deep.c": "syntax_gaps",
  });
  expect(what["Twin.java"]).toBeUndefined();
  expect(["parse_timeout", "parser_crashed", "syntax_gaps"]).toContain(what["Noise.cpp"]);
  expect(await names()).toEqual(expect.arrayContaining(["Better", "Good", "Late", "Latin", "Marked", "Wide", "größe"]));
  expect(await names()).not.toContain("Secret");
  const contents = await rows<{ body: Buffer }>("select body from file_content");
  expect(contents.map(({ body }) => textOf(body)).filter((text) => text.includes("Secret"))).toEqual([]);
}, 120_000);

test("a folder that went keeps what was indexed and says so", async () => {
  const root = source({ "Good.java": "class Good {}\n" });
  const id = await addRepository(run.database.pool, root);
  await start().exited;
  renameSync(root, root + "-moved");
  run.putAway(() => rmSync(root + "-moved", { recursive: true }));
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
  const outer = await addRepository(run.database.pool, root);
  expect(await start().exited).toBe(0);
  const inner = await addRepository(run.database.pool, join(root, "vendor/dog"));
  expect(await start().exited).toBe(0);
  expect(await rows("select repository_id, path from file order by path")).toEqual([
    { repository_id: inner, path: "Dog.java" },
    { repository_id: outer, path: "a/Animal.java" },
    { repository_id: outer, path: "vendor/dog-2/Cat.java" },
  ]);
});

test("two indexers never work on one database at once", async () => {
  await addRepository(run.database.pool, source({ "Good.java": "class Good {}\n" }));
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
  await addRepository(run.database.pool, source(manyClasses(600)));
  const indexer = start({ args: [] });
  await expect.poll(() => indexer.messages.length, { timeout: 20_000, interval: 10 }).toBeGreaterThan(1);
  const asked = performance.now();
  indexer.process.kill("SIGTERM");
  expect(await indexer.exited).toBe(0);
  expect(performance.now() - asked).toBeLessThan(5_000);
  expect(await orphanRows(run.database.pool)).toBe(0);
}, 60_000);

test("names of all folders can be found before any file is read a second time", async () => {
  const first = source({
    "marks.h": "#define quay_inline static __inline__\n",
    "quay.h": '#include "marks.h"\nquay_inline int cast(int ship) { return ship; }\n',
  });
  const second = source({ "Dog.java": DOG });
  await addRepository(run.database.pool, first);
  await addRepository(run.database.pool, second);
  expect(await start().exited).toBe(0);
  const files = await rows<{ path: string }>("select path from file order by id");
  expect(files.map(({ path }) => path)).toEqual(["marks.h", "Dog.java", "quay.h"]);
  expect(await rows("select phase, error from index_run")).toEqual(Array(2).fill({ phase: "done", error: null }));
  expect(await rows("select state, rules_version is null as open from repository")).toEqual(
    Array(2).fill({ state: "ready", open: false }),
  );
});
