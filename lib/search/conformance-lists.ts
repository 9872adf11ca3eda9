/**
 * What every engine behind the port SymbolSearch must keep of queries that are filters alone: all rows that they
 * leave, with exact totals.
 */
import { expect, it } from "vitest";
import type { ConformanceFile } from "./conformance-files";
import type { SymbolFilter, SymbolSearch } from "./port";

/**
 * Files of two repositories: a function that is declared and defined, one that is only declared, a field in every
 * file.
 */
const MANY = 60;
const LISTED: readonly ConformanceFile[] = Array.from({ length: MANY }, (_, i) => ({
  id: i + 1,
  path: i % 3 === 0 ? `src/deep/file${i}.cpp` : `src/file${i}.h`,
  repositoryId: i % 2 === 0 ? 1 : 2,
  scope: i % 2 === 0 ? ("user" as const) : ("external" as const),
  language: i % 5 === 0 ? ("java" as const) : ("cpp" as const),
  symbols: [
    { name: `Type${i % 7}`, kind: "class", key: `type ${i}` },
    { name: "Field", kind: "field", container: 0, key: `field ${i}` },
    { name: "run", kind: "method", container: 0, role: "declaration", key: `run ${i}` },
    { name: "run", kind: "method", qualifier: `Type${i % 7}`, key: `run ${i}`, bodyLines: 1 + (i % 9) },
  ],
}));
/** Symbol rows of every second file. */
const SAID = new Set(LISTED.filter(({ id }) => id % 2 === 0).map(({ id }) => id * 2 ** 20 + 1));

/** Declares the tests. @param openOver opens the engine over these files */
export function itLists(openOver: (files: readonly ConformanceFile[]) => Promise<{ search: SymbolSearch }>): void {
  const CASES: readonly (readonly [string, SymbolFilter, number])[] = [
    ["nothing at all", {}, 3 * MANY],
    ["a kind", { kinds: ["field"] }, MANY],
    ["a kind that is declared and defined apart", { kinds: ["method"] }, MANY],
    ["a repository", { repositoryId: 2 }, (3 * MANY) / 2],
    ["a scope and a language", { scope: "user", language: "java" }, 18],
    ["a path", { path: "src/deep/" }, MANY],
    ["a glob", { path: "*.h", kinds: ["class"] }, (MANY * 2) / 3],
    ["what is said", { symbols: SAID }, MANY / 2],
    ["what is said, within a repository", { symbols: SAID, repositoryId: 2 }, MANY / 2],
    ["an owner and a kind", { containingType: "Type3", kinds: ["field"] }, 9],
  ];

  it.each(CASES)("lists all that filters alone leave, with an exact total at every limit: %s", async (_, filter, n) => {
    const { search } = await openOver(LISTED);
    const page = (limit: number, offset: number) => search.search({ query: "", match: "auto", filter, limit, offset });
    const whole = await page(200, 0);
    expect(whole.rows).toHaveLength(n);
    for (const limit of [1, 7, 50, 200]) {
      const rows: bigint[] = [];
      for (let offset = 0; offset < n; offset += limit) {
        const answer = await page(limit, offset);
        expect([answer.totalMatches, answer.totalIsLowerBound]).toEqual([n, false]);
        rows.push(...answer.rows.map(({ hit }) => hit.id));
      }
      expect(rows).toEqual(whole.rows.map(({ hit }) => hit.id));
      expect(new Set(rows).size).toBe(n);
    }
  });

  it("says which filter alone is in the way of a list", async () => {
    const { search } = await openOver(LISTED);
    const filter: SymbolFilter = { symbols: SAID, repositoryId: 1, kinds: ["field"] };
    const answer = await search.search({ query: "", match: "auto", filter, limit: 5, offset: 0 });
    expect([answer.totalMatches, answer.rows]).toEqual([0, []]);
    expect(answer.removedByFilter).toEqual({ repositoryId: MANY / 2, symbols: MANY / 2 });
  });
}
