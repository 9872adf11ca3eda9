import { describe, expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const FILES = {
  "Ship.java": `package sea;
interface Ship { void sail(); }
class Tug implements Ship {
  public void sail() { steam(); }
  void steam() { Boiler.fire(); }
}
class Boiler { static void fire() { heat(); } static void heat() { fire(); } }
class Port {
  void open(Ship ship) { send(ship); wave(); }
  void send(Ship ship) { ship.sail(); }
  void wave() { Boiler.fire(); }
  void close() {}
}
`,
  "guess.js": `export function push(thing) { thing.tow(); }
class Rope { tow() { pull(); } }
class Cart { tow() { } }
function pull() {}
`,
};

const { ask } = askedIndex(() => indexedFolder("harbour", FILES));

const written = ({ steps }: { steps: readonly { qualifiedName: string; sites: readonly { line: number }[] }[] }) =>
  steps.map(({ qualifiedName, sites }) => [qualifiedName.split(".").slice(-2).join("."), ...sites.map((s) => s.line)]);

describe("the path between two symbols", () => {
  it("is the shortest chain of calls, each with its lines", async () => {
    const { results, totalMatches, from, to, notFollowed } = await ask("symbol_path", { from: "open", to: "fire" });
    expect(results.map(written)).toEqual([[["Port.open"], ["Port.wave", 9], ["Boiler.fire", 11]]]);
    expect([totalMatches, from.length, to.length]).toEqual([1, 1, 1]);
    expect(results[0].calls).toBe(2);
    expect(notFollowed.depth).toBe(0);
  });

  it("leads through the methods that override what is called", async () => {
    const { results } = await ask("symbol_path", { from: "send", to: "Tug.steam" });
    expect(results.map(written)).toEqual([[["Port.send"], ["Tug.sail", 10], ["Tug.steam", 4]]]);
    expect(results[0].steps[1].through).not.toBeNull();
  });

  it("goes both ways round a cycle and ends", async () => {
    const { results, emptyReason } = await ask("symbol_path", { from: "heat", to: "open" });
    expect(results).toEqual([]);
    expect(emptyReason?.message).toMatch(/^No chain of calls leads from "heat" to "open"\./);
  });

  it("takes the keys of rows for its ends", async () => {
    const { from, to } = await ask("symbol_path", { from: "open", to: "heat" });
    const { results } = await ask("symbol_path", { from: from[0].key, to: to[0].key });
    expect(results[0].calls).toBe(3);
  });

  it("refuses an end that is longer than names and no key, by its field", async () => {
    const tooLong = ask("symbol_path", { from: "a".repeat(513), to: "heat" });
    await expect(tooLong).rejects.toMatchObject({ code: "invalid_input", details: { field: "from" } });
  });

  it("says where it was ended", async () => {
    const { results, notFollowed, totalIsLowerBound } = await ask("symbol_path", {
      from: "open",
      to: "heat",
      depth: 2,
    });
    expect(results).toEqual([]);
    expect(notFollowed.depth).toBeGreaterThan(0);
    expect(totalIsLowerBound).toBe(true);
  });

  it("stands among what is possible where a call may mean something else", async () => {
    const { results, possible, counts } = await ask("symbol_path", { from: "push", to: "pull" });
    expect(results).toEqual([]);
    expect(possible.map(({ basis, calls }) => [basis, calls])).toEqual([["name", 2]]);
    expect(counts).toEqual({ proven: 0, inferred: 0, possible: 1 });
  });

  it("names the end that is not there", async () => {
    const { emptyReason } = await ask("symbol_path", { from: "open", to: "nowhere" });
    expect(emptyReason?.message).toContain('"nowhere"');
  });
});
