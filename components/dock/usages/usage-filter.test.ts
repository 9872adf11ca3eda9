import { describe, expect, it } from "vitest";
import { askedOf, EVERY_USE, holding, isNarrowed, readFilter, writeFilter, type UsageFilter } from "./usage-filter";

const again = (filter: UsageFilter) => readFilter(new URLSearchParams(writeFilter(filter)));

describe("the filter of usages", () => {
  it("comes back from an address as it was, and leaves out what is none", () => {
    const whole: UsageFilter = { role: "call", tier: "inferred", folder: "game/src/", text: "lift &" };
    expect(again(whole)).toEqual(whole);
    expect(writeFilter(EVERY_USE)).toEqual({});
    expect(readFilter(new URLSearchParams("role=juggle&basis=sure&folder="))).toEqual(EVERY_USE);
    expect([isNarrowed(whole), isNarrowed(EVERY_USE), isNarrowed({ ...EVERY_USE, text: " " })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("asks the server for a folder by repository and path, a path written like a glob by the glob that means it", () => {
    expect(askedOf({ ...EVERY_USE, folder: "game/src/net/" })).toEqual({ repo: "game", path: "src/net/" });
    expect(askedOf({ ...EVERY_USE, folder: "game/" })).toEqual({ repo: "game" });
    expect(askedOf({ ...EVERY_USE, folder: "web/app/[id]/" })).toEqual({ repo: "web", path: "app/\\[id\\]/**" });
  });

  it("looks for the text in the line, the path and the name around the use", () => {
    const use = {
      repo: "game",
      file: "src/Crane.cpp",
      preview: "crane->Lift();",
      enclosing: { qualifiedName: "Dock" },
    };
    const found = (text: string): number => holding([use], text).length;
    expect(["lift", "CRANE.CPP", "dock", " game/src ", "ship"].map(found)).toEqual([1, 1, 1, 1, 0]);
  });
});
