import { expect, it } from "vitest";
import { firstSeen, fitted, showing, zoomed } from "./view-box";

const window = { width: 800, height: 400 };

it("a picture is fitted whole into its window, in the middle, and never blown up", () => {
  expect(fitted({ width: 1600, height: 400 }, window)).toEqual({ scale: 0.5, x: 0, y: 100 });
  expect(fitted({ width: 200, height: 100 }, window)).toEqual({ scale: 1, x: 300, y: 150 });
});

it("a picture that would be too small to read is shown around its subject, without empty room at its ends", () => {
  const box = { x: 0, y: 1960, width: 160, height: 80 };
  expect(firstSeen({ width: 600, height: 4000 }, window, box)).toEqual({ scale: 0.6, x: 220, y: -1000 });
  expect(firstSeen({ width: 600, height: 4000 }, window, { ...box, y: 0 })).toEqual({ scale: 0.6, x: 220, y: 0 });
  expect(firstSeen({ width: 600, height: 4000 }, window, { ...box, y: 3920 }).y).toBe(-2000);
  expect(firstSeen({ width: 800, height: 400 }, window, box)).toEqual({ scale: 1, x: 0, y: 0 });
});

it("what is under the pointer stays there as the scale changes, within bounds", () => {
  const near = zoomed({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 });
  expect(near).toEqual({ scale: 2, x: -90, y: -80 });
  expect(zoomed(near, 100, { x: 0, y: 0 }).scale).toBe(3);
  expect(zoomed(near, 0.001, { x: 0, y: 0 }).scale).toBe(0.1);
});

it("a box that the keys went to is brought into sight, and one that is in sight moves nothing", () => {
  const sight = { x: 0, y: 0, scale: 1 };
  const box = { x: 900, y: 10, width: 100, height: 40 };
  expect(showing(sight, box, window)).toEqual({ x: -200, y: 0, scale: 1 });
  expect(showing(sight, { ...box, x: 100 }, window)).toEqual(sight);
  expect(showing({ ...sight, x: -500 }, { ...box, x: 100 }, window).x).toBe(-100);
});
