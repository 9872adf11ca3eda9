import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { nameHashWords } from "../../format/name-hash";
import { batchOf } from "../../../testing/search/batch-of";
import { Batch } from "../embedded/batch";
import type { ConformanceFile } from "../conformance-files";
import { Mentions } from "../embedded/mentions";
import { mergeInSlices } from "../embedded/merger";
import { type KeptSegment, SymbolIndex } from "../embedded/symbol-index";
import type { SymbolSearchAnswer } from "../port";
import { readCounts, writeCounts } from "./counts-file";
import { readPriors, readSegment, writePriors, writeSegment } from "./segment-file";

const folder = mkdtempSync(join(tmpdir(), "fathom-segments-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = ["Größe", "HTTPServer", "get_user", "getUserById", "put", "operator==", "i", "HashMap", "naïve"];
const QUERIES = ["", "g", "getuser", "HashMap put", "Owner::put", "grö", "htpserver", "f1 put", "operator"];
const counts = new Mentions();
for (const [i, name] of NAMES.entries()) counts.set(nameHashWords(name)[1], i === 3 ? 100_000 : i * 7);
const importers = new Map([
  [1, 12],
  [2, 3],
]);

const symbols = fc.array(
  fc.record({
    name: fc.oneof(fc.constantFrom(...NAMES), fc.string({ minLength: 1, maxLength: 12 })),
    kind: fc.constantFrom("class" as const, "method" as const, "function" as const, "field" as const),
    role: fc.constantFrom("definition" as const, "declaration" as const),
    container: fc.constantFrom(-1, 0),
    qualifier: fc.constantFrom(undefined, "Owner", "ns::Owner"),
    bodyLines: fc.constantFrom(1, 30, 70_000),
  }),
  { maxLength: 12 },
);

/** Files with symbols, and whether each goes again. */
const codebase = fc.array(fc.record({ symbols, goes: fc.boolean() }), { minLength: 1, maxLength: 16 });

const fileOf = (id: number, of: ConformanceFile["symbols"]) => {
  const scope = id % 3 === 0 ? ("external" as const) : ("user" as const);
  const known = {
    id,
    repositoryId: 1,
    path: `dir${id % 2}/f${id}.cpp`,
    language: "cpp" as const,
    scope,
    stamp: id * 9,
  };
  return { known, file: { ...known, symbols: of } };
};

/** Near names are left out: they may be names of files that went, until those are merged away. */
const answers = (index: SymbolIndex): Omit<SymbolSearchAnswer, "nearNames">[] =>
  QUERIES.map((query) => ({
    ...index.search({ query, match: "auto", filter: {}, limit: 50, offset: 0 }),
    nearNames: [],
  }));

async function throughFiles(index: SymbolIndex): Promise<KeptSegment[]> {
  const read: KeptSegment[] = [];
  for (const segment of index.segmentsToKeep()!) {
    const [path, rated] = [join(folder, "s"), join(folder, "p")];
    await writeSegment(path, segment);
    await writePriors(rated, segment.priors!, "first");
    expect(await readPriors(rated, "second", segment.data)).toBeNull();
    const { data, stamps } = await readSegment(path);
    expect(data).toEqual(segment.data);
    read.push({ data, stamps, priors: await readPriors(rated, "first", data) });
  }
  return read;
}

it("an index answers the same when its segments went through files, rated anew or not", async () => {
  await fc.assert(
    fc.asyncProperty(codebase, fc.boolean(), async (code, isRated) => {
      const index = new SymbolIndex(mergeInSlices);
      const files = new Map<number, ReturnType<typeof fileOf>["known"]>();
      for (const [i, { symbols: of }] of code.entries()) {
        const { known, file } = fileOf(i + 1, of);
        await index.add(batchOf(file), files.set(known.id, known));
      }
      code.forEach(({ goes }, i) => {
        if (goes && files.delete(i + 1)) index.remove(i + 1);
      });
      index.rest();
      await index.whenIdle();
      await index.count(counts, importers);
      const kept = await throughFiles(index);

      const next = new SymbolIndex(mergeInSlices);
      await next.count(counts, importers);
      for (const segment of kept) await next.restore(isRated ? segment : { ...segment, priors: null }, files);
      expect(next.size()).toBe(index.size());
      expect(answers(next)).toEqual(answers(index));
    }),
    { numRuns: 60 },
  );
});

it("a file that has another stamp now, or came by another segment, is not taken from one that was kept", async () => {
  const index = new SymbolIndex(mergeInSlices);
  const [a, b] = ["First", "Second"].map((name, i) => fileOf(i + 1, [{ name, kind: "class" }]));
  const files = new Map([a, b].map(({ known }) => [known.id, known]));
  for (const { file } of [a, b]) await index.add(batchOf(file), files);
  const next = new SymbolIndex(mergeInSlices);
  const changed = new Map([...files, [2, { ...b.known, stamp: 1 }]]);
  const [first, second] = index.segmentsToKeep()!;
  expect(await next.restore(first, changed)).not.toBeNull();
  expect(await next.restore(first, changed)).toBeNull();
  expect(await next.restore(second, changed)).toBeNull();
  expect([next.has(1), next.has(2), next.size()]).toEqual([true, false, 1]);
});

it("what is masked in a segment that was kept is not taken when that is kept once more", async () => {
  const index = new SymbolIndex(mergeInSlices);
  const [a, b] = ["First", "Second"].map((name, i) => fileOf(i + 1, [{ name, kind: "class" }]));
  const files = new Map([a, b].map(({ known }) => [known.id, known]));
  const both = new Batch();
  for (const { file } of [a, b]) batchOf(file, both);
  await index.add(both, files);
  const changed = new Map([...files, [2, { ...b.known, stamp: 1 }]]);
  const [next, last] = [new SymbolIndex(mergeInSlices), new SymbolIndex(mergeInSlices)];
  await next.restore(index.segmentsToKeep()![0], changed);
  await last.restore(next.segmentsToKeep()![0], changed);
  expect([last.has(1), last.has(2), last.size()]).toEqual([true, false, 1]);
});

it("gives back what was counted", async () => {
  const path = join(folder, "counts");
  const empty = new Map([[7, -3]]);
  await writeCounts(path, { counted: "x", run: "now", isBehind: true, files: 4, mentions: counts, importers, empty });
  const read = await readCounts(path);
  expect(read).toMatchObject({ counted: "x", run: "now", isBehind: true, files: 4, importers, empty });
  expect(read.mentions.columns()).toEqual(counts.columns());
});
