import { describe, expect, it } from "vitest";
import { Bindings } from "./bindings";

const NAME = 3;

describe("local names", () => {
  it("mean the innermost binding, and the outer one again once its scope is left", () => {
    const bindings = new Bindings();
    bindings.bind(false, NAME, 10);
    const mark = bindings.enter();
    bindings.bind(false, NAME, 20);
    bindings.bind(false, NAME, 21);
    expect(bindings.lookup(false, NAME)).toBe(21);
    bindings.leave(mark, false);
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
    bindings.bind(false, NAME, 10, true);
    bindings.bind(false, NAME + 1, 11);
    bindings.leave(inner, false);
    bindings.leave(outer, false);
    expect([bindings.lookup(false, NAME), bindings.lookup(false, NAME + 1)]).toEqual([10, -1]);
    bindings.leave(ofFunction, true);
    expect(bindings.lookup(false, NAME)).toBe(-1);
  });
});
