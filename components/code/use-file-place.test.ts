// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { outlineNode } from "@/testing/outline-node";
import { useFilePlace } from "./use-file-place";

vi.mock("next/navigation", () => import("@/testing/hooks/navigation"));

const TEXT = ["class Crane {", "  void lift();", "  void drop();", "};", "int spare;"].join("\n");
const lift = outlineNode("lift", { kind: "method", key: "cpp Crane#lift().", line: 2, column: 8 });
const OUTLINE = [outlineNode("Crane", { endLine: 4, children: [lift] })];

function place(address: string, file = "crane.h") {
  history.replaceState(null, "", address);
  const openFile = vi.fn(() => true);
  const options = { lines: 5, text: TEXT, outline: OUTLINE, revision: "0123456789abcdef", openFile };
  const hook = renderHook((props: { file: string }) => useFilePlace({ ...options, ...props }), {
    initialProps: { file },
  });
  return { openFile, ...hook };
}

const address = (): string => location.pathname + location.search + location.hash;

beforeEach(() => history.replaceState(null, "", "/"));

describe("the place in a file", () => {
  it("begins at the symbol of the address, else at its lines, else at the top", () => {
    expect(place("/r/yard/crane.h?symbol=cpp+Crane%23lift().").result.current).toMatchObject({
      symbol: lift,
      line: 2,
      column: 8,
    });
    expect(place("/r/yard/crane.h#L3-L4").result.current).toMatchObject({ symbol: null, line: 3 });
    expect(place("/r/yard/crane.h").result.current).toMatchObject({ symbol: null, range: null, line: 1 });
  });

  it("is the cursor's once it moves, until another file is opened", () => {
    const { result, rerender } = place("/r/yard/crane.h");
    act(() => result.current.onCursor({ line: 2, column: 9 }));
    expect(result.current).toMatchObject({ line: 2, column: 9 });
    expect(result.current.around.map(({ name }) => name)).toEqual(["Crane", "lift"]);
    rerender({ file: "other.h" });
    expect(result.current.line).toBe(1);
  });

  it("tells a line that is behind the file's end", () => {
    expect(place("/r/yard/crane.h#L90").result.current).toMatchObject({ range: null, beyond: 90 });
  });
});

describe("a jump in a file", () => {
  it("to a symbol or a line writes the address, and is an entry of the history", () => {
    const { result } = place("/r/yard/crane.h");
    const before = history.length;
    act(() => result.current.goTo(lift));
    expect(new URLSearchParams(location.search).get("symbol")).toBe(lift.key);
    act(() => result.current.goToLine({ line: 5, column: 5 }));
    expect(address()).toBe("/r/yard/crane.h#L5C5");
    expect([history.length - before, result.current.jump]).toEqual([2, 2]);
  });

  it("away from a use keeps where the reader was, and names a symbol that stands at the line", () => {
    const { result } = place("/r/yard/crane.h");
    const replaced = vi.spyOn(history, "replaceState");
    act(() => result.current.leave({ key: lift.key, to: { line: 2 }, from: { line: 5, column: 3 } }));
    expect(replaced).toHaveBeenCalledWith(null, "", "/r/yard/crane.h#L5C3");
    expect(new URLSearchParams(location.search).get("symbol")).toBe(lift.key);
    act(() => result.current.leave({ key: lift.key, to: { line: 3 }, from: { line: 2, column: 8 } }));
    expect(location.hash).toBe("#L3");
  });

  it("to another file is left to the workspace", () => {
    const { result, openFile } = place("/r/yard/crane.h");
    expect(result.current.visit("/r/yard/hoist.h#L7")).toBe(true);
    expect(openFile).toHaveBeenCalledWith("/r/yard/hoist.h#L7");
    expect(address()).toBe("/r/yard/crane.h");
    act(() => void result.current.visit("/r/yard/crane.h#L4"));
    expect(address()).toBe("/r/yard/crane.h#L4");
  });
});

describe("lines that are picked", () => {
  it("extend from the first one, in either direction, without new entries of the history", () => {
    const { result } = place("/r/yard/crane.h");
    act(() => result.current.onPick(3, false));
    const before = history.length;
    act(() => result.current.onPick(5, true));
    expect(location.hash).toBe("#L3-L5");
    act(() => result.current.onPick(1, true));
    expect(location.hash).toBe("#L1-L3");
    expect(history.length).toBe(before);
  });
});

describe("the link to a place", () => {
  it("names the innermost symbol around the cursor", () => {
    const { result } = place("/r/yard/crane.h");
    act(() => result.current.onCursor({ line: 3, column: 1 }));
    act(() => result.current.writeAddress());
    expect(new URLSearchParams(location.search).get("symbol")).toBe("cpp Crane#");
  });

  it("outside of every symbol holds the line, its text and the commit", () => {
    const { result } = place("/r/yard/crane.h");
    act(() => result.current.onCursor({ line: 5, column: 1 }));
    act(() => result.current.writeAddress());
    const params = new URLSearchParams(location.search);
    expect([location.hash, params.get("rev"), params.get("in")]).toEqual(["#L5", "0123456789", null]);
    expect(params.get("lines")).toMatch(/^\w+\.\w+$/);
  });

  it("to lines in a symbol finds them again when the file has moved on", () => {
    const { result, rerender } = place("/r/yard/crane.h#L3");
    act(() => result.current.writeAddress());
    expect(new URLSearchParams(location.search).get("in")).toBe("2.cpp Crane#");
    rerender({ file: "crane.h" });
    expect(result.current).toMatchObject({ range: { start: 3, end: 3 }, drift: null });
  });
});
