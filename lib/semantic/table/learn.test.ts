import { describe, expect, it } from "vitest";
import { bagOf, bagOfQuestion } from "../words/bag";
import { WordIds } from "../words/word-ids";
import { StaticEmbedder } from "../embedders/static-embedder";
import { FloatTable } from "./float-table";
import { learn, type Pair } from "./learn";
import { StaticTable } from "./static-table";
import { wordsWorthRow } from "./vocabulary";

const words = new WordIds();
const code = (name: string) => bagOf({ name, owner: "", signature: "", doc: "", body: "" }, words);
const THINGS = ["cache", "socket", "matrix", "colour", "thread", "packet", "vector", "cursor", "buffer", "folder"];
/** Comments say `discard`, code says `evict`; they say `begin`, it says `spawn`. */
const pairs: Pair[] = THINGS.flatMap((thing) => [
  { asked: bagOfQuestion(`discard ${thing}`, words), code: code(`evict_${thing}`) },
  { asked: bagOfQuestion(`begin ${thing}`, words), code: code(`spawn_${thing}`) },
]);

async function taught(): Promise<StaticTable> {
  const table = FloatTable.random(32, Uint32Array.from(wordsWorthRow(pairs, 1, 100)).sort());
  await learn(table, pairs, { rounds: 40, rate: 0.05, batch: 20 });
  return table.packed();
}

describe("a table that is taught", () => {
  it("knows what a word of comments means in code, for things that it was not taught with", async () => {
    const embedder = new StaticEmbedder("taught", await taught(), words);
    const question = await embedder.embedQuestion("discard window");
    const described = [code("spawn_window"), code("evict_window")].map((bag) => ({
      bag,
      passage: { name: "", owner: "", signature: "", doc: "", body: "" },
    }));
    const { vectors, scales, dimensions } = await embedder.embed(described);
    const near = (row: number): number =>
      question.reduce((sum, value, d) => sum + value * vectors[row * dimensions + d], 0) * scales[row];
    expect(near(1)).toBeGreaterThan(near(0));
  });

  it("is the same after it was stored, and the same for the same lessons", async () => {
    const table = await taught();
    expect(StaticTable.decode(table.encode()).encode()).toEqual(table.encode());
    expect((await taught()).encode()).toEqual(table.encode());
    expect(() => StaticTable.decode(table.encode().subarray(0, 100))).toThrow(RangeError);
  });
});
