import { describe, expect, it } from "vitest";
import { writeDock, type DockAddress } from "./dock-address";
import { WHOLE_TREE } from "./hierarchy/hierarchy-view";
import { readDock } from "./read-dock";
import { EVERY_USE } from "./usages/usage-filter";

const USUAL = { filter: EVERY_USE, hierarchy: WHOLE_TREE };
const again = (address: DockAddress) => readDock(new URLSearchParams(writeDock(address)));

describe("the dock in an address", () => {
  it("comes back as it was: a symbol by its key, a local by its place, the outline by itself", () => {
    const byKey: DockAddress = { tab: "calls", asked: { key: "cpp draco#Decoder#Decode(+1)." }, ...USUAL };
    const byPlace: DockAddress = {
      tab: "usages",
      asked: { repo: "game", file: "a b/Port:1.java", line: 13, column: 35 },
      filter: { role: "call", tier: "proven", folder: "game/a b/", text: "ship" },
      hierarchy: { side: "derived", shape: "picture" },
    };
    const outline: DockAddress = { tab: "outline", asked: null, ...USUAL };
    expect(again(byKey)).toEqual(byKey);
    expect(again(byPlace)).toEqual(byPlace);
    expect(again(outline)).toEqual(outline);
  });

  it("opens nothing for a tab that is not there, or without its symbol", () => {
    for (const query of ["", "dock=weather&of=x", "dock=usages", "dock=usages&at=game/a.c", "dock=usages&of="])
      expect(readDock(new URLSearchParams(query)), query).toBeNull();
  });
});
