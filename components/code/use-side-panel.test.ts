// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { press, renderAsking } from "@/testing/hooks/render";
import { closeSidePanel, toggleSidePanel } from "./side-panel";
import { useOpenSidePanel } from "./use-side-panel";

describe("a panel that is open over the code", () => {
  const element = (id: string): HTMLElement => document.getElementById(id)!;

  beforeEach(() => {
    document.body.innerHTML = `<button id="opener" data-opens-panel></button><p id="code"></p>
      <div data-panel="files"><button id="close"></button><div id="rows"></div></div>`;
    element("opener").focus();
  });
  afterEach(() => act(() => closeSidePanel(false)));

  function opened() {
    const hook = renderAsking(({ place }: { place: string }) => useOpenSidePanel(place), { place: "/r/a" });
    act(() => toggleSidePanel("files"));
    return hook;
  }
  const down = (on: HTMLElement): void => act(() => void on.dispatchEvent(new Event("pointerdown", { bubbles: true })));

  it("takes the focus, and gives it to its rows once they are drawn", async () => {
    opened();
    expect(document.activeElement).toBe(element("close"));
    element("rows").innerHTML = '<i id="row" role="treeitem" tabindex="0"></i>';
    await waitFor(() => expect(document.activeElement).toBe(element("row")));
  });

  it("closes by Esc and gives the focus back to what opened it", () => {
    const { result } = opened();
    let event: KeyboardEvent | undefined;
    act(() => void (event = press("Escape")));
    expect(event?.defaultPrevented).toBe(true);
    expect(result.current).toBeNull();
    expect(document.activeElement).toBe(element("opener"));
  });

  it("leaves Esc to a dialog above it", () => {
    const { result } = opened();
    document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
    act(() => void press("Escape"));
    expect(result.current).toBe("files");
  });

  it("closes by a press elsewhere, but neither by one inside nor by one on what opens it", () => {
    const { result } = opened();
    down(element("rows"));
    down(element("opener"));
    expect(result.current).toBe("files");
    down(element("code"));
    expect(result.current).toBeNull();
  });

  it("closes when another file is opened", () => {
    const { result, rerender } = opened();
    rerender({ place: "/r/b" });
    expect(result.current).toBeNull();
  });
});
