// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import "@/testing/hooks/render";
import { keepSize, keptSize } from "./use-kept-size";

const pixels = (inPixels: number) => ({ inPixels, asPercentage: 0 });

describe("the size of a panel", () => {
  beforeEach(() => localStorage.clear());

  /** The reader drags a panel in a window that has, or has not, room for all of them. */
  function drag(to: number, isWide = true): void {
    vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
    keepSize("files")(pixels(to), "files", pixels(300));
  }

  it("is kept as the reader left it, each panel's for itself", () => {
    expect(keptSize("files")).toBeNull();
    drag(240.4);
    expect(keptSize("files")).toBe(240);
    expect(keptSize("outline")).toBeNull();
  });

  it("is none of the reader's where the page drew it first, hid it or had no room for it", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    keepSize("files")(pixels(240), "files", undefined);
    drag(99);
    drag(400, false);
    expect(keptSize("files")).toBeNull();
  });

  it("is not known where the browser keeps something else under its name", () => {
    localStorage.setItem("fathom.panel.files", "wide");
    expect(keptSize("files")).toBeNull();
  });
});
