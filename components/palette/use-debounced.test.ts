// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderAsking } from "@/testing/hooks/render";
import { useDebounced } from "./use-debounced";

describe("a value that comes to rest", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
  afterEach(() => void vi.useRealTimers());

  const typed = () => renderAsking(({ text }: { text: string }) => useDebounced(text, 25), { text: "" });

  it("stays what it was while letters go on coming", () => {
    const { result, rerender } = typed();
    for (const text of ["c", "cr", "cra"]) {
      rerender({ text });
      act(() => vi.advanceTimersByTime(24));
      expect(result.current.value).toBe("");
    }
  });

  it("is the last of them once none has come for the time", () => {
    const { result, rerender } = typed();
    rerender({ text: "c" });
    rerender({ text: "cr" });
    act(() => vi.advanceTimersByTime(25));
    expect(result.current).toEqual({ value: "cr", at: 1025 });
  });

  it("is not touched after its page went away", () => {
    const { rerender, unmount } = typed();
    rerender({ text: "c" });
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
