import { describe, expect, it } from "vitest";
import { readToml } from "./toml";

const read = (...lines: string[]): unknown => JSON.parse(JSON.stringify(readToml(lines.join("\n"))));

describe("TOML", () => {
  it("has tables, arrays of tables, and keys with dots and quotes", () => {
    expect(
      read(
        "[package]",
        'name = "crane" # of the yard',
        "edition.workspace = true",
        "\"in.quotes\" = 'C:\\raw'",
        "[[bin]]",
        'name = "one"',
        "[[bin]]",
        'name = "two"',
        "[target.'cfg(unix)'.dependencies]",
        'rope = "1"',
      ),
    ).toEqual({
      package: { name: "crane", edition: { workspace: true }, "in.quotes": "C:\\raw" },
      bin: [{ name: "one" }, { name: "two" }],
      target: { "cfg(unix)": { dependencies: { rope: "1" } } },
    });
  });

  it("has arrays and inline tables over many lines, with comments and commas behind the last one", () => {
    expect(
      read(
        "features = [",
        '  "a", # the first',
        "  'b',",
        "]",
        'steel = { version = "1.2", optional = true, features = ["x"], }',
        "empty = []",
        "none = {}",
      ),
    ).toEqual({
      features: ["a", "b"],
      steel: { version: "1.2", optional: true, features: ["x"] },
      empty: [],
      none: {},
    });
  });

  it("has strings of four kinds, with escapes in two of them", () => {
    expect(
      read('a = "tab\\t\\"x\\" \\u00e9"', "b = 'no \\t'", 'c = """', "one", 'two"""', "d = '''", "raw \\'''"),
    ).toEqual({ a: 'tab\t"x" é', b: "no \\t", c: "one\ntwo", d: "raw \\" });
  });

  it("leaves numbers and dates as they are written", () => {
    expect(read("a = 1_000", "b = -0.5e3", "c = 2026-11-23T10:00:00Z")).toEqual({
      a: "1_000",
      b: "-0.5e3",
      c: "2026-11-23T10:00:00Z",
    });
  });

  it("passes over what it cannot read, and goes on behind it", () => {
    expect(read("what is this", "[broken", 'a = "lost"', "[table]", "b = [1, 2", 'c = "kept"')).toMatchObject({
      table: { c: "kept" },
    });
    expect(read('__proto__ = "x"', "[__proto__.inner]", 'y = "z"')).toBeDefined();
    expect({}).not.toHaveProperty("inner");
  });

  it("ends, whatever it is given", () => {
    for (const text of [
      "[",
      "[[",
      "a",
      "a =",
      "a = [",
      "a = {",
      'a = "',
      'a = """x',
      "= 1",
      "\u0000",
      "[a]]\nb=1",
      "a.=1",
    ])
      expect(() => readToml(text)).not.toThrow();
  });
});
