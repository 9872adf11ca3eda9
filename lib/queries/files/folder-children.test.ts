import { expect, it } from "vitest";
import { childrenOf } from "./folder-children";
import type { PathEntry } from "./path-list";

const entry = (path: string): PathEntry => ({
  ...{ id: 1, repositoryId: 1, path, lower: path.toLowerCase(), mask: 0, isGenerated: false },
  ...{ language: "java", status: "indexed", reason: null, lines: 2, symbolCount: 1 },
});
const innermost = (...paths: string[]): Record<string, string> =>
  Object.fromEntries(childrenOf("", paths.map(entry), 1).map(({ path, innermost }) => [path, innermost]));

it("says which folder holds all files of a folder", () => {
  expect(innermost("src/main/java/harbour/Crane.java", "src/main/java/harbour/rope/Rope.java", "pom.xml")).toEqual({
    src: "src/main/java/harbour",
    "pom.xml": "pom.xml",
  });
  expect(innermost("src/main/a.c", "src/maintenance/b.c", "docs/a.md")).toEqual({ src: "src", docs: "docs" });
  expect(innermost("a/b/c/x.c", "a/b/y.c", "a/b/c/z.c")).toEqual({ a: "a/b" });
});
