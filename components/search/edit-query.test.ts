import { describe, expect, it } from "vitest";
import { isChosen, toggleFilter, withoutFilter, withPattern } from "./edit-query";

describe("a facet", () => {
  it("adds its filter to the text, and takes it out again", () => {
    const narrowed = toggleFilter("free berth", "lang", "cpp");
    expect(narrowed).toBe("free berth lang:cpp");
    expect(isChosen(narrowed, "lang", "cpp")).toBe(true);
    expect(toggleFilter(narrowed, "lang", "cpp")).toBe("free berth");
  });

  it("stands beside others of its name, and leaves paths that are left out alone", () => {
    const both = toggleFilter("berth path:src/ -path:src/old/", "path", "tools/");
    expect(both).toBe("berth path:src/ -path:src/old/ path:tools/");
    expect(isChosen(both, "path", "src/old/")).toBe(false);
  });

  it("holds a name with blanks", () => {
    const narrowed = toggleFilter("berth", "path", "My Game/");
    expect(isChosen(narrowed, "path", "My Game/")).toBe(true);
  });
});

it("What a filter hides is brought back by taking out that filter alone", () => {
  const query = "berth repo:game path:src/ -path:old/";
  expect(withoutFilter(query, "path")).toBe("berth repo:game -path:old/");
  expect(withoutFilter(query, "exclude")).toBe("berth repo:game path:src/");
});

it("A near spelling takes the place of the pattern, the filters stay", () => {
  expect(withPattern("bearth lang:cpp", "berth")).toBe("berth lang:cpp");
});
