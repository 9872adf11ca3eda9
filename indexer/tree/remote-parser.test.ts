import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { PARSED_LANGUAGES, type ParsedLanguage } from "../../lib/contract/vocabulary";
import { bundlePrograms, type Programs } from "../../testing/indexer/run-indexer";
import { FlatTreeBuffer } from "./flat-tree-buffer";
import { createParser, ParserBroken, ParseTimeout, type TreeParser } from "./parser";
import { createRemoteParser, type RemoteParser } from "./remote-parser";
import { sampleOf } from "./grammars";
import { treeDifference } from "./tree-difference";

vi.setConfig({ testTimeout: 60_000 });

let programs: Programs;
let own: TreeParser;
let remote: RemoteParser;
beforeAll(async () => {
  programs = await bundlePrograms();
  own = await createParser();
});
afterEach(() => remote.close());
afterAll(() => programs.remove());

const progress = new Int32Array(new SharedArrayBuffer(12));
const start = async (threads: number) => (remote = await createRemoteParser(programs.treeWorker, threads, progress));

async function sameTree(text: string, language: ParsedLanguage): Promise<void> {
  await own.load(language);
  const expected = new FlatTreeBuffer();
  own.parseInto(expected, text, language);
  expect(treeDifference(expected, remote.parse(text, language)), language).toBeNull();
}

it("trees of other threads are those of this one, whatever was asked ahead and in which order", async () => {
  await start(2);
  for (const language of PARSED_LANGUAGES) await remote.load(language);
  const asked = PARSED_LANGUAGES.map((language) => ({ language, text: sampleOf(language) }));
  for (const [i, { language, text }] of asked.entries()) {
    for (const next of asked.slice(i + 1, i + 6)) remote.ahead(next.text, next.language, 10_000, []);
    await sameTree(text, language);
    // a text that was asked ahead does not stand in the way of another form of this one
    await sameTree(`${text}\n`, language);
    expect(remote.readerOf(language)).toBe("heap");
    expect(remote.readerNote(language)).toBeNull();
  }
});

it("a tree may grow and shrink in its place", async () => {
  await start(1);
  await remote.load("java");
  for (const fields of [1, 20_000, 3, 60_000, 2]) await sameTree(`class A { ${"int a = 1; ".repeat(fields)} }`, "java");
});

it("the same text asked twice ahead is given twice", async () => {
  await start(1);
  await remote.load("go");
  const text = sampleOf("go");
  remote.ahead(text, "go", 10_000, []);
  remote.ahead(text, "go", 10_000, []);
  for (let i = 0; i < 4; i++) await sameTree(text, "go");
});

it("the same text is another tree in another language", async () => {
  await start(2);
  const languages = ["c", "cpp", "java", "python"] as const;
  for (const language of languages) await remote.load(language);
  for (const text of ["", "int a;"]) {
    for (const language of languages) remote.ahead(text, language, 10_000, []);
    for (const language of [...languages].reverse()) await sameTree(text, language);
  }
});

it("a text that takes too long is told, and the next one is read", async () => {
  await start(1);
  await remote.load("java");
  expect(() => remote.parse("class A { int a; } ".repeat(50_000), "java", -1)).toThrow(ParseTimeout);
  await sameTree("class A { int a; }", "java");
});

it("a parser that is broken says so, and so do all its later parses", async () => {
  await start(1);
  await remote.load("csharp");
  expect(() => remote.parse("a<".repeat(20_000), "csharp")).toThrow(ParserBroken);
  expect(() => remote.parse("class A {}", "csharp")).toThrow(ParserBroken);
});

it("a language must be loaded first", async () => {
  await start(1);
  expect(() => remote.parse("x = 1", "python")).toThrow('await load("python") first');
});

it("a program that cannot be started is an error", async () => {
  await start(1);
  await expect(createRemoteParser(new URL("file:///nowhere.js"), 1, progress)).rejects.toThrow();
});
