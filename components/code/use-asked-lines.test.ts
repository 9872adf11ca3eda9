// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { outlineNode } from "@/testing/outline-node";
import { keepAnchor } from "./address-state";
import { textAnchorOf } from "./line-anchor";
import { useAskedLines } from "./use-asked-lines";

vi.mock("next/navigation", () => import("@/testing/hooks/navigation"));

const THEN = ["class Crane {", "  void lift();", "  void drop(int metres);", "};"];
const REVISION = "0123456789abcdef";
const crane = (line: number) => [outlineNode("Crane", { line, endLine: line + 3 })];

/** A link to the third line, made when the file was as it was then. */
function linked(inside: { key: string; below: number } | null = { key: "cpp Crane#", below: 2 }): void {
  history.replaceState(null, "", "/r/yard/crane.h#L3");
  keepAnchor({ text: textAnchorOf(THEN, { start: 3, end: 3 }), inside, revision: REVISION });
}

const asked = (lines: readonly string[], craneAt = 1, revision = REVISION) =>
  renderHook(() => useAskedLines({ isForSymbol: false, lines, count: lines.length, outline: crane(craneAt), revision }))
    .result;

beforeEach(() => history.replaceState(null, "", "/r/yard/crane.h"));

describe("lines of a link", () => {
  it("that stand where they stood are shown without a word", () => {
    linked();
    expect(asked(THEN).current).toMatchObject({ range: { start: 3, end: 3 }, drift: null });
  });

  it("that have moved are found by their text, and the link's commit is told", () => {
    linked();
    const { current } = asked(["// more", "", ...THEN], 3, "fedcba9876543210");
    expect(current.range).toMatchObject({ start: 5, end: 5 });
    expect(current.drift).toMatchObject({ by: "text", asked: { start: 3, end: 3 }, revision: REVISION.slice(0, 10) });
  });

  it("that were edited are found by their place in the symbol, which is named", () => {
    linked();
    const { current } = asked(["// more", ...THEN.with(2, "  void drop(Metres metres);")], 2);
    expect(current.drift).toMatchObject({ by: "symbol", symbol: "Crane", now: { start: 4, end: 4 }, revision: null });
  });

  it("that are nowhere any more are said to be so, and their numbers still show a line", () => {
    linked(null);
    const { current } = asked(["int a;", "int b;", "int c;", "int d;"]);
    expect(current.drift).toMatchObject({ by: null, now: null });
    expect(current.range).toEqual({ start: 3, end: 3 });
  });

  it("are not asked for by a link to a symbol", () => {
    linked();
    const options = { isForSymbol: true, lines: THEN, count: 4, outline: crane(1), revision: REVISION };
    expect(renderHook(() => useAskedLines(options)).result.current).toEqual({ range: null, beyond: null, drift: null });
  });

  it("follow the address", () => {
    const { current: before } = asked(THEN);
    expect(before.range).toBeNull();
    const hook = asked(THEN);
    act(() => {
      location.hash = "#L2-L9";
      dispatchEvent(new Event("hashchange"));
    });
    expect(hook.current.range).toEqual({ start: 2, end: 4 });
  });
});
