import { describe, expect, it } from "vitest";
import { shortestChains, type Link } from "./chains";

/** Calls by who makes them. */
function waysOf(calls: Readonly<Record<string, readonly string[]>>) {
  const links: Link[] = Object.entries(calls).flatMap(([from, ends]) => ends.map((to) => ({ from, to })));
  const followed = (found: readonly Link[]) => Promise.resolve({ links: found, leftOut: 0, incomplete: false });
  return {
    below: (node: string) => followed(links.filter(({ from }) => from === node)),
    above: (node: string) => followed(links.filter(({ to }) => to === node)),
  };
}

const limits = { depth: 8, chains: 10, isLate: () => false };

async function chains(calls: Record<string, readonly string[]>, from: string, to: string, depth = 8) {
  const found = await shortestChains([from], [to], waysOf(calls), { ...limits, depth });
  const written = found.chains.map(({ start, links }) => [start, ...links.map((link) => link.to)].join(" ")).sort();
  return { ...found, chains: written };
}

describe("the shortest chains", () => {
  it("are all of the same length, and none is longer", async () => {
    const calls = { a: ["b", "c", "x"], b: ["d"], c: ["d"], d: ["e"], x: ["y"], y: ["z"], z: ["e"] };
    expect((await chains(calls, "a", "e")).chains).toEqual(["a b d e", "a c d e"]);
  });

  it("end where calls go round", async () => {
    const found = await chains({ a: ["b"], b: ["c", "a"], c: ["a", "c"] }, "a", "far");
    expect(found.chains).toEqual([]);
    expect(found.notFollowed).toEqual({ depth: 0, width: 0, time: 0, possible: 0 });
  });

  it("hold no call where both ends are one", async () => {
    expect((await chains({ a: ["a"] }, "a", "a")).chains).toEqual(["a"]);
  });

  it("are no longer than asked, and what lies behind is counted", async () => {
    const line = { a: ["b"], b: ["c"], c: ["d"], d: ["e"] };
    expect((await chains(line, "a", "e", 4)).chains).toEqual(["a b c d e"]);
    const { chains: none, notFollowed } = await chains(line, "a", "e", 3);
    expect(none).toEqual([]);
    expect(notFollowed.depth).toBe(1);
  });

  it("say that there are more than wanted", async () => {
    const many = Array.from({ length: 30 }, (_one, n) => `m${n}`);
    const calls = { a: many, ...Object.fromEntries(many.map((name) => [name, ["z"]])) };
    const found = await shortestChains(["a"], ["z"], waysOf(calls), limits);
    expect([found.chains.length, found.more]).toEqual([10, true]);
  });

  it("are given up when the time is over", async () => {
    const found = await shortestChains(["a"], ["c"], waysOf({ a: ["b"], b: ["c"] }), { ...limits, isLate: () => true });
    expect([found.chains.length, found.notFollowed.time]).toEqual([0, 1]);
  });
});
