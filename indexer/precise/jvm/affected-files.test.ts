import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderWith } from "../../../testing/indexer/run-indexer";
import type { EngineFile } from "../port";
import { affectedFiles } from "./affected-files";

const FILES = {
  "a/Load.kt": "package a\nclass Load\nfun lift(it: Load) = it\n",
  "a/Near.java": "package a;\nclass Near {}\n",
  "b/Use.kt": "package b\nimport a.lift\nval used = lift(TODO())\n",
  "b/Other.java": "package b;\nclass Other {}\n",
};

it("a change counts for its package, and for files that name what it declares", () => {
  const { root, remove } = folderWith(FILES);
  try {
    const files = Object.keys(FILES).map((path): EngineFile => ({
      ...{ path, language: path.endsWith(".kt") ? "kotlin" : "java" },
    }));
    expect(affectedFiles(root, files, ["a/Load.kt"])).toEqual(["a/Near.java", "b/Use.kt"]);
    expect(affectedFiles(root, files, ["b/Other.java"])).toEqual(["b/Use.kt"]);
    expect(affectedFiles(root, files, ["a/Gone.java"])).toEqual([]);
    writeFileSync(join(root, "b/Other.java"), "package b;\nclass Other { Gone gone; }\n");
    expect(affectedFiles(root, files, ["a/Gone.java"])).toEqual(["b/Other.java"]);
  } finally {
    remove();
  }
});
