import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { AppError } from "../../lib/errors";
import { randomNumbers } from "../../testing/random";
import { scipIndex } from "../../testing/scip/scip-index";
import { fitDocument } from "./fit-document";
import { Hierarchy } from "./hierarchy";
import { mapped, mappingOfRoot, matchPaths } from "./match-paths";
import { DocumentMeanings, isDefinition } from "./meanings";
import { ScipFile } from "./scip-file";
import { SymbolPlaces } from "./symbol-places";

const home = mkdtempSync(join(tmpdir(), "scip-"));
afterAll(() => rmSync(home, { recursive: true }));

const TEXTS: Readonly<Record<string, string>> = {
  "src/crane.ts": "class Load { weigh() {} }\nclass Bin { weigh() {} }\nconst crane = new Bin();\n",
  "src/use.ts": '"\u{1F680}"; crane.weigh(); crane.weigh();\n',
};
const symbol = (descriptors: string) => `scip-test npm cranes 1.0.0 ${descriptors}`;
const INDEX = scipIndex(
  [
    {
      path: "src/crane.ts",
      text: TEXTS["src/crane.ts"],
      means: {
        ...{ Load: `=${symbol("Load#")}`, Bin: `=${symbol("Bin#")}`, "Bin#2": symbol("Bin#"), crane: "=local 1" },
        ...{ weigh: `=${symbol("Load#weigh().")}`, "weigh#2": `=${symbol("Bin#weigh().")}` },
      },
      relationships: { [symbol("Bin#")]: { symbol: symbol("Load#"), isImplementation: true } },
    },
    {
      path: "src/use.ts",
      text: TEXTS["src/use.ts"],
      means: { weigh: symbol("Bin#weigh()."), "weigh#2": symbol("Bin#weigh().") },
    },
  ],
  "scip-test",
  "file:///home/me/cranes",
);

/** All that an import does with a file, without a database. @returns names with a meaning */
function read(path: string): number {
  const file = ScipFile.open(path);
  try {
    const { metadata, documents } = file.contents();
    const files = new Set(Object.keys(TEXTS));
    const { mapping } = matchPaths(
      [...documents.keys()],
      files,
      mappingOfRoot(metadata.projectRoot, "/home/me/cranes"),
    );
    const places = new SymbolPlaces();
    const hierarchy = new Hierarchy();
    const fitting = [...documents].flatMap(([name, spans]) => {
      const target = mapped(name, mapping) ?? "";
      return spans.flatMap((span) => {
        const document = file.documentAt(span);
        const text = TEXTS[target];
        const occurrences = document && text !== undefined ? fitDocument(document, text) : null;
        hierarchy.add(document?.symbols ?? []);
        for (const each of occurrences ?? [])
          if (isDefinition(each)) places.add(each.symbol, { file: 0, line: each.line, column: each.column }, each.word);
        return document && occurrences ? [{ target, document, occurrences }] : [];
      });
    });
    const known = { places, hierarchy, pathOf: () => "src/crane.ts", isOwnPackage: () => false };
    return fitting
      .map(({ target, document, occurrences }) =>
        new DocumentMeanings(target, occurrences, document.symbols, known).read(),
      )
      .reduce((sum, { occurrences }) => sum + occurrences.length, 0);
  } finally {
    file.close();
  }
}

/** Reads the bytes as a file. @returns names with a meaning, or why it was refused */
function outcome(bytes: Uint8Array): number | string {
  const path = join(home, "index.scip");
  writeFileSync(path, bytes);
  try {
    return read(path);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** A few changes of each kind: bytes, lengths, pieces taken out, doubled and put elsewhere. */
function mutated(bytes: Buffer, random: (below: number) => number): Buffer {
  let made = Buffer.from(bytes);
  for (let left = 1 + random(4); left > 0 && made.length > 0; left--) {
    const at = random(made.length);
    const piece = made.subarray(at, at + 1 + random(40));
    const kind = random(6);
    if (kind === 0) made[at] = random(256);
    else if (kind === 1) made[at] ^= 1 << random(8);
    else if (kind === 2) made = Buffer.from(made.subarray(0, at));
    else if (kind === 3) made = Buffer.concat([made.subarray(0, at), made.subarray(at + piece.length)]);
    else if (kind === 4) made = Buffer.concat([made.subarray(0, at), piece, piece, made.subarray(at)]);
    else made = Buffer.concat([made.subarray(0, at), Buffer.from([0xff, 0xff, 0xff, 0xff, 0x0f]), made.subarray(at)]);
  }
  return made;
}

describe("a file that is no index, or a broken one", () => {
  test("the index itself says what its names mean", () => {
    expect(outcome(INDEX)).toBe(3);
  });

  test(
    "2,000 mutated files: each is read in part or refused in words, and none costs much memory",
    { timeout: 120_000 },
    () => {
      const random = randomNumbers(20);
      const before = process.memoryUsage().rss;
      const outcomes = Array.from({ length: 2_000 }, () => outcome(mutated(INDEX, random)));
      const refused = outcomes.filter((each) => typeof each === "string");
      expect(refused.length).toBeGreaterThan(200);
      expect(refused.length).toBeLessThan(1_900);
      for (const words of refused) expect(words).toMatch(/is no SCIP index: .+\.$/);
      expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
    },
  );

  test("lengths of gigabytes, endless nesting and endless numbers are refused at once", () => {
    const metadata = INDEX.subarray(0, 2 + INDEX[1]);
    const documentOf = (body: Buffer) =>
      Buffer.concat([metadata, Buffer.from([0x12, 0x80 | (body.length & 127), body.length >> 7]), body]);
    expect(outcome(Buffer.concat([metadata, Buffer.from([0x12, 0xff, 0xff, 0xff, 0xff, 0x0f])]))).toMatch(
      /ends in the middle/,
    );
    expect(outcome(Buffer.concat([metadata, Buffer.alloc(10_000, 0xff)]))).toMatch(/breaks off/);
    expect(outcome(documentOf(Buffer.alloc(10_000, 0x0b)))).toBe(0);
    expect(outcome(documentOf(Buffer.alloc(10_000, 0x12)))).toBe(0);
  });
});
