import { describe, expect, test } from "vitest";
import { mapped, mappingOfRoot, matchPaths } from "./match-paths";

const FILES = new Set(["src/a.ts", "src/b.ts", "web/src/a.ts", "web/src/c.ts", "web/index.ts"]);

describe("the root of an index in a repository", () => {
  test("is the repository's own where most documents are files then", () => {
    expect(matchPaths(["src/a.ts", "src/b.ts"], FILES, null)).toEqual({
      mapping: { strip: "", add: "" },
      matched: 2,
      rivals: [],
    });
  });

  test("is a folder below, or above, where more are", () => {
    expect(matchPaths(["src/a.ts", "src/c.ts"], FILES, null).mapping).toEqual({ strip: "", add: "web/" });
    expect(matchPaths(["all/web/src/a.ts", "all/src/b.ts"], FILES, null).mapping).toEqual({ strip: "all/", add: "" });
  });

  test("is not chosen between two that fit alike, unless the index says where it was made", () => {
    const twice = new Set(["one/src/a.ts", "two/src/a.ts"]);
    expect(matchPaths(["src/a.ts"], twice, null).rivals).toHaveLength(1);
    const expected = mappingOfRoot("file:///home/me/code/two", "/home/me/code");
    expect(matchPaths(["src/a.ts"], twice, expected)).toMatchObject({ mapping: { add: "two/" }, rivals: [] });
  });

  test("no document leads out of the repository", () => {
    for (const path of ["../src/a.ts", "/src/a.ts", "src/../src/a.ts", "src//a.ts", "./src/a.ts", ""])
      expect(mapped(path, { strip: "", add: "" }), path).toBeNull();
    expect(matchPaths(["../src/a.ts"], FILES, null).matched).toBe(0);
  });

  test("is told by the index as a URI", () => {
    expect(mappingOfRoot("file:///home/me/co%20de", "/home/me/co de")).toEqual({ strip: "", add: "" });
    expect(mappingOfRoot("file:///home/me", "/home/me/code")).toEqual({ strip: "code/", add: "" });
    expect(mappingOfRoot("file:///build", "/home/me/code")).toBeNull();
    expect(mappingOfRoot("file://%zz", "/home/me/code")).toBeNull();
  });
});
