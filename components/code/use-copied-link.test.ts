// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderAsking } from "@/testing/hooks/render";
import { useCopiedLink } from "./use-copied-link";

describe("a link that is copied", () => {
  const written: string[] = [];
  const noAddress = (): void => undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    written.length = 0;
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
      written.push(text);
      return Promise.resolve();
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    history.replaceState(null, "", "/");
  });

  it("is the address that the page writes for this place just before", async () => {
    const write = (): void => history.replaceState(null, "", "/r/game/Crane.h#L7");
    const { result } = renderAsking(() => useCopiedLink(write), undefined);
    await act(async () => result.current.copyLink());
    expect(written).toEqual([location.href]);
    expect(location.hash).toBe("#L7");
    expect(result.current.copied).toContain("lines");
  });

  it("says that a symbol's link lasts through edits", async () => {
    const write = (): void => history.replaceState(null, "", "/r/game/Crane.h?symbol=x");
    const { result } = renderAsking(() => useCopiedLink(write), undefined);
    await act(async () => result.current.copyLink());
    expect(result.current.copied).toContain("symbol");
  });

  it("is said for four seconds, anew for what is copied meanwhile", async () => {
    const { result } = renderAsking(() => useCopiedLink(noAddress), undefined);
    await act(async () => result.current.copyText("a", "First."));
    act(() => vi.advanceTimersByTime(3000));
    await act(async () => result.current.copyText("b", "Second."));
    act(() => vi.advanceTimersByTime(3999));
    expect(result.current.copied).toBe("Second.");
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.copied).toBeNull();
  });
});
