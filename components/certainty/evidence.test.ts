import { describe, expect, it } from "vitest";
import type { Basis } from "@/lib/contract/vocabulary";
import { evidenceOf } from "./evidence";

const why = (preview: string, basis: Basis, name = "lift", nth = 0): string =>
  evidenceOf({ basis, preview }, name, nth);

describe("the reason of a row", () => {
  it("names what stands before the name, the whole of it", () => {
    expect(why("crane.lift();", "name")).toBe(
      "The type of “crane” is not known; other things may be named “lift”, too.",
    );
    expect(why("return this.harbor.craneAt(3, 'x').lift();", "name")).toContain("“this.harbor.craneAt(3, 'x')”");
    expect(why("if (cranes[0]->lift()) {", "receiver")).toContain("type of “cranes[0]” is known");
    expect(why("if (crane?.lift()) {", "unique_name")).toContain("type of “crane” is not known, but nothing else");
    expect(why("Harbor::Crane::lift();", "scope")).toContain("“Harbor::Crane” is bound by the scopes");
  });

  it("says when nothing stands before it, and which of several in a line is meant", () => {
    expect(why("lift();", "name")).toContain("stands alone here");
    expect(why("lift(); crane.lift();", "name", "lift", 1)).toContain("“crane”");
    expect(why("lift();", "import")).toBe("An import of this file brings “lift”.");
  });

  it("names the engine that decided it", () => {
    const seen = { basis: "precise" as const, by: "clangd 19", preview: "lift();" };
    expect(evidenceOf(seen, "lift", 0)).toBe("clangd 19 resolved “lift” here.");
  });

  it("quotes of a long expression its end, and falls back where the line does not hold the name", () => {
    const long = `${"harbor.berth().".repeat(8)}crane.lift()`;
    expect(/“(.*?)”/.exec(why(long, "name"))?.[1]).toMatch(/^….{47}$/);
    expect(why("other();", "name")).toBe("Only the name fits. What stands before it is not known.");
  });
});
