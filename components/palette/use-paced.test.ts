// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderAsking } from "@/testing/hooks/render";
import { usePaced } from "./use-paced";

describe("a value that is taken at a pace", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
  afterEach(() => void vi.useRealTimers());

  const typed = () => renderAsking(({ text }: { text: string }) => usePaced(text, 25), { text: "" });

  it("is taken at once when none was for a while", () => {
    const { result, rerender } = typed();
    act(() => vi.advanceTimersByTime(25));
    rerender({ text: "c" });
    act(() => vi.advanceTimersByTime(0));
    expect(result.current).toEqual({ value: "c", at: 1025 });
  });

  it("is the last of those that came meanwhile, once the time is over, and no letter waits longer", () => {
    const { result, rerender } = typed();
    act(() => vi.advanceTimersByTime(25));
    const taken: string[] = [];
    for (const text of ["c", "cr", "cra", "cran", "crane"]) {
      rerender({ text });
      act(() => vi.advanceTimersByTime(10));
      taken.push(result.current.value);
    }
    expect(taken).toEqual(["c", "c", "cra", "cra", "crane"]);
  });

  it("is not touched after its page went away", () => {
    const { rerender, unmount } = typed();
    rerender({ text: "c" });
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
