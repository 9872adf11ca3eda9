import { describe, expect, it } from "vitest";
import type { CallRow } from "@/lib/contract/symbol-callers";
import { callRows, type CallGroup } from "./call-rows";

const call = (name: string, over: Partial<CallRow> = {}): CallRow => ({
  name,
  key: `cpp ${name}().`,
  kind: "function",
  basis: "scope",
  of: "cpp lift().",
  external: false,
  recursive: false,
  cut: false,
  more: 0,
  through: null,
  siteCount: 1,
  sites: [{ repo: "tide", file: "src/a.cpp", line: 7, column: 3, preview: "lift();" }],
  calls: [],
  ...over,
});
const groups: CallGroup[] = [
  { id: "in", title: "Callers", none: "Nothing calls it", direction: "incoming", calls: [call("hoist")] },
  { id: "out", title: "Calls", none: "It calls nothing", direction: "outgoing", calls: [] },
];
const rows = (toggled: string[], below: CallRow[] | undefined) =>
  callRows(groups, new Set(toggled), () => below).map((row) => `${row.level} ${row.type} ${row.label}`);

describe("the call hierarchy", () => {
  it("goes on to the end: it says how many there are, and reads the rest as it is seen", () => {
    const long = [{ ...groups[0], total: "at least 2,350", goesOn: true }];
    const shown = callRows(long, new Set(), () => undefined);
    expect(shown.map(({ type, label }) => [type, label])).toEqual([
      ["group", "Callers: at least 2,350"],
      ["call", shown[1].label],
      ["more", "Reading more"],
    ]);
    expect(callRows(long, new Set(["in"]), () => undefined)).toHaveLength(1);
  });

  it("opens with the callers folded, each with its sites and its basis", () => {
    expect(rows([], undefined)).toEqual([
      "1 group Callers: 1",
      "2 call function hoist, 1 site, proven by scope",
      "1 group Calls: It calls nothing",
    ]);
  });

  it("unfolds to the sites and the next level, which may be on its way or nothing", () => {
    const open = ["in/cpp hoist().:0"];
    expect(rows(open, undefined).slice(2, 4)).toEqual(["3 site line 7: lift();", "3 note …"]);
    expect(rows(open, [])[3]).toBe("3 note Nothing calls it");
    expect(rows(open, [call("main", { recursive: true })])[3]).toContain("main, 1 site, recursive");
  });

  it("says how many sites of a row are not listed", () => {
    const [group] = groups;
    const busy = [{ ...group, calls: [call("hoist", { siteCount: 351 })] }];
    const shown = callRows(busy, new Set(["in/cpp hoist().:0"]), () => []);
    expect(shown.map(({ label }) => label)).toEqual([
      "Callers: 1",
      "function hoist, 351 sites, proven by scope",
      "line 7: lift();",
      "and 350 more sites",
      "Nothing calls it",
    ]);
  });

  it("links a site to its line", () => {
    const [, , site] = callRows(groups, new Set(["in/cpp hoist().:0"]), () => []);
    expect(site).toMatchObject({ url: "/r/tide/src/a.cpp#L7C3" });
  });
});
