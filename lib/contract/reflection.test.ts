import { expect, it } from "vitest";
import { splitMarks, wantedMarks } from "./reflection";

it("lifts filters by reflection out of what is typed", () => {
  expect(splitMarks("has:BlueprintCallable fire")).toEqual({ text: "fire", wanted: [{ name: "BlueprintCallable" }] });
  expect(splitMarks('fire meta:Category="Lift and fall" has:A,B')).toEqual({
    text: "fire",
    wanted: [{ name: "Category", value: "Lift and fall" }, { name: "A" }, { name: "B" }],
  });
  expect(splitMarks("meta:Category=Lift*")).toEqual({ text: "", wanted: [{ name: "Category", value: "Lift*" }] });
});

it("leaves qualified names alone", () => {
  for (const query of ["has::Name", "has", "meta::x", "AActor::Tick", "operator=="])
    expect(splitMarks(query)).toEqual({ text: query, wanted: [] });
});

it("reads parameters", () => {
  expect(wantedMarks({ has: "A, B", meta: "ClampMin" })).toEqual([{ name: "A" }, { name: "B" }, { name: "ClampMin" }]);
  expect(wantedMarks({})).toEqual([]);
});
