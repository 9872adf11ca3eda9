import { expect, it } from "vitest";
import type { Member } from "@/lib/contract/symbol-members";
import { memberGroups } from "./member-groups";

const member = (name: string, access: Member["access"]): Member => ({
  name,
  qualifiedName: `Crane.${name}`,
  kind: "method",
  role: "definition",
  container: "Crane",
  repo: "game",
  file: "Crane.java",
  line: 1,
  column: 1,
  endLine: 1,
  signature: `void ${name}()`,
  modifiers: [],
  language: "java",
  scope: "user",
  key: `java Crane#${name}().`,
  url: "/r/game/Crane.java",
  basis: "scope",
  of: "java Crane#",
  access,
  inheritedFrom: null,
  definition: null,
});

const grouped = (members: Member[]) =>
  memberGroups(members).map(({ heading, members: group }) => [heading, ...group.map(({ name }) => name)]);

it("What everybody may use comes first; the order of the source stays within", () => {
  expect(grouped([member("hidden", "private"), member("lift", "public"), member("turn", "public")])).toEqual([
    ["public", "lift", "turn"],
    ["private", "hidden"],
  ]);
});

it("A member without a word of access is never counted to those that have one", () => {
  expect(grouped([member("hidden", "private"), member("near", null)])).toEqual([
    ["no modifier", "near"],
    ["private", "hidden"],
  ]);
});

it("Members of which none says who may use it have no heading", () => {
  expect(grouped([member("near", null)])).toEqual([["", "near"]]);
});
