import { expect, it } from "vitest";
import { shortName, splitName } from "./change-words";

it("a name stands behind what holds it, whatever the language writes between them", () => {
  expect(splitName("harbor.Authority.nextShip")).toEqual({ owner: "harbor.Authority.", name: "nextShip" });
  expect(splitName("ns::Crane::lift")).toEqual({ owner: "ns::Crane::", name: "lift" });
  expect(splitName("kindOf")).toEqual({ owner: "", name: "kindOf" });
});

it("what holds it is named by its own name alone", () => {
  expect(["harbor.Authority.nextShip", "ns::Crane::lift", "kindOf"].map(shortName)).toEqual([
    "Authority.nextShip",
    "Crane::lift",
    "kindOf",
  ]);
});
