import { describe, expect, it } from "vitest";
import { BASES } from "@/lib/contract/vocabulary";
import { basisWord, TIERS, tierOf } from "./tiers";

describe("certainty", () => {
  it("never falls when a basis is stronger", () => {
    const ranks = BASES.map((basis) => TIERS.indexOf(tierOf(basis)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(tierOf("receiver")).toBe("proven");
    expect(tierOf("import")).toBe("inferred");
    expect(tierOf("name")).toBe("possible");
  });

  it("is said in the API's word, with spaces", () => {
    expect(basisWord("unique_name")).toBe("unique name");
  });
});
