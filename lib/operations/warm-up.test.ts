/** The server's questions to itself, over files that the real indexer has read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { indexGeneration } from "../db/index-generation";
import { frequentNames, sharedMethodNames } from "../db/read/frequent-names";
import { runOperation } from "./run-operation";
import { indexedFolder, type IndexedFolder } from "../../testing/queries/indexed";
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
    "Winch.java": "class Winch { void turn() {} }\n",
    "Drum.java": "class Drum { void turn() {} }\n",
    "Crew.java": "class Crew { void work(Winch w, Drum d) { w.turn(); d.turn(); } }\n",
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
  const names = await frequentNames(indexed.context.pool, 10);
  expect(names[0]).toBe("pull");
  expect([...names].sort()).toEqual(["Drum", "Winch", "length", "pull", "turn"]);
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

test("so is one about a method whose name many bear: its calls are decided whichever of them is asked for", async () => {
  expect(await sharedMethodNames(indexed.context.pool, 10)).toEqual(["turn"]);
  const [cold, warm] = [counted(), counted()];
  const asked = { symbol: "turn", containingType: "Drum", scope: "all", depth: 2 };
  statements = 0;
  const first = await runOperation("symbol_callers", asked, cold);
  const before = statements;
  await warmUp(warm, await indexGeneration(warm.pool));
  statements = 0;
  const second = await runOperation("symbol_callers", asked, warm);
  expect(second).toEqual(first);
  expect(second.results.map(({ name, calls }) => [name, calls])).toEqual([["work", []]]);
  expect(statements).toBeLessThan(before);
});
