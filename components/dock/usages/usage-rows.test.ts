import { describe, expect, it } from "vitest";
import type { Usage } from "@/lib/contract/symbol-usages";
import { markedAt } from "../../certainty/marked-name";
import { usageRows } from "./usage-rows";

const usage = (file: string, line: number, over: Partial<Usage> = {}): Usage => ({
  of: "cpp Crane#Lift().",
  repo: "tide",
  file,
  line,
  column: 5,
  endColumn: 9,
  role: "call",
  basis: "receiver",
  through: null,
  enclosing: null,
  preview: "crane->Lift();",
  url: `/r/tide/${file}#L${line}`,
  ...over,
});

describe("the list of usages", () => {
  it("groups by file in the order of the answer, and folds", () => {
    const uses = [usage("b.cpp", 4), usage("a.cpp", 2), usage("b.cpp", 9)];
    const rows = usageRows(uses, [], new Set());
    expect(rows.map(({ id }) => id.split(":")[0])).toEqual([
      "tide/b.cpp",
      "tide/b.cpp",
      "tide/b.cpp",
      "tide/a.cpp",
      "tide/a.cpp",
    ]);
    expect(rows[1].label).toBe("line 4, call, proven by receiver: crane->Lift();");
    expect(usageRows(uses, [], new Set(["tide/b.cpp"]))).toHaveLength(3);
  });

  it("keeps what is only possible in a group of its own, last, and folded when long", () => {
    const guess = (line: number): Usage => usage("c.cpp", line, { basis: "name" });
    const few = usageRows([usage("a.cpp", 1)], [guess(1)], new Set());
    expect(few.map(({ type, level }) => [type, level])).toEqual([
      ["file", 1],
      ["use", 2],
      ["possible", 1],
      ["file", 2],
      ["use", 3],
    ]);
    const many = Array.from({ length: 21 }, (_, at) => guess(at + 1));
    expect(usageRows([], many, new Set()).map(({ type }) => type)).toEqual(["possible"]);
    expect(usageRows([], many, new Set(["possible"]))).toHaveLength(23);
  });
});

describe("the name in a previewed line", () => {
  it("is found as a whole word, the nth of the line", () => {
    expect(markedAt("Lifted(Lift(Lift))", "Lift", 0)).toBe(7);
    expect(markedAt("Lifted(Lift(Lift))", "Lift", 1)).toBe(12);
    expect(markedAt("Lifted(Lift(Lift))", "Lift", 5)).toBe(12);
    expect(markedAt("crane.raise()", "Lift", 0)).toBe(-1);
  });
});
