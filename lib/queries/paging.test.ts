/** Pages of answers about several symbols, over files that the real indexer has read. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { runOperation } from "../operations/run-operation";
import { indexedFolder, type IndexedFolder } from "../../testing/queries/indexed";

const USERS = 50;

let indexed: IndexedFolder;

beforeAll(async () => {
  const bell = (name: string) =>
    `package p;\npublic class ${name} {\n  public void ring() {}\n  public void toll() {}\n  public void peal() {}\n}\n`;
  // The last of the symbols is used in the first of the files.
  const user = (name: string, of: string) =>
    `package p;\nclass ${name} {\n  void first(${of} bell) { bell.ring(); }\n  void second(${of} bell) { bell.ring(); bell.ring(); }\n  void third(${of} bell) { bell.toll(); bell.peal(); }\n  void fourth(${of} bell) { bell.toll(); bell.peal(); }\n}\n`;
  const users = Array.from({ length: USERS }, (_, n) => {
    const name = `User${String(n).padStart(2, "0")}`;
    return [`p/${name}.java`, user(name, n % 3 === 2 ? "Ashore" : "OnTheBuoy")];
  });
  indexed = await indexedFolder("bells", {
    "p/Ashore.java": bell("Ashore"),
    "p/OnTheBuoy.java": bell("OnTheBuoy"),
    ...Object.fromEntries(users),
  });
}, 120_000);
afterAll(() => indexed?.close());
afterEach(() => vi.restoreAllMocks());

/** Every look at the clock finds it later: a search ends when its page is full, and with large steps before. */
function hurry(step = 60): void {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => (now += step));
}

async function pagesOf(
  operation: "symbol_usages" | "symbol_callers",
  symbol = "ring",
  limit = 20,
): Promise<{ rows: string[]; ofs: string[][] }> {
  const rows: string[] = [];
  const ofs: string[][] = [];
  for (let cursor: string | undefined; ;) {
    const { results, next } = await runOperation(
      operation,
      { symbol, scope: "all", limit, ...(cursor === undefined ? {} : { cursor }) },
      indexed.context,
    );
    rows.push(...results.map(({ of, file, line, column }) => `${of} ${file}:${line}:${column}`));
    ofs.push(results.map(({ of }) => of));
    if (next === null || rows.length > 1000) return { rows, ofs };
    cursor = next;
  }
}

test.each([
  ["symbol_usages", USERS * 3],
  ["symbol_callers", USERS * 2],
] as const)(
  "%s: no row is missing from the pages or stands on two, however far each search went",
  async (name, all) => {
    hurry();
    const { rows, ofs } = await pagesOf(name);
    expect(rows).toHaveLength(all);
    expect(new Set(rows).size).toBe(all);
    // On a page, what belongs to one symbol stands together.
    for (const of of ofs) expect(of.filter((each, at) => each !== of[at - 1])).toHaveLength(new Set(of).size);
  },
);

test.each([
  ["symbol_usages", "toll"],
  ["symbol_callers", "peal"],
] as const)("%s: a search that has no time left says so, and the next page goes on with it", async (name, symbol) => {
  hurry(800);
  const page = await runOperation(name, { symbol, scope: "all", limit: 200 }, indexed.context);
  expect(page).toMatchObject({ totalIsLowerBound: true, truncated: true, next: expect.any(String) });
  expect(page.results.length).toBeLessThan(USERS * 2);
  const { rows } = await pagesOf(name, symbol, 200);
  expect(new Set(rows).size).toBe(USERS * 2);
});
