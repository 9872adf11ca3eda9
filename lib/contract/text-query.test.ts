import { describe, expect, it } from "vitest";
import { parseTextQuery, writeTextQuery, type TextFilter } from "./text-query";

const filter = (name: TextFilter["name"], value: string, negated = false): TextFilter => ({ name, value, negated });

describe("the language of text search", () => {
  it("lifts filters out of the pattern, wherever they stand", () => {
    expect(parseTextQuery("repo:game return  x lang:cpp path:Source/ -path:ThirdParty/ case:yes")).toEqual({
      pattern: "return  x",
      filters: [
        filter("repo", "game"),
        filter("lang", "cpp"),
        filter("path", "Source/"),
        filter("path", "ThirdParty/", true),
      ],
      caseSensitive: true,
      type: null,
    });
  });

  it("leaves a pattern without filters exactly as it is", () => {
    for (const pattern of [
      "  two blanks  ",
      "a\tb",
      "std::path::x",
      "-x",
      "case: 1",
      "lang:elvish",
      "path:: x",
      "type:string",
      "-type:file",
    ]) {
      expect(parseTextQuery(pattern)).toEqual({ pattern, filters: [], caseSensitive: null, type: null });
    }
  });

  it("keeps the words on both sides of a filter apart by one blank", () => {
    expect(parseTextQuery("int lang:c main").pattern).toBe("int main");
    expect(parseTextQuery("lang:c main").pattern).toBe("main");
    expect(parseTextQuery("main lang:c").pattern).toBe("main");
    expect(parseTextQuery("lang:c repo:x").pattern).toBe("");
  });

  it("takes several filters of one name, and values in quotes", () => {
    expect(parseTextQuery('x lang:c lang:cpp path:"My Game/"').filters).toEqual([
      filter("lang", "c"),
      filter("lang", "cpp"),
      filter("path", "My Game/"),
    ]);
  });

  it("takes parts of paths, and what is to be found", () => {
    expect(parseTextQuery("x file:test -file:*.md type:symbol")).toEqual({
      pattern: "x",
      filters: [filter("file", "test"), filter("file", "*.md", true)],
      caseSensitive: null,
      type: "symbol",
    });
  });

  it("leaves what stands in quotes to the pattern", () => {
    expect(parseTextQuery('"main path:src" repo:x').pattern).toBe('"main path:src"');
    expect(parseTextQuery("/a path:src b/").pattern).toBe("/a path:src b/");
  });

  it("writes what it reads as the same", () => {
    for (const raw of ["a b", 'x lang:c -path:"a b" case:no', "repo:r", "x type:file -file:a"]) {
      expect(parseTextQuery(writeTextQuery(parseTextQuery(raw)))).toEqual(parseTextQuery(raw));
    }
  });
});
