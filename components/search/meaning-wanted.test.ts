import { expect, it } from "vitest";
import { meaningWanted } from "./meaning-wanted";

it("Plain words are asked with the filters among them", () => {
  expect(meaningWanted("free a berth repo:harbour lang:cpp path:src/")).toEqual({
    input: { query: "free a berth", scope: "all", repo: "harbour", lang: "cpp", path: "src/" },
    left: [],
  });
});

it("Filters that meaning does not know are named", () => {
  expect(meaningWanted("free a berth -path:tests/").left).toEqual(["-path:tests/"]);
});
