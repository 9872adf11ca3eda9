import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { PARSED_LANGUAGES, type ParsedLanguage } from "../../lib/contract/vocabulary";
import { ERROR_TYPE } from "../model";
import { bothReaders, type BothReaders } from "./both-readers";
import { languageTable } from "../languages/registry";
import { sampleOf } from "./grammars";
import { treeDifference } from "./tree-difference";

const FIXTURES = fileURLToPath(new URL("../languages/fixtures", import.meta.url));
// a busy machine is no failure
vi.setConfig({ testTimeout: 120_000 });

const NESTED = 50_000;
const BROKEN_VARIANTS = 60;

function fixturesOf(language: ParsedLanguage): string[] {
  try {
    const entries = readdirSync(join(FIXTURES, language), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

/** The sample with pieces cut out or doubled at places that a fixed generator picks: the same breaks on every run. */
function* brokenVariants(sample: string): Generator<string> {
  let seed = 12345;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  for (let variant = 0; variant < BROKEN_VARIANTS; variant++) {
    const from = below(sample.length);
    const to = Math.min(sample.length, from + 1 + below(40));
    yield variant % 3 === 0 ? sample.slice(0, to) + sample.slice(from) : sample.slice(0, from) + sample.slice(to);
  }
}

describe.each(PARSED_LANGUAGES)("the heap reader sees what TreeCursor sees in %s", (language) => {
  let readers: BothReaders;
  beforeAll(async () => {
    readers = await bothReaders(language);
  });

  function expectEqual(text: string, what: string): void {
    const { cursor, heap } = readers.read(text);
    expect(treeDifference(cursor, heap), what).toBeNull();
  }

  it("in the sample, which has errors, fields and characters outside the BMP", () => {
    expectEqual(sampleOf(language), "sample");
    const { heap } = readers.read(sampleOf(language));
    expect(heap.type.subarray(0, heap.count)).toContain(ERROR_TYPE);
    expect(heap.field.subarray(0, heap.count).some((field) => field !== 0)).toBe(true);
    expect(sampleOf(language)).toMatch(/[\u{10000}-\u{10FFFF}]/u);
  });

  it("in broken variants of the sample", () => {
    for (const text of brokenVariants(sampleOf(language))) expectEqual(text, text);
  });

  it("in an empty text, in blanks, in CRLF and in noise", () => {
    const noise = [
      "",
      " ",
      "\n\n",
      "\0",
      "\uFEFFx",
      "𝕏".repeat(9),
      "\ud83e",
      ")}]>;\"'`",
      sampleOf(language).slice(200, 260),
    ];
    for (const text of noise) expectEqual(text, JSON.stringify(text));
    expectEqual(sampleOf(language).replaceAll("\n", "\r\n"), "CRLF");
  });

  it(`in ${NESTED} nested parentheses`, () => {
    const [before, after] = languageTable(language).grammar.around;
    expectEqual(`${before}${"(".repeat(NESTED)}1${")".repeat(NESTED)}${after}`, "nested");
    expectEqual(`${before}${"(".repeat(NESTED)}`, "open");
  });

  const fixtures = fixturesOf(language);
  it.skipIf(fixtures.length === 0)(
    fixtures.length === 0 ? "in its fixtures (none yet)" : `in its ${fixtures.length} fixtures`,
    () => {
      for (const path of fixtures) expectEqual(readFileSync(path, "utf8"), path);
    },
  );
});
