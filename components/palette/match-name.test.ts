import { describe, expect, it } from "vitest";
import { matchName } from "./match-name";

const best = (wanted: string, names: string[]): string[] =>
  names
    .flatMap((name) => {
      const match = matchName(name, wanted);
      return match === null ? [] : [{ name, score: match.score }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);

describe("names of the open file", () => {
  it("are found by their start before a part, by initials before letters in between", () => {
    expect(best("port", ["Report", "PortAuthority", "pOuRtT"])).toEqual(["PortAuthority", "Report", "pOuRtT"]);
    expect(best("nd", ["handle", "NextDay"])).toEqual(["handle", "NextDay"]);
    expect(best("gui", ["getUserById", "gauging"])).toEqual(["getUserById", "gauging"]);
  });

  it("are marked where they match", () => {
    expect(matchName("getUser_id", "gui")?.matched).toEqual([
      [0, 1],
      [3, 4],
      [8, 9],
    ]);
    expect(matchName("Report", "PORT")?.matched).toEqual([[2, 6]]);
  });

  it("are left out when a letter is missing, and all stay for an empty text", () => {
    expect(matchName("Report", "portx")).toBeNull();
    expect(matchName("Report", "")).toEqual({ score: 0, matched: [] });
  });
});
