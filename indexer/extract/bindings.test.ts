import { describe, expect, it } from "vitest";
import { Bindings, REACH } from "./bindings";

const NAME = 3;

describe("local names", () => {
  it("mean the innermost binding, and the outer one again once its scope is left", () => {
    const bindings = new Bindings();
    bindings.bind(false, NAME, 10);
    const mark = bindings.enter();
    bindings.bind(false, NAME, 20);
    bindings.bind(false, NAME, 21);
    expect(bindings.lookup(false, NAME)).toBe(21);
    bindings.leave(mark, REACH.block);
    expect(bindings.lookup(false, NAME)).toBe(10);
  });

  it("are apart from types of the same name", () => {
    const bindings = new Bindings();
    bindings.bind(true, NAME, 10);
    expect(bindings.lookup(false, NAME)).toBe(-1);
    expect(bindings.lookup(true, NAME)).toBe(10);
  });

  it("that hold for a whole function outlive its blocks, and end with it", () => {
    const bindings = new Bindings();
    const ofFunction = bindings.enter();
    const outer = bindings.enter();
    const inner = bindings.enter();
    bindings.bind(false, NAME, 10, REACH.function);
    bindings.bind(false, NAME + 1, 11);
    bindings.leave(inner, REACH.block);
    bindings.leave(outer, REACH.clause);
    expect([bindings.lookup(false, NAME), bindings.lookup(false, NAME + 1)]).toEqual([10, -1]);
    bindings.leave(ofFunction, REACH.function);
    expect(bindings.lookup(false, NAME)).toBe(-1);
  });

  it("that hold for a clause outlive what is smaller, and end with it", () => {
    const bindings = new Bindings();
    const ofClause = bindings.enter();
    const inner = bindings.enter();
    bindings.bind(true, NAME, 10, REACH.clause);
    bindings.leave(inner, REACH.block);
    expect(bindings.lookup(true, NAME)).toBe(10);
    bindings.leave(ofClause, REACH.clause);
    expect(bindings.lookup(true, NAME)).toBe(-1);
  });
});
