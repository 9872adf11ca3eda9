import { describe, expect, it } from "vitest";
import { arrangeRepositories } from "./arrange-repositories";

const repository = (name: string, over: object = {}) => ({
  name,
  scope: "user" as const,
  state: "ready" as const,
  symbols: 10,
  indexedAt: "2026-01-01T00:00:00Z",
  languages: [{ language: "cpp", files: 3 }],
  ...over,
});
const ROWS = [
  repository("tide", { symbols: 5, indexedAt: "2026-01-03T00:00:00Z" }),
  repository("beacon", { symbols: 900 }),
  repository("engine", { scope: "external" }),
  repository("broken", { state: "failed", indexedAt: null }),
  repository("fresh", { state: "indexing", languages: [{ language: "python", files: 1 }] }),
];
const named = (filter: string, sort: "name" | "symbols" | "newest", news: string[] = []) =>
  arrangeRepositories(ROWS, { filter, sort, news: new Set(news) }).map(({ title, rows }) => [
    title,
    rows.map(({ name }) => name),
  ]);

describe("the repositories of the home page", () => {
  it("stand in groups, what needs a look first", () => {
    expect(named("", "name")).toEqual([
      ["Failed", ["broken"]],
      ["Being read", ["fresh"]],
      ["Your code", ["beacon", "tide"]],
      ["External", ["engine"]],
    ]);
  });

  it("stand apart where they are new to the reader", () => {
    expect(named("", "name", ["engine", "tide", "fresh"])).toEqual([
      ["Failed", ["broken"]],
      ["Being read", ["fresh"]],
      ["New since your last visit", ["engine", "tide"]],
      ["Your code", ["beacon"]],
    ]);
  });

  it("are sorted inside their group by size or by when they were read", () => {
    expect(named("", "symbols").at(2)).toEqual(["Your code", ["beacon", "tide"]]);
    expect(named("", "newest").at(2)).toEqual(["Your code", ["tide", "beacon"]]);
  });

  it("are filtered by every word, in names and languages", () => {
    expect(named("EA", "name")).toEqual([["Your code", ["beacon"]]]);
    expect(named("python fr", "name")).toEqual([["Being read", ["fresh"]]]);
    expect(named("nothing", "name")).toEqual([]);
  });
});
