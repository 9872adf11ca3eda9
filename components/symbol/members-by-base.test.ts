import { expect, it } from "vitest";
import type { Member } from "@/lib/contract/symbol-members";
import { membersByBase } from "./members-by-base";

const member = (name: string, inheritedFrom: string | null): Member => ({
  name,
  qualifiedName: name,
  kind: "method",
  role: "declaration",
  container: inheritedFrom,
  repo: "game",
  file: "Crane.h",
  line: 1,
  column: 1,
  endLine: 1,
  signature: `void ${name}()`,
  modifiers: [],
  language: "cpp",
  scope: "user",
  key: `cpp ${name}().`,
  url: "/r/game/Crane.h",
  basis: "scope",
  of: "cpp Crane#",
  access: "public",
  inheritedFrom,
  definition: null,
});

it("members of bases stand base by base, the nearest first, and own ones are left out", () => {
  const all = [member("lift", null), member("turn", "Machine"), member("name", "Object"), member("stop", "Machine")];
  expect(membersByBase(all).map(({ base, members }) => [base, members.map(({ name }) => name)])).toEqual([
    ["Machine", ["turn", "stop"]],
    ["Object", ["name"]],
  ]);
});
