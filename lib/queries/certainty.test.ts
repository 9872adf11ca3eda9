/**
 * No row is surer than what it is about: asked at a name that only fits its namesakes, every answer says that it is a
 * guess.
 */
import { describe, expect, it } from "vitest";
import type { Basis } from "../contract/vocabulary";
import { groupOf } from "./navigation/answer";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const FILES = {
  "north.h": `namespace north {
struct Buoy { virtual void ring(); int depth; };
struct Bell : Buoy { void ring() override; };
}
`,
  "north.cpp": `#include "north.h"
void north::Buoy::ring() { depth = 1; }
void north::Bell::ring() {}
void toll(north::Bell& bell) { bell.ring(); }
`,
  "south.h": `namespace south {
struct Buoy { virtual void ring(); };
struct Horn : Buoy { void ring() override; };
}
`,
  // neither header is included: which of the two is meant is not known
  "quay.cpp": `void hang(Buoy* buoy) { buoy->ring(); }
`,
  "only.cpp": `#include "north.h"
void pull(north::Buoy& buoy) { buoy.ring(); }
`,
};

const { ask } = askedIndex(() => indexedFolder("harbour", FILES));

const TYPE = { file: "quay.cpp", line: 1, column: 11 };
const METHOD = { file: "quay.cpp", line: 1, column: 31 };

const guesses = (rows: readonly { basis: Basis }[]) =>
  rows.map(({ basis }) => basis).filter((basis) => basis !== "name");

describe("asked at a name that is not known", () => {
  it("subjects are guesses, each for itself", async () => {
    const { subjects } = await ask("symbol_usages", TYPE);
    expect(subjects.map(({ qualifiedName, basis }) => [qualifiedName, basis]).sort()).toEqual([
      ["north::Buoy", "name"],
      ["south::Buoy", "name"],
    ]);
  });

  it("usages stand among what is possible, and the answer says why there are no others", async () => {
    const { results, possible, counts, totalMatches, emptyReason } = await ask("symbol_usages", METHOD);
    expect(results).toEqual([]);
    expect(totalMatches).toBe(0);
    expect(possible.length).toBeGreaterThan(1);
    expect(guesses(possible)).toEqual([]);
    expect(counts).toEqual({ proven: 0, inferred: 0, possible: possible.length });
    expect(emptyReason?.message).toMatch(/^What "ring" means at this place is not known; \d symbols have that name\./);
  });

  it("so do callers", async () => {
    const { results, possible, counts } = await ask("symbol_callers", METHOD);
    expect(results).toEqual([]);
    expect(possible.map(({ name }) => name)).toContain("toll");
    expect(counts.possible).toBe(possible.length);
  });

  it("implementations, inheritors, members and hierarchies are possible", async () => {
    const implementations = await ask("symbol_implementations", METHOD);
    expect(implementations.results.map(({ qualifiedName }) => qualifiedName)).toContain("north::Bell::ring");
    expect(guesses(implementations.results)).toEqual([]);
    const inheritors = await ask("symbol_inheritors", TYPE);
    expect(inheritors.results.map(({ name }) => name).sort()).toEqual(["Bell", "Horn"]);
    expect(guesses(inheritors.results)).toEqual([]);
    const members = await ask("symbol_members", TYPE);
    expect(members.results.map(({ name }) => name)).toContain("depth");
    expect(guesses(members.results)).toEqual([]);
    const { results: trees } = await ask("symbol_hierarchy", TYPE);
    expect(guesses([...trees, ...trees.flatMap(({ inheritors: below }) => below)])).toEqual([]);
    for (const { counts } of [implementations, inheritors, members])
      expect([counts.proven, counts.inferred]).toEqual([0, 0]);
  });

  it("the other half of a symbol is possible, and so is all that a bundle holds", async () => {
    const { counts } = await ask("symbol_counterpart", METHOD);
    expect(counts.possible).toBeGreaterThan(0);
    expect([counts.proven, counts.inferred]).toEqual([0, 0]);
    const { references, implementations, incoming } = await ask("symbol_bundle", METHOD);
    for (const part of [references, implementations, incoming]) expect(guesses(part?.results ?? [])).toEqual([]);
  });
});

describe("asked by its name", () => {
  it("a symbol has the rows that are known, as sure as they are", async () => {
    const { results } = await ask("symbol_callers", { symbol: "north::Bell::ring" });
    expect(results.map(({ name, basis }) => [name, groupOf(basis)])).toContainEqual(["toll", "proven"]);
  });

  it("and the name as a file uses it is as sure as the file's uses", async () => {
    const { subjects } = await ask("symbol_usages", { symbol: "ring", file: "only.cpp" });
    expect(subjects.map(({ qualifiedName, basis }) => [qualifiedName, basis])).toEqual([
      ["north::Buoy::ring", "receiver"],
    ]);
  });
});

it("what a function calls is outside of the index only where that is known", async () => {
  const { results, possible } = await ask("symbol_callers", { symbol: "hang", direction: "outgoing" });
  expect(results).toEqual([]);
  expect(possible.map(({ name, external, file }) => [name, external, file])).toEqual([["ring", false, undefined]]);
});
