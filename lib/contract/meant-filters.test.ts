import { describe, expect, it } from "vitest";
import { meantFilters } from "./meant-filters";
import { parseTextQuery } from "./text-query";

const offered = (query: string): string[] => meantFilters(parseTextQuery(query).pattern).map(({ filter }) => filter);

describe("filters that were meant", () => {
  it("names the language that another filter was written for", () => {
    expect(meantFilters("Parse type:go")).toEqual([{ written: "type:go", filter: "lang:go" }]);
    expect(offered("x language:Go")).toEqual(["lang:go"]);
    expect(offered("x -lang:C++ ext:.py")).toEqual(["-lang:cpp", "lang:python"]);
    expect(offered("x lang:yml")).toEqual(["lang:yaml"]);
  });

  it("knows folders, files and repositories by their other names", () => {
    expect(offered("x repository:redis dir:src/ filename:dict.c")).toEqual(["repo:redis", "path:src/", "file:dict.c"]);
  });

  it("offers nothing for what is a filter, for code, and for what stands in quotes or slashes", () => {
    expect(offered("x lang:go type:symbol repo:redis path:src/")).toEqual([]);
    expect(offered("type:string ext::go a-type:go type: go std::go")).toEqual([]);
    expect(offered('"type:go" /type:go/')).toEqual([]);
  });
});
