import { describe, expect, it } from "vitest";
import { liftFilters, parseText, withFilter, writeText } from "./query-text";

describe("the palette's text", () => {
  it("splits filters from the name, wherever they stand", () => {
    expect(parseText("kind:class tick lang:cpp")).toEqual({
      filters: [
        { name: "kind", value: "class" },
        { name: "lang", value: "cpp" },
      ],
      text: "tick",
      problems: [],
    });
  });

  it("leaves qualified names alone, even when the owner is called like a filter", () => {
    expect(parseText("repo::open").text).toBe("repo::open");
    expect(parseText("AActor::Tick").filters).toEqual([]);
  });

  it("waits for the value of a filter that is being typed", () => {
    expect(parseText("kind: foo")).toEqual({ filters: [], text: "foo", problems: [] });
  });

  it("reports a value that is not known, and searches without it", () => {
    const { filters, problems, text } = parseText("kind:clas foo");
    expect(filters).toEqual([]);
    expect(text).toBe("foo");
    expect(problems[0]).toContain("clas");
  });

  it("takes lists and groups of kinds", () => {
    expect(parseText("kind:type,macro x").filters).toEqual([{ name: "kind", value: "type,macro" }]);
  });

  it("lifts finished filters into chips and keeps the rest as typed", () => {
    expect(liftFilters("kind:class ")).toEqual({ filters: [{ name: "kind", value: "class" }], rest: "" });
    expect(liftFilters("foo lang:go bar")).toEqual({ filters: [{ name: "lang", value: "go" }], rest: "foo bar" });
    expect(liftFilters("kind:clas ")).toEqual({ filters: [], rest: "kind:clas " });
    expect(liftFilters("kind:class")).toEqual({ filters: [], rest: "kind:class" });
  });

  it("replaces a filter of the same name and writes back what was read", () => {
    const filters = withFilter([{ name: "kind", value: "class" }], { name: "kind", value: "enum" });
    expect(writeText(filters, "a b")).toBe("kind:enum a b");
    expect(parseText(writeText(filters, "a b"))).toEqual({ filters, text: "a b", problems: [] });
  });
});
