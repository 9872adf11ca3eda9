import { expect, it } from "vitest";
import type { RepositoryScope } from "../../contract/vocabulary";
import type { SymbolFilter } from "../port";
import { parseQuery } from "../rank/query";
import { searchesFor } from "./searches";

const SCOPES = new Map<number, RepositoryScope>([
  [1, "user"],
  [2, "external"],
]);
const searches = (query: string, filter: SymbolFilter = {}) =>
  searchesFor(parseQuery(query), filter, { scopes: SCOPES });

it("looks for a name as typed, as one word, and as initials", () => {
  expect(searches("get_user")).toEqual([
    { q: "get_user" },
    { q: "getuser", attributesToSearchOn: ["flat", "stripped", "tails", "nameParts"] },
    { q: "getuser", attributesToSearchOn: ["initials"] },
  ]);
});

it("looks for a member with its owner, all words of it", () => {
  const [first] = searches("java.util.HashMap.put");
  expect(first).toMatchObject({ q: "util hashmap put", matchingStrategy: "all" });
});

it("spells operators, which are no words", () => {
  expect(searches("operator==")[0].q).toBe("operator== eq eq");
});

it("asks with the filter and without it, so that what it removed can be told", () => {
  const asked = searches("tick", { kinds: ["method"], repositoryId: 2, language: "cpp", scope: "user" });
  expect(asked.map(({ filter }) => filter).filter((filter, at, all) => all.indexOf(filter) === at)).toEqual([
    "kind IN [method] AND language = cpp AND repo = 2 AND repo IN [1]",
    undefined,
  ]);
});

it("asks for the kinds of a keyword, too", () => {
  expect(searches("struct file").map(({ filter }) => filter)).toContain("kind IN [struct, class]");
});

it("never asks more than a few searches, and none for nothing", () => {
  expect(searches("a b c d e f", { scope: "user" }).length).toBeLessThanOrEqual(14);
  expect(searches("   ")).toEqual([]);
});
