import { describe, expect, test } from "vitest";
import { middleCut } from "./middle-cut";

describe("a path in little room", () => {
  test("stays whole where it fits", () => {
    expect(middleCut("src/a.ts", 20)).toBe("src/a.ts");
  });
  test("keeps its first and its last parts", () => {
    expect(middleCut("Source/Tidewatch/Private/Beacons/Lamp.cpp", 30)).toBe("Source/…/Beacons/Lamp.cpp");
  });
  test("keeps the file's name whole, whatever happens", () => {
    expect(middleCut("a/b/AVeryLongFileNameIndeed.cpp", 12)).toBe("…/AVeryLongFileNameIndeed.cpp");
    expect(middleCut("AVeryLongFileNameIndeed.cpp", 5)).toBe("AVeryLongFileNameIndeed.cpp");
  });
});
