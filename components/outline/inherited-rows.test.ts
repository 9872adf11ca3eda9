import { describe, expect, it } from "vitest";
import type { Member } from "@/lib/contract/symbol-members";
import { outlineNode } from "@/testing/outline-node";
import { withInherited } from "./inherited-rows";
import { nodeId, outlineRows } from "./outline-rows";

const inner = outlineNode("Inner", { line: 3, endLine: 4, children: [] });
const ship = outlineNode("Ship", { line: 1, endLine: 9, children: [inner] });
const port = outlineNode("Port", { line: 12, endLine: 14, children: [] });
const member = (name: string): Member =>
  ({ name, kind: "method", key: name, line: 1, url: `/r/a/b?${name}` }) as Member;
const bases = new Map([
  [nodeId(ship), [{ base: "sea.Vessel", members: [member("sail"), member("moor")] }]],
  [nodeId(inner), [{ base: "Part", members: [member("fit")] }]],
]);
const listed = (unfolded: string[], filter = "") =>
  withInherited(outlineRows([ship, port], new Set(), filter), bases, new Set(unfolded), filter).map(
    (row) => `${row.level} ${row.name}`,
  );

describe("the outline with what types inherit", () => {
  it("has the bases of a type behind its own symbols, folded", () => {
    expect(listed([])).toEqual(["1 Ship", "2 Inner", "3 Part", "2 sea.Vessel", "1 Port"]);
  });

  it("shows the members of a base that is unfolded", () => {
    expect(listed([`${nodeId(ship)} from sea.Vessel`])).toEqual([
      ...["1 Ship", "2 Inner", "3 Part", "2 sea.Vessel", "3 sail", "3 moor"],
      "1 Port",
    ]);
  });

  it("shows of inherited members those that a filter names", () => {
    expect(listed([], "ship")).toEqual(["1 Ship"]);
  });
});
