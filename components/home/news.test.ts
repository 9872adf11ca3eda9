import { describe, expect, it } from "vitest";
import { newsIn, readSeen, seenOf } from "./news";

const rows = (revisions: Record<string, string | null>) =>
  Object.entries(revisions).map(([name, revision]) => ({ name, revision }));

describe("what is new since the reader was last here", () => {
  it("is what came, and what has another revision", () => {
    const before = readSeen(JSON.stringify(seenOf(rows({ tide: "a1", beacon: "b1", bare: null }))));
    expect([...newsIn(rows({ tide: "a2", beacon: "b1", bare: null, crane: "c1" }), before)]).toEqual(["tide", "crane"]);
  });

  it("is nothing for whoever was never here, or whose notes cannot be read", () => {
    for (const kept of [null, "", "{", '{"tide": 3}', "[]"]) {
      expect(newsIn(rows({ tide: "a1" }), readSeen(kept)).size).toBe(0);
    }
  });
});
