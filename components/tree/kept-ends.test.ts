import { expect, it } from "vitest";
import { keptEnds } from "./kept-ends";

it("leaves the room to the beginning where names end alike", () => {
  const names = ["UxtFarPointerComponent.h", "UxtNearPointerComponent.h", "UxtInputSubsystem.h", "Gate.h"];
  expect(keptEnds(names)).toEqual([6, 6, 12, 12]);
  expect(keptEnds([])).toEqual([]);
});
