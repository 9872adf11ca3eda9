import { expect, it } from "vitest";
import { wantedMarks } from "./reflection";

it("reads parameters", () => {
  expect(wantedMarks({ has: "A, B", meta: "ClampMin" })).toEqual([{ name: "A" }, { name: "B" }, { name: "ClampMin" }]);
  expect(wantedMarks({})).toEqual([]);
});
