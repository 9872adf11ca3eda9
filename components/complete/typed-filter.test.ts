import { describe, expect, it } from "vitest";
import { fittingValues, typedFilter } from "./typed-filter";
import { namesOf, pathsOf } from "./use-path-values";

const NAMES = ["repo", "file"] as const;

describe("a filter that is being typed", () => {
  it("is the last word, with what stands before it", () => {
    expect(typedFilter("ship repo:li", NAMES)).toEqual({ name: "repo", typed: "li", before: "ship ", negated: false });
    expect(typedFilter("-file:", NAMES)).toEqual({ name: "file", typed: "", before: "", negated: true });
  });

  it.each(["ship", "repo:li ship", "std::repo::li", "repo::li", "lang:go", 'repo:"a b', "xrepo:li"])(
    "%s types none",
    (text) => expect(typedFilter(text, NAMES)).toBeNull(),
  );

  it("is offered what begins alike first, and nothing once it is whole", () => {
    expect(fittingValues(["zlib", "libsass", "linux", "lib"], "li")).toEqual(["libsass", "linux", "lib", "zlib"]);
    expect(fittingValues(["zlib", "lib"], "LIB")).toEqual([]);
  });

  it("is offered folders, the nearest to the root first, then files; or names of files, each once", () => {
    const files = [{ file: "src/harbor/Crane.java" }, { file: "src/harbor/old/Crane.java" }];
    expect(pathsOf(files, "harb")).toEqual([
      "src/harbor/",
      "src/harbor/old/",
      "src/harbor/Crane.java",
      "src/harbor/old/Crane.java",
    ]);
    expect(namesOf(files)).toEqual(["Crane.java"]);
  });
});
