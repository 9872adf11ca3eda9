import { expect, it } from "vitest";
import { readingsOf } from "./whole-key";

it("reads a key that lost the dot at its end both ways, and every other as it is", () => {
  expect(readingsOf("cpp dictFind()")).toEqual(["cpp dictFind()", "cpp dictFind()."]);
  expect(readingsOf("cpp APawn#Speed")).toEqual(["cpp APawn#Speed", "cpp APawn#Speed."]);
  expect(readingsOf("cpp dictFind().")).toEqual(["cpp dictFind()."]);
  expect(readingsOf("java harbor/Authority#")).toEqual(["java harbor/Authority#"]);
});
