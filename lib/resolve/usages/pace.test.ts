import { expect, test } from "vitest";
import { Pace } from "./pace";

test("a step takes on what the one before it did in the time that it has", () => {
  const pace = new Pace(64);
  expect(pace.step(50, 1)).toBe(64);
  pace.note(64, 32);
  expect(pace.step(50, 1)).toBe(100);
  expect(pace.step(5, 1)).toBe(10);
  expect(pace.step(0, 1)).toBe(1);
  expect(pace.step(0, 32)).toBe(32);
});

test("a quick step is not followed by one without measure", () => {
  const pace = new Pace(12);
  pace.note(12, 0.01);
  expect(pace.step(50, 1)).toBe(48);
});
