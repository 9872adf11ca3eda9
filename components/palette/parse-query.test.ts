import { describe, expect, test } from "vitest";
import { completeFilter, withFilter } from "./filters";
import { looksLikePath, parseQuery } from "./parse-query";

describe("what is typed in the palette", () => {
  test("is a name", () => {
    expect(parseQuery("beacact")).toMatchObject({ mode: "all", text: "beacact", filters: [], pending: null });
  });

  test("may hold filters, wherever they stand, once a blank follows them", () => {
    const query = parseQuery("lang:c++ beac kind:types act");
    expect(query.text).toBe("beac act");
    expect(query.filters).toEqual([
      { name: "lang", value: "cpp" },
      { name: "kind", value: "type" },
    ]);
  });

  test("a filter that is still being typed is no name and no filter yet", () => {
    expect(parseQuery("beac kind:cla")).toMatchObject({
      text: "beac",
      filters: [],
      pending: { name: "kind", value: "cla" },
    });
  });

  test("a qualified name is no filter", () => {
    expect(parseQuery("AActor::BeginPlay")).toMatchObject({ text: "AActor::BeginPlay", filters: [], pending: null });
    expect(parseQuery("kind::value x").text).toBe("kind::value x");
    expect(parseQuery("std:string x").text).toBe("std:string x");
  });

  test("a filter with a value that nobody knows stays text", () => {
    expect(parseQuery("kind:wharf x")).toMatchObject({ text: "kind:wharf x", filters: [] });
  });

  test("the last filter of a name holds", () => {
    expect(parseQuery("kind:enum kind:class x").filters).toEqual([{ name: "kind", value: "class" }]);
    expect(withFilter([{ name: "repo", value: "a" }], { name: "repo", value: "b" })).toHaveLength(1);
  });

  test("the first character chooses the mode", () => {
    expect(parseQuery("#tick")).toMatchObject({ mode: "symbols", text: "tick" });
    expect(parseQuery("@tick kind:enum")).toMatchObject({ mode: "in-file", text: "tick kind:enum" });
    expect(parseQuery(":42")).toMatchObject({ mode: "line", place: { line: 42, column: null } });
    expect(parseQuery(":42:7").place).toEqual({ line: 42, column: 7 });
    expect(parseQuery(":0").place).toBeNull();
    expect(parseQuery(":x").place).toBeNull();
  });
});

describe("completion by Tab", () => {
  test("takes the first value that starts so", () => {
    expect(completeFilter("kind", "cla", [])).toEqual({ name: "kind", value: "class" });
    expect(completeFilter("repo", "tide", ["harbour", "tidewatch"])).toEqual({ name: "repo", value: "tidewatch" });
    expect(completeFilter("kind", "zzz", [])).toBeNull();
  });
});

describe("a path", () => {
  test("has a slash or an extension", () => {
    expect(looksLikePath("Private/Bea")).toBe(true);
    expect(looksLikePath("BeaconActor.h")).toBe(true);
    expect(looksLikePath("beacact")).toBe(false);
    expect(looksLikePath("a.b.")).toBe(false);
  });
});
