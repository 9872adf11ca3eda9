// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { keepSize, keptSize } from "./kept-size";

describe("the size of a pane", () => {
  beforeEach(() => localStorage.clear());

  it("is kept as the reader left it, each pane's for itself, until it is given up", () => {
    expect(keptSize("files")).toBeNull();
    keepSize("files", 240.4);
    expect(keptSize("files")).toBe(240);
    expect(keptSize("outline")).toBeNull();
    keepSize("files", null);
    expect(keptSize("files")).toBeNull();
  });

  it("is none of the reader's where the pane was hidden", () => {
    keepSize("files", 0);
    expect(keptSize("files")).toBeNull();
  });

  it("is not known where the browser keeps something else under its name", () => {
    localStorage.setItem("fathom.panel.files", "wide");
    expect(keptSize("files")).toBeNull();
  });
});
