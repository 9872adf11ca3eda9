import { describe, expect, it } from "vitest";
import { Bindings } from "./bindings";
import { OccurrenceList } from "./occurrence-list";
import { ScopeStack } from "./scope-stack";

const NAME = 0;

function stack() {
  const bindings = new Bindings();
  const occurrences = new OccurrenceList(8);
  const closed: string[] = [];
  const scopes = new ScopeStack(bindings, occurrences, () => closed.push("labels"));
  return { bindings, occurrences, closed, scopes, bound: () => bindings.lookup(false, NAME) };
}

describe("what is open around a node", () => {
  it("closes with the node that it stands in, even where it says that it goes on", () => {
    const { scopes } = stack();
    scopes.open(10, { enclosing: 1 });
    scopes.open(99, { enclosing: 2 });
    expect([scopes.now.enclosing, scopes.nextClose]).toEqual([2, 10]);
    scopes.closeUntil(10);
    expect(scopes.now.enclosing).toBe(-1);
    expect(scopes.nextClose).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("inherits what it does not change; null is a change", () => {
    const { scopes } = stack();
    scopes.open(20, { enclosing: 1, owner: "Crane", inFunction: true });
    scopes.open(10, { owner: null });
    expect(scopes.now).toMatchObject({ enclosing: 1, owner: null, inFunction: true });
    scopes.closeUntil(10);
    expect(scopes.now.owner).toBe("Crane");
  });

  it("forgets the names of a scope that closed, and keeps those of what only opened a symbol", () => {
    const { scopes, bindings, bound } = stack();
    scopes.open(30, {}, "names");
    scopes.open(10, { enclosing: 4 });
    bindings.bind(false, NAME, 7);
    scopes.closeUntil(10);
    expect(bound()).toBe(7);
    scopes.closeUntil(30);
    expect(bound()).toBe(-1);
  });

  it("binds a late name only behind its initializer: `let x = x` of Rust reads the outer one", () => {
    const { scopes, bindings, bound } = stack();
    bindings.bind(false, NAME, 1);
    scopes.open(30, {}, "names");
    scopes.bindLate(10, { name: NAME, occurrence: 2, asType: false });
    scopes.closeUntil(9);
    expect(bound()).toBe(1);
    scopes.closeUntil(10);
    expect(bound()).toBe(2);
    scopes.closeUntil(30);
    expect(bound()).toBe(1);
  });

  it("resolves labels when a function ends, and at no block", () => {
    const { scopes, closed } = stack();
    scopes.open(30, {}, "function");
    scopes.open(10, {}, "names");
    scopes.closeUntil(10);
    expect(closed).toEqual([]);
    scopes.closeUntil(30);
    expect(closed).toEqual(["labels"]);
  });

  it("hides outer names from where they are hidden on, until what is open closes", () => {
    const { scopes, occurrences } = stack();
    scopes.open(10, {}, "names");
    occurrences.add(0, occurrences.nameIds.idAt("lift", 0, 4), 0, -1);
    scopes.hideOuterNames();
    expect(scopes.now.visibleFrom).toBe(1);
    scopes.closeUntil(10);
    expect(scopes.now.visibleFrom).toBe(0);
  });

  it("knows names that a function does not own, and asks again in a function inside of it", () => {
    const { scopes } = stack();
    scopes.open(30, {}, "function");
    scopes.declareOuter(5);
    expect(scopes.now.outerNames?.has(5)).toBe(true);
    scopes.open(20, {}, "function");
    expect(scopes.now.outerNames).toBeNull();
  });
});
