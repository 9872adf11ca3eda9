// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { press, renderAsking } from "@/testing/hooks/render";
import type { TreeRow } from "./tree-row";
import { useStop } from "./use-stop";
import { useTreeKeys } from "./use-tree-keys";

const row = (label: string, level = 1, expanded: boolean | null = null): TreeRow => ({
  id: label,
  label,
  level,
  expanded,
  position: 1,
  siblings: 1,
});
const ROWS = [row("game", 1, true), row("crane", 2), row("hoist", 2), row("tools", 1, false)];

describe("the keys of a tree", () => {
  let tree: HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<div role="tree"><i tabindex="0">x</i></div>';
    tree = document.querySelector<HTMLElement>("[role=tree]")!;
  });
  afterEach(() => void vi.useRealTimers());

  function keys() {
    const did = { folded: vi.fn(), opened: vi.fn(), brought: [] as number[] };
    const { result } = renderAsking(() => {
      const stop = useStop(ROWS, null);
      const bring = (at: number): void => void did.brought.push(at);
      const scroller = { current: tree };
      const onKey = useTreeKeys({ rows: ROWS, stop, scroller, bring, onFold: did.folded, onOpen: did.opened });
      return { stop, onKey };
    }, undefined);
    // The tree hears a key as React hands it on.
    tree.addEventListener("keydown", (event) =>
      act(() => result.current.onKey(event as unknown as ReactKeyboardEvent<HTMLElement>)),
    );
    return { ...did, at: () => ROWS[result.current.stop.at].label, press: (key: string) => press(key, {}, tree) };
  }

  it("go from row to row, bring each into sight, and stay at the ends", () => {
    const { press, at, brought } = keys();
    press("ArrowDown");
    expect(at()).toBe("crane");
    press("End");
    press("ArrowDown");
    expect(at()).toBe("tools");
    expect(brought).toEqual([1, 3, 3]);
  });

  it("give the focus to the row once it is drawn", () => {
    keys().press("ArrowDown");
    expect(document.activeElement).toBe(document.body);
    vi.runAllTimers();
    expect(document.activeElement).toBe(tree.querySelector("i"));
  });

  it("fold and unfold the row with the focus, and open it", () => {
    const { press, folded, opened } = keys();
    press("ArrowLeft");
    expect(folded).toHaveBeenCalledWith(ROWS[0], true);
    press("End");
    press("ArrowRight");
    expect(folded).toHaveBeenLastCalledWith(ROWS[3], false);
    press("Enter");
    expect(opened).toHaveBeenCalledWith(ROWS[3], "go");
  });

  it("lead by letters to the row that begins with them, and stay where none does", () => {
    const { press, at } = keys();
    press("h");
    expect(at()).toBe("hoist");
    expect(press("q").defaultPrevented).toBe(true);
    expect(at()).toBe("hoist");
  });

  it("keep letters from the page for as long as they may go on with a name", () => {
    keys().press("h");
    expect(tree.dataset.typing).toBeDefined();
    vi.advanceTimersByTime(1000);
    expect(tree.dataset.typing).toBeUndefined();
  });

  it("leave to the browser what is no key of a tree", () => {
    expect(keys().press("F5").defaultPrevented).toBe(false);
  });

  it("leave the menu key to the browser where rows have no menu", () => {
    expect(keys().press("ContextMenu").defaultPrevented).toBe(false);
  });
});
