import { expect, it } from "vitest";
import { nearestBox } from "./nearest-box";

const box = (id: string, x: number, y: number) => ({ id, x, y, width: 100, height: 40 });
const BOXES = [box("base", 0, 50), box("type", 200, 50), box("first", 400, 0), box("second", 400, 100)];
const from = (id: string, key: string) =>
  nearestBox(
    BOXES,
    BOXES.find((each) => each.id === id)!,
    key,
  )?.id ?? null;

it("arrows lead to the nearest box in their direction, and nowhere past the last one", () => {
  expect([from("type", "ArrowLeft"), from("base", "ArrowRight"), from("type", "ArrowRight")]).toEqual([
    "base",
    "type",
    "first",
  ]);
  expect([from("first", "ArrowDown"), from("second", "ArrowUp")]).toEqual(["second", "first"]);
  expect([from("base", "ArrowLeft"), from("second", "ArrowDown"), from("type", "x")]).toEqual([null, null, null]);
});
