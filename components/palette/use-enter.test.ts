// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Entry } from "./arrange";
import { useEnter } from "./use-enter";

const line = (at: number): Entry => ({ type: "line", id: `${at}`, line: at, note: "" });

function typing() {
  const open = vi.fn();
  const shown = { query: "lift", pending: true, current: line(1) };
  const { result, rerender } = renderHook((given: typeof shown) => useEnter({ ...given, open }), {
    initialProps: shown,
  });
  return { open, enter: (beside: boolean) => result.current(beside), shows: rerender };
}

it("opens the first row of the answer that is under way, once, and beside where that was asked for", () => {
  const { open, enter, shows } = typing();
  enter(true);
  expect(open).not.toHaveBeenCalled();
  shows({ query: "lift", pending: false, current: line(2) });
  shows({ query: "lift", pending: false, current: line(3) });
  expect(open.mock.calls).toEqual([[line(2), true]]);
});

it("opens nothing when something else was typed meanwhile, and a row that is there at once", () => {
  const { open, enter, shows } = typing();
  enter(false);
  shows({ query: "lifted", pending: true, current: line(1) });
  shows({ query: "lift", pending: false, current: line(2) });
  expect(open).not.toHaveBeenCalled();
  enter(false);
  expect(open.mock.calls).toEqual([[line(2), false]]);
});
