// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Tree } from "./tree";
import type { TreeRow } from "./tree-row";

const row = (id: string): TreeRow => ({ id, level: 1, position: 1, siblings: 1, expanded: null, label: id });
const waiting: TreeRow = { ...row("?"), inert: true };

/** As a tree of files is drawn while its folders are being read: `here` is the open file. */
const tree = (rows: readonly TreeRow[], here: string | null) => (
  <Tree label="Files" rows={rows} here={{ id: here, as: "page", align: "auto" }} onFold={() => {}} onOpen={() => {}}>
    {({ label }) => label}
  </Tree>
);
const focused = () => document.activeElement?.getAttribute("aria-label");
const press = (key: string): Promise<void> =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
const frame = (then: FrameRequestCallback): number => Number(setTimeout(then));

describe("the focus of a tree whose rows are still being read", () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(280);
    vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation(frame);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("comes to the open file's row once that is listed, from a row or from the tree itself", () => {
    const { rerender } = render(tree([waiting], "b"));
    screen.getByRole("tree").focus();
    rerender(tree([row("a"), waiting], "b"));
    expect(focused()).toBe("a");
    rerender(tree([row("a"), row("b")], "b"));
    expect(focused()).toBe("b");
  });

  it("stays at the row that the reader went to meanwhile", async () => {
    const { rerender } = render(tree([row("a"), row("c"), waiting], "b"));
    screen.getByRole("treeitem", { name: "a" }).focus();
    await press("ArrowDown");
    await vi.waitFor(() => expect(focused()).not.toBe("a"));
    rerender(tree([row("a"), row("c"), row("b")], "b"));
    expect(focused()).toBe("c");
  });

  it("is not taken from elsewhere", () => {
    const { rerender } = render(tree([row("a"), waiting], "b"));
    rerender(tree([row("a"), row("b")], "b"));
    expect(document.activeElement).toBe(document.body);
  });

  it("is the open file's again when the reader has gone on to another file", async () => {
    const rows = [row("a"), row("b"), row("c")];
    const { rerender } = render(tree(rows, "a"));
    const stop = () => document.querySelector('[tabindex="0"]')?.getAttribute("aria-label");
    screen.getByRole("treeitem", { name: "a" }).focus();
    await press("ArrowDown");
    await vi.waitFor(() => expect(focused()).not.toBe("a"));
    act(() => screen.getByRole("treeitem", { name: "b" }).blur());
    rerender(tree(rows, "a"));
    expect(stop()).toBe("b");
    rerender(tree(rows, "c"));
    expect(stop()).toBe("c");
  });
});
