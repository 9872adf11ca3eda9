// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderAsking } from "@/testing/hooks/render";
import { useOffline } from "./use-offline";

interface Failure {
  failedAt: number | null;
}

describe("a page whose server does not answer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function offline() {
    const retry = vi.fn();
    const hook = renderAsking(({ failedAt }: Failure) => useOffline(failedAt, retry), { failedAt: null } as Failure);
    return { retry, ...hook, pass: (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000)) };
  }

  it("counts nothing while the server answers", () => {
    const { result, retry, pass } = offline();
    pass(60);
    expect(result.current).toBeNull();
    expect(retry).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.offline).toBeUndefined();
  });

  it("says so as a whole, and counts the seconds until it asks again", () => {
    const { result, retry, rerender, pass } = offline();
    rerender({ failedAt: 1 });
    pass(0);
    expect(document.documentElement.dataset.offline).toBe("");
    expect([result.current, retry.mock.calls.length]).toEqual([1, 0]);
    pass(1);
    expect([result.current, retry.mock.calls.length]).toEqual([0, 1]);
  });

  it("waits longer after each failure, up to 15 seconds", () => {
    const { result, rerender, pass } = offline();
    const waits: (number | null)[] = [];
    for (let failedAt = 1; failedAt <= 7; failedAt++) {
      rerender({ failedAt });
      pass(0);
      waits.push(result.current);
      pass(20);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15]);
  });

  it("is whole again once the server answers, and begins with short waits the next time", () => {
    const { result, rerender, pass } = offline();
    for (const failedAt of [1, 2, 3]) {
      rerender({ failedAt });
      pass(20);
    }
    rerender({ failedAt: null });
    expect(result.current).toBeNull();
    expect(document.documentElement.dataset.offline).toBeUndefined();
    rerender({ failedAt: 9 });
    pass(0);
    expect(result.current).toBe(1);
  });

  it("asks again for what had failed, and leaves alone what had not", async () => {
    const { client, rerender } = offline();
    const asked: string[] = [];
    const ask = (name: string, fails: boolean) =>
      client.prefetchQuery({
        queryKey: [name],
        queryFn: () => (asked.push(name), fails ? Promise.reject(new Error("away")) : Promise.resolve(name)),
      });
    await Promise.all([ask("lost", true), ask("known", false)]);
    rerender({ failedAt: 1 });
    rerender({ failedAt: null });
    expect(asked).toEqual(["lost", "known", "lost"]);
  });
});
