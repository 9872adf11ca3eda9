import { describe, expect, it } from "vitest";
import type { MeaningRow } from "@/lib/contract/symbol-at";
import { outcomeOf, tierOfOutcome, whyNowhere } from "./outcome";

const from = { repo: "tide", file: "a.cpp", line: 9, column: 5 };
const meaning = (over: Partial<MeaningRow>): MeaningRow => ({
  name: "Lift",
  kind: "method",
  basis: "receiver",
  external: false,
  specifier: null,
  repo: "tide",
  file: "crane.cpp",
  line: 40,
  column: 6,
  key: "cpp Crane#Lift().",
  url: "/r/tide/crane.cpp?symbol=x",
  ...over,
});

describe("Go to Definition", () => {
  it("jumps to code whose declarations stand beside it in another language, and from there to those", () => {
    const code = meaning({ basis: "precise", file: "lib/lift.js", line: 4, key: "js lift()." });
    const declared = meaning({ basis: "precise", file: "lib/index.d.ts", line: 2, key: "ts lift()." });
    expect(outcomeOf([code, declared], from)).toMatchObject({ type: "jump", to: { file: "lib/lift.js" } });
    const own = { repo: "tide", file: "lib/lift.js", line: 4, column: 6 };
    expect(outcomeOf([code, declared], own)).toMatchObject({ type: "jump", to: { file: "lib/index.d.ts" } });
    const other = meaning({ basis: "precise", file: "lib/index.d.ts", line: 9, key: "ts lift(+1)." });
    expect(outcomeOf([declared, other], from)).toMatchObject({ type: "choose" });
  });

  it("jumps to the definition when it is proven or inferred", () => {
    const declaration = meaning({ file: "crane.h", role: "declaration" });
    expect(outcomeOf([meaning({}), declaration], from)).toMatchObject({ type: "jump", to: { file: "crane.cpp" } });
    const inferred = outcomeOf([meaning({ basis: "import" })], from);
    expect(inferred.type).toBe("jump");
    expect(tierOfOutcome(inferred)).toBe("inferred");
  });

  it("shows a guess at the place, and never jumps to it", () => {
    const outcome = outcomeOf([meaning({ basis: "name" })], from);
    expect(outcome.type).toBe("choose");
    expect(tierOfOutcome(outcome)).toBe("possible");
  });

  it("lets the reader choose between symbols that fit alike", () => {
    const outcome = outcomeOf([meaning({}), meaning({ key: "cpp Hoist#Lift().", file: "hoist.cpp" })], from);
    expect(outcome).toMatchObject({ type: "choose", among: [{ file: "crane.cpp" }, { file: "hoist.cpp" }] });
  });

  it("goes from a definition to its declaration, and says when there is no other", () => {
    const here = meaning({ file: "a.cpp", line: 9, column: 5 });
    expect(outcomeOf([here, meaning({ file: "crane.h" })], from)).toMatchObject({
      type: "jump",
      to: { file: "crane.h" },
    });
    expect(outcomeOf([here], from).type).toBe("here");
  });

  it("says what brings a name from outside", () => {
    const outside: MeaningRow = {
      name: "push",
      kind: "external",
      basis: "import",
      external: true,
      specifier: "lodash",
    };
    const outcome = outcomeOf([outside], from);
    expect(whyNowhere(outcome, "push")).toBe("push is external: it comes from lodash, which is outside of the index.");
    expect(tierOfOutcome(outcome)).toBeNull();
    expect(whyNowhere({ type: "none" }, "")).toBe("No name stands here.");
  });
});
