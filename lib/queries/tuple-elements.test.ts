/** Elements of C#'s tuples that have names: they are used where a value of the tuple is asked for them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOperation } from "../operations/run-operation";
import { indexedFolder, type IndexedFolders } from "../../testing/queries/indexed";

const LOADS = [
  "class Loads {",
  "  readonly Cache<string, (bool Has, Load Held)> cache = new(); readonly ConcurrentDictionary<string, (int At, int Of)> all;",
  "  (int count, Load load) first;",
  "  int Weigh() => first.count;",
  "  Load Find(string name) {",
  "    var found = cache.GetOrAdd(name, Make);",
  "    return found.Held;",
  "    return all.GetOrAdd(name, Make).At;",
  "  }",
  "}",
];

let folder: IndexedFolders;
beforeAll(async () => {
  folder = await indexedFolder("loads", { "Loads.cs": LOADS.join("\n") });
}, 120_000);
afterAll(() => folder?.close());

async function usesOf(name: string, line: number) {
  const place = { repo: "loads", file: "Loads.cs", line, column: LOADS[line - 1].indexOf(name) + 1 };
  const { results, possible } = await runOperation("symbol_usages", { ...place, limit: 100 }, folder.context);
  return { sure: results.map((row) => row.line), possible: possible.map((row) => row.line) };
}

describe("an element of a tuple with a name", () => {
  it("is used where a value of that type is asked for it", async () => {
    expect(await usesOf("count", 3)).toEqual({ sure: [4], possible: [] });
  });

  it("is used where what a map holds is asked for it", async () => {
    expect(await usesOf("At", 2)).toEqual({ sure: [8], possible: [] });
  });

  it("may be used where nothing is known of what is asked", async () => {
    expect(await usesOf("Held", 2)).toEqual({ sure: [], possible: [7] });
  });
});
