import { describe, expect, it } from "vitest";
import { liftFilters, parseTypedQuery, withFilter, writeTypedQuery, type Filter } from "./symbol-query";

const NOTHING = { filters: [], problems: [], unfinished: [] };

describe("what is typed to find a symbol", () => {
  it("splits filters from the name, wherever they stand", () => {
    expect(parseTypedQuery("kind:class  tick lang:cpp")).toEqual({
      ...NOTHING,
      filters: [
        { name: "kind", value: "class" },
        { name: "lang", value: "cpp" },
      ],
      text: "tick",
    });
  });

  it.each([
    "repo::open",
    "AActor::Tick",
    "has::Name",
    "has",
    "meta::x",
    "operator==",
    "std::path",
    "x.kind:y",
    "Foo:bar",
  ])("leaves what is no filter alone: %s", (text) => expect(parseTypedQuery(text)).toEqual({ ...NOTHING, text }));

  it("tells a filter whose value is still to come", () => {
    expect(parseTypedQuery("kind: foo")).toEqual({ ...NOTHING, text: "foo", unfinished: ["kind"] });
  });

  it.each([
    ["kind:clas foo", "kind", "clas", "class"],
    ["kind:constructor,toString foo", "kind", "constructor,toString", "class"],
    ["foo lang:elvish", "lang", "elvish", "cpp"],
    ["scope:__proto__ foo", "scope", "__proto__", "user or all"],
  ])("reports a value that is not known: %s", (raw, name, value, takes) => {
    const { filters, text, problems } = parseTypedQuery(raw);
    expect([filters, text]).toEqual([[], "foo"]);
    expect(problems).toHaveLength(1);
    expect(problems[0].message).toContain(`\`${name}:\``);
    expect(problems[0].message).toContain(`"${value}"`);
    expect(problems[0].message).toContain(takes);
  });

  it("takes blanks in quotes, and what is said of symbols together", () => {
    expect(parseTypedQuery('path:"My Game/" fire meta:Category="Lift and fall" has:A,B has:C').filters).toEqual([
      { name: "path", value: "My Game/" },
      { name: "meta", value: "Category=Lift and fall" },
      { name: "has", value: "A,B" },
      { name: "has", value: "C" },
    ]);
  });

  it("lets the last of several count where only one can hold", () => {
    expect(parseTypedQuery("kind:class kind:enum repo:a repo:b").filters).toEqual([
      { name: "kind", value: "enum" },
      { name: "repo", value: "b" },
    ]);
    expect(withFilter([{ name: "has", value: "A" }], { name: "has", value: "A" })).toHaveLength(1);
  });

  it("lifts finished filters out and keeps the rest as typed", () => {
    expect(liftFilters("kind:class ")).toEqual({ filters: [{ name: "kind", value: "class" }], rest: "" });
    expect(liftFilters("foo lang:go bar")).toEqual({ filters: [{ name: "lang", value: "go" }], rest: "foo bar" });
    expect(liftFilters("kind:clas ")).toEqual({ filters: [], rest: "kind:clas " });
    expect(liftFilters("kind:class")).toEqual({ filters: [], rest: "kind:class" });
    expect(liftFilters('path:"My Ga')).toEqual({ filters: [], rest: 'path:"My Ga' });
  });

  it("writes what it reads as the same", () => {
    const filters: Filter[] = [
      { name: "path", value: "My Game/" },
      { name: "meta", value: "Category=Lift and fall" },
      { name: "has", value: "A" },
      { name: "kind", value: "type,macro" },
    ];
    expect(parseTypedQuery(writeTypedQuery(filters, "a b"))).toEqual({ ...NOTHING, filters, text: "a b" });
  });
});
