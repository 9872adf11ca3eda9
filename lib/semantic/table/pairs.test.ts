import { describe, expect, it } from "vitest";
import { bagOfQuestion } from "../words/bag";
import type { Passage } from "../words/passage";
import { WordIds } from "../words/word-ids";
import { PairCollector } from "./pairs";

const words = new WordIds();
const idsOf = (text: string): Set<number> => new Set(bagOfQuestion(text, words).ids);
const evict: Passage = {
  name: "evictOldest",
  owner: "Cache",
  signature: "(count: number): void",
  doc: "/** Throws the least used entries away. Never all. */",
  body: "{ while (this.entries.size > this.limit) this.entries.delete(first(this.entries)); }",
};

describe("what a table is taught by", () => {
  it("is each comment with its code, and each name with its code, neither told by what is asked", () => {
    const collector = new PairCollector(words);
    collector.add(evict);
    const [comment, name] = collector.pairs();
    expect(new Set(comment.asked.ids)).toEqual(idsOf("Throws the least used entries away."));
    expect([...idsOf("evict oldest")].every((id) => comment.code.ids.includes(id))).toBe(true);
    expect([...idsOf("throws")].some((id) => comment.code.ids.includes(id))).toBe(false);
    expect(new Set(name.asked.ids)).toEqual(idsOf("evict oldest"));
    expect([...idsOf("evict oldest throws")].some((id) => name.code.ids.includes(id))).toBe(false);
    expect([...idsOf("limit")].every((id) => name.code.ids.includes(id))).toBe(true);
  });

  it("is each sentence and each name once, and no name of one word or of code that says nothing", () => {
    const collector = new PairCollector(words);
    for (const passage of [
      evict,
      evict,
      { ...evict, name: "evict", doc: "" },
      { ...evict, name: "evictNothing", doc: "", owner: "", signature: "()", body: "{}" },
    ])
      collector.add(passage);
    expect(collector.pairs()).toHaveLength(2);
    expect([collector.commented, collector.size]).toEqual([1, 2]);
  });

  it("is bounded: as many names as are wanted, from all over the repository, the same each time", () => {
    const taught = () => {
      const collector = new PairCollector(words, 100);
      for (let at = 0; at < 2_000; at++) collector.add({ ...evict, name: `evictPart${at}`, doc: "" });
      return collector.pairs();
    };
    const numbers = taught().map(({ asked }) => [...asked.ids].join());
    expect(numbers).toHaveLength(100);
    expect(taught().map(({ asked }) => [...asked.ids].join())).toEqual(numbers);
    const late = idsOf(Array.from({ length: 1_000 }, (_each, at) => `part${at + 1_000}`).join(" "));
    expect(taught().filter(({ asked }) => asked.ids.some((id) => late.has(id))).length).toBeGreaterThan(25);
  });
});
