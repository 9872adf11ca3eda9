/** What `#[cfg(…)]` asks for holds or not where nobody chooses. */
import { describe, expect, it } from "vitest";
import { conditionsAbove, defaultFeatures, holdsByDefault } from "./conditions";

const MANIFEST = [
  "[package]",
  'name = "dock"',
  "[features]",
  'default = ["std", "tide"]',
  "std = []",
  "tide = [",
  '  "moon",',
  '  "dep:almanac",',
  "]",
  'storm = ["wind"]',
  "[dependencies]",
  'wind = ["no feature"]',
].join("\n");

describe("features", () => {
  it("are those of the default one, and what they ask for", () => {
    expect([...defaultFeatures(MANIFEST)]).toEqual(["default", "std", "tide", "moon", "dep:almanac"]);
    expect([...defaultFeatures('[package]\nname = "dock"\n')]).toEqual(["default"]);
  });
});

describe("conditions", () => {
  const holds = (predicate: string) => holdsByDefault(predicate, { features: new Set(["std"]) });

  it.each(['feature = "std"', "unix", "not(windows)", 'all(unix, any(test, feature="std"))', "not(any(test, loom))"])(
    "%s holds",
    (predicate) => expect(holds(predicate)).toBe(true),
  );

  it.each(['feature = "fast"', "test", "not(unix)", 'all(unix, target_os = "macos")', "any()", "docsrs"])(
    "%s does not",
    (predicate) => expect(holds(predicate)).toBe(false),
  );

  it("stand above what they are of, among other attributes and comments", () => {
    const above = [
      "fn other() {}",
      '#[cfg(feature = "a]")]',
      "/// Says (more).",
      "#[inline]",
      "#[cfg(unix)]",
      "pub(crate) unsafe fn ",
    ];
    expect(conditionsAbove(above.join("\n"))).toEqual(['feature = "a]"', "unix"]);
    expect(conditionsAbove("#[cfg(unix)]\nfn other() {}\nfn ")).toEqual([]);
  });
});
