import { describe, expect, it } from "vitest";
import { buildAsset } from "../../testing/indexer/build-asset";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const FILES = {
  "src/sea/Ship.java": `package sea;
class Ship { int length; void sail() {} }
class Tug extends Ship { void sail() { } }
class Port {
  void open(Ship ship) { ship.sail(); }
  void begin() { open(new Tug()); }
  void begin(int again) { begin(); begin(again); }
}
class Yard { int measure(Ship ship) { return ship.length; } }
`,
  "src/test/sea/PortTest.java": `package sea;
class PortTest { void opens() { new Port().begin(); } }
`,
  "guess.js": "export function push(thing) { thing.sail(); }\nclass Raft { sail() {} }\nclass Kite { sail() {} }\n",
  "Source/Game/Crane.h": "UCLASS()\nclass ACrane : public AActor {\n  GENERATED_BODY()\n};\n",
  "Content/BP_Crane.uasset": buildAsset({
    package: "/Game/BP_Crane",
    className: "Blueprint",
    parent: "/Script/Game.Crane",
  }),
};

const { ask } = askedIndex(() => indexedFolder("harbour", FILES));

const written = (rows: readonly { relation: string; name: string; distance: number; test: boolean }[]) =>
  rows.map(({ relation, name, distance, test }) => `${distance} ${relation} ${name}${test ? " test" : ""}`);

describe("what depends on a symbol", () => {
  it("are callers, overriders and their callers by distance, tests marked, cycles ended", async () => {
    const answer = await ask("symbol_impact", { symbol: "sail", containingType: "Ship", depth: 4 });
    expect(written(answer.results)).toEqual([
      "1 caller open",
      "1 overrider sail",
      "2 caller begin",
      "3 caller begin",
      "3 caller opens test",
    ]);
    expect(answer.tests).toBe(1);
    expect(answer.results[0].sites.map(({ line }) => line)).toEqual([5]);
    expect(answer.byDistance).toContainEqual({ distance: 1, relation: "overrider", rows: 1 });
  });

  it("beyond the depth is counted", async () => {
    const { results, notFollowed } = await ask("symbol_impact", { symbol: "sail", containingType: "Ship", depth: 1 });
    expect(results).toHaveLength(2);
    expect(notFollowed.depth).toBe(2);
  });

  it("are the users of a field, and the derived types of a type", async () => {
    const field = await ask("symbol_impact", { symbol: "length", depth: 1 });
    expect(written(field.results)).toEqual(["1 user measure"]);
    const type = await ask("symbol_impact", { symbol: "Ship", depth: 1 });
    expect(written(type.results)).toEqual(["1 inheritor Tug", "1 user open", "1 user measure"]);
  });

  it("stand apart where only the name fits", async () => {
    const { results, possible } = await ask("symbol_impact", { symbol: "sail", containingType: "Raft" });
    expect(results).toEqual([]);
    expect(written(possible)).toEqual(["1 caller push"]);
  });

  it("are assets, too", async () => {
    const { results } = await ask("symbol_impact", { symbol: "ACrane" });
    expect(written(results)).toContain("1 asset BP_Crane");
  });
});
