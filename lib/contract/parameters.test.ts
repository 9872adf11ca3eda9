import { expect, test } from "vitest";
import { expandKinds } from "./parameters";

test("a class may be written as a struct or a union; whoever asks for structs gets structs alone", () => {
  expect(expandKinds("class")).toEqual(["class", "struct", "union"]);
  expect(expandKinds("struct, enum")).toEqual(["struct", "enum"]);
  expect(expandKinds("constructor")).toEqual(["constructor"]);
  expect(expandKinds("class,all")).toBeUndefined();
});
