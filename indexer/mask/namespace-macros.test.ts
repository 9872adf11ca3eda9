import { expect, it } from "vitest";
import type { MacroMeaning } from "./macro-meanings";
import { masked } from "../../testing/indexer/masks";

const LIB: [string, MacroMeaning][] = [
  ["LIB_BEGIN_NAMESPACE", { as: "opens", namespace: "lib" }],
  ["LIB_NS", { as: "opens", namespace: "lib" }],
  ["LIB_END_NAMESPACE", { as: "closes" }],
];

it("what a macro opens is written in its place, and closed by the other", () => {
  expect(masked("LIB_BEGIN_NAMESPACE\nint f();\nLIB_END_NAMESPACE\nint g();", LIB)).toBe(
    "namespace lib{~\nint f();\n}~\nint g();",
  );
});

it("without room for it both are left out", () => {
  expect(masked("LIB_NS\nint f();\nLIB_END_NAMESPACE\nint g();", LIB)).toBe("~\nint f();\n~\nint g();");
});

it("what is never closed is not opened", () => {
  expect(masked("LIB_BEGIN_NAMESPACE\nint f();", LIB)).toBe("~\nint f();");
});
