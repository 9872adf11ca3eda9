/** Apart from the other tests, because what it shows spoils the parser of its whole process. */
import { expect, it } from "vitest";
import { createParser, ParserBroken } from "./parser";
import { startRuntime } from "./runtime";

const MEMORY_LIMIT = 256 * 2 ** 20;

it("a small hostile file ends in ParserBroken within the memory limit, and so does every later file", async () => {
  const parser = await createParser();
  await parser.load("csharp");
  await parser.load("java");
  expect(() => parser.parse("a<".repeat(20_000), "csharp")).toThrow(ParserBroken);
  expect((await startRuntime()).buffer.byteLength).toBeLessThanOrEqual(MEMORY_LIMIT);
  expect(() => parser.parse("class A {}", "java")).toThrow(ParserBroken);
}, 60_000);
