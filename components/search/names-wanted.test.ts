import { describe, expect, it } from "vitest";
import { namesWanted } from "./names-wanted";

describe("a query for names", () => {
  it("is none as long as nothing asks for symbols or files", () => {
    expect(namesWanted("crane lang:cpp")).toBeNull();
    expect(namesWanted("crane type:text")).toBeNull();
  });

  it("keeps the filters that finders of names take, and tells the others", () => {
    expect(namesWanted("crane type:symbol repo:game lang:cpp path:src/ -path:old/ file:dock case:yes")).toEqual({
      type: "symbol",
      input: { query: "crane", scope: "all", repo: "game", lang: "cpp", path: "src/" },
      left: ["-path:old/", "file:dock", "case:"],
    });
  });
});
