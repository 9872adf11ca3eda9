import { expect, it } from "vitest";
import { pack, unpack } from "./packed";

it("gives back what was packed", () => {
  const outline = { results: [{ name: "Ünit “a”", line: 3, children: [] }], next: null };
  expect(unpack(pack(outline))).toEqual(outline);
});
