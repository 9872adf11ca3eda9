import { describe, expect, it } from "vitest";
import { needOf, NOTHING_NEEDED, type Need } from "./needs";
import { parsePattern } from "./parse";

const need = (source: string, fold = false): Need | null => {
  const tree = parsePattern(source, fold);
  return tree === null ? null : needOf(tree);
};
const any = (...texts: string[]): Need => ({ any: texts.map((literal) => ({ literal })) });

describe("what a text must hold for a pattern to match", () => {
  it("is told by what stands side by side, in folded case", () => {
    expect(need("Foo\\w+bar")).toEqual({ all: [{ literal: "foo" }, { literal: "bar" }] });
    expect(need("kmem_(?:create|destroy)\\(")).toEqual(any("kmem_create(", "kmem_destroy("));
    expect(need("ab?c")).toEqual(any("ac", "abc"));
  });

  it("holds the digits of a number one by one, at both ends of a repetition", () => {
    const hex = [..."0123456789abcdef"];
    const told = JSON.stringify(need("0x[0-9A-F]{8}UL"));
    for (const digit of hex) expect(told).toContain(`"0x${digit}"`);
    expect(told).toContain('"9ul"');
  });

  it("is a character beyond ASCII where nothing else can match", () => {
    expect(need("[à-ÿ]{2}")).toEqual({ beyondAscii: true });
    expect(need("[^\\x00-\\x7F]+ <")).toEqual({ all: [{ beyondAscii: true }, { literal: " <" }] });
    expect(need("[x-ÿ]{2}")).toEqual(NOTHING_NEEDED);
  });

  it("is nothing where something else would do", () => {
    expect(need("foo|.")).toEqual(NOTHING_NEEDED);
    expect(need("(?:foo)*")).toEqual(NOTHING_NEEDED);
  });

  it("is read at once, however deep repetitions stand in one another", () => {
    const source = `${"(".repeat(60)}[a-z]+b${")+".repeat(60)}`;
    const begun = performance.now();
    expect(JSON.stringify(need(source)).length).toBeLessThan(10_000);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
