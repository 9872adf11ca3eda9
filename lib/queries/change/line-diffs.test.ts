import { expect, it } from "vitest";
import { hunksOf } from "./line-diffs";

const from = (first: number, ...lines: string[]) => ({ first, lines });

it("differing lines stand in hunks, with the numbers of their files", () => {
  const before = from(10, "void dock(", "    int hours) {", "  moor();", "}");
  const after = from(14, "void dock(", "    int hours) {", "  tieUp();", "  wait();", "}");
  expect(hunksOf(before, after)?.split("\n")).toEqual([
    "@@ -10,4 +14,5 @@",
    " void dock(",
    "     int hours) {",
    "-  moor();",
    "+  tieUp();",
    "+  wait();",
    " }",
  ]);
});

it("only what stands near a difference is told", () => {
  const lines = Array.from({ length: 40 }, (_one, at) => `line ${at + 1}`);
  const after = lines.with(4, "other").with(34, "another");
  const heads = hunksOf(from(1, ...lines), from(1, ...after))?.match(/^@@.*@@$/gm);
  expect(heads).toEqual(["@@ -2,7 +2,7 @@", "@@ -32,7 +32,7 @@"]);
});

it("what came or went is told as a whole", () => {
  expect(hunksOf(null, from(3, "a", "b"))).toBe("@@ -0,0 +3,2 @@\n+a\n+b");
  expect(hunksOf(from(3, "a", "b"), null)).toBe("@@ -3,2 +0,0 @@\n-a\n-b");
});

it("the same lines differ nowhere; too many are not compared", () => {
  expect(hunksOf(from(1, "a"), from(9, "a"))).toBe("");
  expect(hunksOf(null, null)).toBeNull();
  const many = from(1, ...Array.from({ length: 2000 }, (_one, at) => `line ${at}`));
  expect(hunksOf(many, null)).toBeNull();
});
