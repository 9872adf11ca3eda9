import { expect, it } from "vitest";
import { gapPlaces } from "./gap-places";

const gap = (startLine: number, endLine = startLine) => ({ startLine, endLine });

it("names each line once, and counts what is not named", () => {
  expect(gapPlaces([gap(44), gap(44), gap(65, 67), gap(65, 67)])).toBe("44, 65–67");
  expect(gapPlaces([gap(1), gap(1), gap(2), gap(3), gap(4), gap(5)])).toBe("1, 2, 3, 4 and 1 more place");
});
