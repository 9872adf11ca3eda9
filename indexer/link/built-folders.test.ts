import { expect, test } from "vitest";
import { builtFolders, madeOf } from "./built-folders";

const built = (folder: string, settings: unknown) => builtFolders(folder, JSON.stringify(settings));

test("what lies in outDir was made of a file below rootDir, or below what is included", () => {
  const given = built("", { include: ["lib"], compilerOptions: { outDir: "dist" } });
  expect(madeOf(given, "dist/hull/core")).toEqual(["dist/hull/core", "lib/hull/core", "hull/core"]);
  expect(madeOf(given, "distant/core")).toEqual(["distant/core"]);
  const rooted = built("packages/tide", { include: ["lib"], compilerOptions: { outDir: "./out", rootDir: "./src" } });
  expect(madeOf(rooted, "packages/tide/out")).toEqual(["packages/tide/out", "packages/tide/src"]);
  const patterns = built("", { include: ["src/**/*.ts", "main.ts"], compilerOptions: { outDir: "build" } });
  expect(madeOf(patterns, "build/a")).toEqual(["build/a", "src/a", "a"]);
});

test("what is made beside its source, or elsewhere, leads nowhere", () => {
  expect(built("", { compilerOptions: { outDir: "." } })).toEqual([]);
  expect(built("", { compilerOptions: { outDir: "../out" } })).toEqual([]);
  expect(built("", { compilerOptions: {} })).toEqual([]);
  expect(builtFolders("", "no JSON")).toEqual([]);
});
