// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { meaningAnswer, renderAsking, serve } from "@/testing/hooks/render";
import { useNameCard } from "./use-name-card";

const BOX = { left: 0, top: 0, bottom: 10 };
const local = (name: string) => ({
  name,
  kind: "local",
  basis: "scope",
  external: false,
  specifier: null,
  repo: "game",
  file: "a.cpp",
  line: 1,
  column: 1,
  url: "/r/game/a.cpp#L1",
});

describe("the card of a name", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function cards() {
    const answers = { "/api/symbols/resolve": (of: URLSearchParams) => answerOf(Number(of.get("line"))) };
    serve(answers);
    const hook = renderAsking(({ file }: { file: string }) => useNameCard("game", file), { file: "a.cpp" });
    const open = (line: number, byKey = false) => hook.result.current.open({ line, column: 1 }, BOX, byKey);
    return { ...hook, open, name: () => hook.result.current.shown?.card.name ?? null };
  }
  const answerOf = (line: number) => meaningAnswer(`n${line}`, line === 9 ? [] : [local(`n${line}`)]);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("is shown once everything it says is there", async () => {
    const { open, name, result } = cards();
    await act(async () => expect(await open(1)).toBe(true));
    expect(name()).toBe("n1");
    expect(result.current.shown).toMatchObject({ byKey: false, at: { repo: "game", file: "a.cpp", line: 1 } });
  });

  it("is not shown where nothing is known, and says so", async () => {
    const { open, name } = cards();
    await act(async () => expect(await open(9)).toBe(false));
    expect(name()).toBeNull();
  });

  it("is that of the name that was pointed at last, however the answers come", async () => {
    const { open, name } = cards();
    await act(async () => void (await Promise.all([open(1), open(2)])));
    expect(name()).toBe("n2");
  });

  it("does not come any more once the pointer has left the name", async () => {
    const { open, name, result } = cards();
    await act(async () => {
      const coming = open(1);
      result.current.leave();
      await coming;
    });
    expect(name()).toBeNull();
  });

  it("stays a moment after the pointer left, and for as long as it is pointed at itself", async () => {
    const { open, name, result } = cards();
    await act(async () => void (await open(1)));
    act(() => result.current.leave());
    await pass(149);
    expect(name()).toBe("n1");
    act(() => result.current.enter());
    await pass(1000);
    expect(name()).toBe("n1");
    act(() => result.current.exit());
    await pass(150);
    expect(name()).toBeNull();
  });

  it("that a key asked for stays until it is closed, wherever the pointer goes", async () => {
    const { open, name, result } = cards();
    await act(async () => void (await open(1, true)));
    act(() => result.current.leave());
    await pass(1000);
    expect(name()).toBe("n1");
    act(() => result.current.close());
    expect(name()).toBeNull();
  });

  it("goes with the file that it belongs to", async () => {
    const { open, name, rerender } = cards();
    await act(async () => void (await open(1, true)));
    rerender({ file: "b.cpp" });
    expect(name()).toBeNull();
  });
});
