/** The server's questions to itself, over files that the real indexer has read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { indexGeneration } from "../db/index-generation";
import { frequentNames } from "../db/frequent-names";
import { runOperation } from "./run-operation";
import { indexedFolder, type IndexedFolder } from "./testing-indexed";
import { warmUp } from "./warm-up";

let indexed: IndexedFolder;
let statements = 0;

beforeAll(async () => {
  const user = (name: string) => `#include "rope.h"\nvoid ${name}(void) { pull(1); }\n`;
  indexed = await indexedFolder("harbour", {
    "rope.h": "void pull(int times);\nint length(void);\n",
    "rope.c": '#include "rope.h"\nvoid pull(int times) { length(); }\n',
    "a.c": user("a"),
    "b.c": user("b"),
    "c.c": user("c"),
  });
}, 120_000);
afterAll(() => indexed?.close());

/** The same database, its statements counted. */
function counted(): IndexedFolder["context"] {
  const { pool } = indexed.context;
  const query: typeof pool.query = (...args: unknown[]) => {
    statements++;
    return Reflect.apply(pool.query, pool, args);
  };
  return { ...indexed.context, pool: { query } };
}

test("the names that most files use come first", async () => {
  expect(await frequentNames(indexed.context.pool, 10)).toEqual(["pull", "length"]);
  expect(await frequentNames(indexed.context.pool, 1)).toEqual(["pull"]);
});

test("a question that the server has asked itself is answered alike, with a fraction of the statements", async () => {
  const [cold, warm] = [counted(), counted()];
  const asked = { symbol: "pull", scope: "all" };
  statements = 0;
  const first = await runOperation("symbol_usages", asked, cold);
  const before = statements;
  await warmUp(warm, await indexGeneration(warm.pool));
  statements = 0;
  const second = await runOperation("symbol_usages", asked, warm);
  expect(second).toEqual(first);
  expect(second.results).toHaveLength(3);
  expect(statements).toBeLessThan(before / 2);
});
