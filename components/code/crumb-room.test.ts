import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { crumbRoom, FIRST_WIDTH, LAST_WIDTH, WIDTH_STEP } from "./crumb-room";

const DEEP = {
  repo: "Toolkit",
  module: "Buoys",
  folders: ["Public", "Controls", "Input"],
  file: "BuoyPointerComponent.h",
  symbols: ["UBuoyPointerComponent", "Tick"],
  taken: 310,
};
const widthIn = (classes: string): number => Number(/from-(\d+)/.exec(classes)?.[1] ?? 0);

describe("the parts of a breadcrumb", () => {
  it("come in from the name under the cursor outwards, module and repository before the outer folders", () => {
    const { repo, module, folders, symbols } = crumbRoom(DEEP);
    expect(symbols[1]).toBe("");
    const order = [symbols[0], folders[2], module, repo, folders[1], folders[0]].map(widthIn);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("have one sign for all folders that are left out, and none once all are there", () => {
    const { folders, rests } = crumbRoom(DEEP);
    for (let width = FIRST_WIDTH; width <= LAST_WIDTH; width += WIDTH_STEP) {
      const named = folders.filter((classes) => width >= widthIn(classes)).length;
      const signs = rests.filter(
        (classes) => width >= widthIn(classes) && width < Number(/until-(\d+)/.exec(classes)?.[1]),
      );
      expect(signs).toHaveLength(named === folders.length ? 0 : 1);
    }
  });

  it("are few where a file lies in no folder, and still have widths", () => {
    expect(crumbRoom({ ...DEEP, module: null, folders: [], symbols: [] })).toMatchObject({
      module: "",
      folders: [],
      rests: [],
      symbols: [],
    });
  });

  it("have a rule for every width in the stylesheet", () => {
    const css = readFileSync(join(import.meta.dirname, "crumb-room.css"), "utf8");
    for (let width = FIRST_WIDTH; width <= LAST_WIDTH; width += WIDTH_STEP)
      for (const word of ["from", "until"]) expect(css).toContain(`.${word}-${width} {`);
  });
});
