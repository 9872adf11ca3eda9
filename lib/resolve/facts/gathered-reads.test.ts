import { expect, test } from "vitest";
import { BoundedMap } from "../../bounded-map";
import { GatheredReads } from "./gathered-reads";

/** Reads lengths of texts, and notes what it was asked for. */
function lengths(room = 100) {
  const statements: string[][] = [];
  const read = async (keys: string[]): Promise<Map<string, number>> => {
    statements.push(keys);
    if (keys.includes("broken")) throw new Error("the database is gone");
    return new Map(keys.filter((key) => key !== "absent").map((key) => [key, key.length]));
  };
  return { statements, reads: new GatheredReads<string, number>(new BoundedMap(room), read) };
}

test("what is asked for side by side is read in one statement, each key once", async () => {
  const { statements, reads } = lengths();
  const found = await Promise.all([reads.all(["a", "bb"]), reads.all(["bb"]), reads.all(["ccc"])]);
  expect(statements).toEqual([["a", "bb", "ccc"]]);
  expect(found.map((each) => [...each.values()])).toEqual([[1, 2], [2], [3]]);
});

test("what is known is not read again, and a key without a value is left out", async () => {
  const { statements, reads } = lengths();
  await reads.all(["a"]);
  expect([...(await reads.all(["a", "absent"]))]).toEqual([["a", 1]]);
  expect(statements).toEqual([["a"], ["absent"]]);
});

test("a key that is on its way is waited for", async () => {
  const { statements, reads } = lengths();
  const first = reads.all(["a"]);
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, reads.all(["a"])]);
  expect(statements).toEqual([["a"]]);
});

test("a read that fails fails for those who asked, and is tried again", async () => {
  const { statements, reads } = lengths();
  const asked = [reads.all(["broken"]), reads.all(["a"])];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect([...(await reads.all(["a"]))]).toEqual([["a", 1]]);
  expect(statements).toHaveLength(2);
});

test("answers do not depend on what memory has room for", async () => {
  const { reads } = lengths(1);
  const found = await Promise.all([reads.all(["a", "bb", "ccc"]), reads.all(["bb"])]);
  expect(found.map((each) => each.size)).toEqual([3, 1]);
});
