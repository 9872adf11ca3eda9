import { expect, it } from "vitest";
import { completeFilter } from "./complete-filter";

const VALUES = { repo: ["zlib", "libsass", "linux", "lib"], scope: ["user", "all"] };
const values = (text: string) => completeFilter(text, VALUES)?.filters.map(({ value }) => value) ?? null;

it("completes the filter that is being typed, what begins alike first", () => {
  expect(values("node repo:li")).toEqual(["libsass", "linux", "lib", "zlib"]);
  expect(values("repo:LIB")).toBeNull();
  expect(values("repo:")).toEqual(VALUES.repo);
  expect(completeFilter("node repo:li", VALUES)?.rest).toBe("node");
});

it("leaves alone what is no filter, is whole, fits nothing, or has values that nobody lists", () => {
  for (const text of ["node", "repo:li node", "repo::li", "repo:lib", "repo:kernel", "path:src", "scope:all"])
    expect(values(text), text).toBeNull();
});
