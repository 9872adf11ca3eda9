import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askerOf } from "../../testing/queries/ask";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";
import { writeFiles } from "../../testing/indexer/run-indexer";

const shop = {
  "net/retry.py": `
class RetryPolicy:
    """How often a request is sent again."""

    def wait_before(self, attempt):
        """Seconds to sleep until the next try, longer each time."""
        return min(self.base * 2 ** attempt, self.limit)

    def give_up(self):
        return self.count > self.limit
`,
  "net/cache.ts": `
/** Keeps answers for a while. */
export class AnswerCache {
  /** Throws the oldest entries away when memory runs short. */
  evict(): void {}
}
export function parseHeader(text: string): string[] {
  return text.split(":");
}
`,
  "tests/test_retry.py": `
def test_sleeps_until_next_attempt():
    """How long to sleep until the next attempt."""
    assert RetryPolicy().wait_before(1) < 2
`,
  "pump/Pump.java": `
abstract class Pump {
  /** Drains the cellar into the canal. */
  abstract void drain();
  /** Drains the cellar into the canal, so many litres of it. */
  abstract void drain(int litres);
}
`,
  "pump/DieselPump.java": `
class DieselPump extends Pump {
  /** Drains the cellar into the canal by diesel. */
  void drain() {}
}
class Sluice {
  /** Drains the canal into the sea. */
  void drain() {}
}
`,
  "include/shape.h": "// Area of the shape in square metres.\ndouble surface(double width, double height);\n",
  "src/shape.c": '#include "shape.h"\ndouble surface(double width, double height) { return width * height; }\n',
};
const tools = { "tool.py": 'def sweep():\n    """Throws the oldest files away when the disk is full."""\n    pass\n' };

let index: IndexedFolders;
const ask = askerOf(() => index.context);
const names = async (input: Record<string, unknown>): Promise<string[]> =>
  (await ask("search_semantic", input)).results.map(({ name }) => name);

beforeAll(async () => {
  index = await indexedFolders({ shop, tools });
}, 120_000);
afterAll(() => index?.close());

describe("search by meaning", () => {
  it("finds code by the words of its comment, its name and its body", async () => {
    expect((await names({ query: "how long to sleep until the next attempt" }))[0]).toBe("wait_before");
    expect((await names({ query: "split a header" }))[0]).toBe("parseHeader");
  });

  it("shows what the product does before its tests, unless tests are asked for", async () => {
    const query = "how long to sleep until the next attempt";
    expect((await names({ query })).slice(0, 2)).toEqual(["wait_before", "test_sleeps_until_next_attempt"]);
    expect((await names({ query: `test ${query}` }))[0]).toBe("test_sleeps_until_next_attempt");
  });

  it("demands no word: meaning alone finds candidates", async () => {
    const { results, wordsAlone } = await ask("search_semantic", { query: "remove stale items" });
    expect(wordsAlone).toBeNull();
    expect(results.length).toBeGreaterThan(0);
  });

  it("says of how many files symbols can be found so", async () => {
    const { files, isOff, described } = await ask("search_semantic", { query: "split a header" });
    expect(files).toEqual({ described: 8, total: 8 });
    expect(isOff).toBe(false);
    expect(described).toBeGreaterThan(6);
  });

  it("finds nothing by signs alone", async () => {
    expect(await names({ query: ":: ->" })).toEqual([]);
  });

  it("knows a function by the module that it stands in", async () => {
    expect((await names({ query: "split a retry" }))[0]).toBe("RetryPolicy");
    expect((await names({ query: "cache of headers" })).slice(0, 3)).toContain("parseHeader");
  });

  it("says what placed each row, and that sums to its score", async () => {
    const { results } = await ask("search_semantic", { query: "throw old entries away" });
    expect(results[0]).toMatchObject({ name: "evict", qualifiedName: "AnswerCache.evict", kind: "method" });
    for (const { score, rank } of results)
      expect(rank.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(score, 1);
  });

  it("shows a declaration and its definition as one row, the definition", async () => {
    const { results } = await ask("search_semantic", { query: "area of a shape in square metres" });
    expect(results[0]).toMatchObject({ name: "surface", role: "definition", file: "src/shape.c", folded: 1 });
    expect(results.filter(({ name }) => name === "surface")).toHaveLength(1);
  });

  it("shows overloads and overrides as one row, and a namesake of another type as its own", async () => {
    const { results } = await ask("search_semantic", { query: "drains the cellar into the canal", lang: "java" });
    const drains = results.filter(({ name }) => name === "drain");
    expect(drains.map(({ qualifiedName, folded }) => [qualifiedName, folded])).toEqual([
      [expect.stringMatching(/Pump\.drain$/), 2],
      ["Sluice.drain", 0],
    ]);
  });

  it("keeps to repository, language, path and kind", async () => {
    const query = "throws the oldest away";
    expect(await names({ query, repo: "tools" })).toEqual(["sweep"]);
    expect((await names({ query, lang: "typescript" })).sort()).toEqual(["AnswerCache", "evict", "parseHeader"]);
    expect(await names({ query, path: "src/" })).toEqual(["surface"]);
    expect(await names({ query, kind: "type", lang: "typescript" })).toEqual(["AnswerCache"]);
  });

  it("pages without losing or repeating a row", async () => {
    const query = "throws the oldest away";
    const first = await ask("search_semantic", { query, limit: 3 });
    const rest = await ask("search_semantic", { query, limit: 3, cursor: first.next });
    const both = [...first.results, ...rest.results].map(({ name }) => name);
    expect(both).toEqual((await names({ query })).slice(0, 6));
  });

  it("follows a file that changed", async () => {
    const root = index.roots.get("tools") ?? "";
    writeFiles(root, { "tool.py": 'def launch():\n    """Begins the countdown of the rocket."""\n' });
    await index.indexAgain();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await names({ query: "countdown of the rocket", repo: "tools" })).toEqual(["launch"]);
  });
});
