import { expect, it } from "vitest";
import { parameterIn, returnedBy, yieldedBy } from "./yard-tags";

it.each([
  ["@return [Ship] the ship", { path: "Ship", isList: false }],
  ["@return [::Quay::Ship, nil]", { path: "Quay::Ship", isList: false }],
  ["@return [Array<Ship>]", { path: "Ship", isList: true }],
  ["@return [Ship, Boat]", null],
  ["@return [Hash{Symbol => Ship}]", null],
  ["@return [#to_s]", null],
  ["@return the ship", null],
])("%s", (comment, type) => expect(returnedBy(comment)).toEqual(type));

it("a parameter's type stands before or behind its name", () => {
  const ship = { path: "Ship", isList: false };
  expect(parameterIn("@param ship [Ship] what\n@param other [Boat]", "ship")).toEqual(ship);
  expect(parameterIn("@param [Ship] ship what", "ship")).toEqual(ship);
  expect(parameterIn("@param ships [Boat]", "ship")).toBeNull();
});

it("a block is handed what the tag at the place says", () => {
  const comment = "@yieldparam key [String]\n@yieldparam [Ship] ship";
  expect(yieldedBy(comment, 1)).toEqual({ path: "Ship", isList: false });
  expect(yieldedBy(comment, 2)).toBeNull();
});
