import { describe, expect, it } from "vitest";
import type { LineAnchor } from "./line-anchor";
import { readAnchor, writeAnchor } from "./line-anchor-address";

const read = (anchor: LineAnchor): LineAnchor | null => readAnchor(new URLSearchParams(writeAnchor(anchor)));

describe("a link to lines", () => {
  it("holds their text, their symbol with the lines below it, and the first ten letters of the revision", () => {
    const inside = { key: "cpp Harbor/Crane#lift(+1).", below: 3 };
    expect(writeAnchor({ text: "a.b", inside, revision: "3f2a91c0d4e5b6a7" })).toEqual({
      lines: "a.b",
      in: "3.cpp Harbor/Crane#lift(+1).",
      rev: "3f2a91c0d4",
    });
    expect(read({ text: "a.b", inside, revision: "3f2a91c0d4" })).toEqual({
      text: "a.b",
      inside,
      revision: "3f2a91c0d4",
    });
    const above = { text: "a.b", inside: { key: "java a/B#", below: -2 }, revision: null };
    expect(read(above)).toEqual(above);
  });

  it("holds nothing of them without their text, and leaves out what is mangled", () => {
    expect(readAnchor(new URLSearchParams("in=3.key&rev=3f2a91c"))).toBeNull();
    expect(readAnchor(new URLSearchParams("lines=a.b&in=key&rev=not-a-commit"))).toEqual({
      text: "a.b",
      inside: null,
      revision: null,
    });
  });
});
