import { expect, it } from "vitest";
import { stopOf } from "./use-stop";

const row = (id: string, inert = false) => ({
  id,
  level: 1,
  position: 1,
  siblings: 1,
  expanded: null,
  label: id,
  inert,
});

it("stops Tab at the row that was gone to, else where the reader is, else at the first that can be gone to", () => {
  const rows = [row("reading", true), row("a"), row("b")];
  expect(stopOf(rows, "b", "a")).toBe(2);
  expect(stopOf(rows, "gone", "a")).toBe(1);
  expect(stopOf(rows, null, "b")).toBe(2);
  expect(stopOf(rows, null, null)).toBe(1);
  expect(stopOf([], null, null)).toBe(0);
});
