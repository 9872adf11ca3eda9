import { afterAll, beforeAll, expect, it } from "vitest";
import { askerOf } from "../../testing/queries/ask";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";

const files = {
  "Ship.cs":
    "public class Ship {\n  public int Length;\n  public int Measure(int Factor) {\n    var Half = Length / 2;\n    return Half * Factor + Unknown;\n  }\n}\n",
  "notes.md": "# Ship\n",
};

let index: IndexedFolders;
const ask = askerOf(() => index.context);
beforeAll(async () => {
  index = await indexedFolders({ sea: files });
}, 120_000);
afterAll(() => index?.close());

const names = async (input: Record<string, unknown>) => {
  const { results } = await ask("semantic_tokens", { file: "Ship.cs", ...input });
  return results.map(({ line, name, kind }) => `${line} ${name} ${kind}`);
};

it("names are what they mean and not what they are spelled like", async () => {
  expect(await names({ start: 4, end: 5 })).toEqual([
    ...["4 Half local", "4 Length field"],
    ...["5 Half local", "5 Factor local"],
  ]);
  expect(await names({ start: 1, end: 2 })).toEqual(["1 Ship class", "2 Length field"]);
});

it("lines that are not there, and texts without symbols, have no names", async () => {
  expect(await names({ start: 100 })).toEqual([]);
  const { results, emptyReason } = await ask("semantic_tokens", { file: "notes.md" });
  expect(results).toEqual([]);
  expect(emptyReason?.message).toContain("notes.md");
});
