// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { meaningAnswer, renderAsking, serve } from "@/testing/hooks/render";
import { closeDock, dockState } from "../dock/dock-store";
import { useNavigation } from "./use-navigation";

vi.mock("next/navigation", () => import("@/testing/hooks/navigation"));

const symbol = (more: object = {}) => ({
  name: "lift",
  kind: "method",
  basis: "receiver",
  external: false,
  specifier: null,
  repo: "game",
  file: "crane.cpp",
  line: 7,
  column: 3,
  key: "cpp Crane#lift().",
  url: "/r/game/crane.cpp?symbol=lift",
  ...more,
});
const HERE = { line: 40, column: 5 };

function navigation(results: readonly object[]) {
  const asked = serve({ "/api/symbols/resolve": () => meaningAnswer("lift", results) });
  const went = { goTo: vi.fn(), keep: vi.fn(), visit: vi.fn() };
  const hook = renderAsking(({ file }: { file: string }) => useNavigation({ repo: "game", file, ...went }), {
    file: "crane.cpp",
  });
  return { asked, ...went, ...hook };
}

describe("going to a definition", () => {
  beforeEach(closeDock);

  it("in the open file moves there, and Back returns to where the reader was", async () => {
    const { result, goTo, visit } = navigation([symbol()]);
    act(() => result.current.follow(HERE));
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    expect(goTo.mock.calls[0][0]).toMatchObject({ key: "cpp Crane#lift().", to: { line: 7, column: 3 }, from: HERE });
    expect(visit).not.toHaveBeenCalled();
  });

  it("in another file keeps the place before it opens that file", async () => {
    const { result, goTo, keep, visit } = navigation([symbol({ file: "crane.h", url: "/r/game/crane.h" })]);
    act(() => result.current.follow(HERE));
    await waitFor(() => expect(visit).toHaveBeenCalledWith("/r/game/crane.h"));
    expect(keep).toHaveBeenCalledWith(HERE);
    expect(goTo).not.toHaveBeenCalled();
  });

  it("from the definition itself shows its usages", async () => {
    const { result } = navigation([symbol({ ...HERE })]);
    act(() => result.current.follow(HERE));
    await waitFor(() => expect(dockState()).toMatchObject({ open: true, tab: "usages", subject: { name: "lift" } }));
  });

  it("lets the reader choose among several, and never jumps to a guess", async () => {
    const guess = symbol({ basis: "name" });
    const { result, goTo } = navigation([guess, symbol({ basis: "name", line: 90, key: "cpp Hoist#lift()." })]);
    act(() => result.current.follow(HERE));
    await waitFor(() => expect(result.current.peeked?.meanings).toHaveLength(2));
    expect(result.current.peeked?.message).toBeNull();
    expect(goTo).not.toHaveBeenCalled();
    act(() => result.current.open(result.current.peeked!.meanings[0], HERE));
    expect(goTo).toHaveBeenCalled();
    expect(result.current.peeked).toBeNull();
  });

  it("says where something from outside comes from, instead of going anywhere", async () => {
    const outside = { name: "lift", kind: "external", basis: "import", external: true, specifier: "<crane>" };
    const { result } = navigation([outside]);
    act(() => result.current.follow(HERE));
    await waitFor(() => expect(result.current.peeked?.message).toContain("it comes from <crane>"));
    expect(await result.current.lookUp(HERE)).toBeNull();
  });

  it("says at the place that the server does not answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    const hook = renderAsking(
      () => useNavigation({ repo: "game", file: "a.cpp", goTo: vi.fn(), keep: vi.fn(), visit: vi.fn() }),
      undefined,
    );
    act(() => hook.result.current.follow(HERE));
    await waitFor(() => expect(hook.result.current.peeked?.message).toContain("does not answer"));
    expect(hook.result.current.peeked?.at).toMatchObject(HERE);
  });
});

describe("looking at a definition in place", () => {
  it("asks once for a place, however often it is pointed at", async () => {
    const { result, asked } = navigation([symbol()]);
    expect(await result.current.lookUp(HERE)).toBe("proven");
    expect(await result.current.lookUp(HERE)).toBe("proven");
    act(() => result.current.peek(HERE));
    await waitFor(() => expect(result.current.peeked?.meanings).toHaveLength(1));
    expect(asked).toHaveLength(1);
  });

  it("is over when another file is opened, and is there again on the way back", async () => {
    const { result, rerender } = navigation([symbol()]);
    act(() => result.current.peek(HERE));
    await waitFor(() => expect(result.current.peeked).not.toBeNull());
    rerender({ file: "other.cpp" });
    expect(result.current.peeked).toBeNull();
    rerender({ file: "crane.cpp" });
    expect(result.current.peeked).not.toBeNull();
  });
});
