import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { circlesOf } from "./circles.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const SOURCES = /\.(ts|tsx|mjs)$/;
/** Tests and what only they use may join rooms. */
const TEST = /\.(test|spec)\.tsx?$|(^|\/)testing[^/]*\.tsx?$|^e2e\/|\/fixtures\/|\/samples\//;

test("no files of the house import each other in a circle, types counted", () => {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
  const files = listed.toString().split("\n");
  const own = files.filter((file) => SOURCES.test(file) && !TEST.test(file) && existsSync(join(ROOT, file)));
  expect(own.length).toBeGreaterThan(500);
  expect(circlesOf(new Map(own.map((file) => [file, readFileSync(join(ROOT, file), "utf8")])))).toEqual([]);
});

test("a circle is found over several steps, by types, by aliases of paths and by imports that wait", () => {
  const texts = {
    "lib/a.ts": `import type { B } from "./b";\n`,
    "lib/b.ts": `export { c } from "@/lib/deep/c";\n`,
    "lib/deep/c.ts": `const a = await import("../a");\n`,
    "lib/alone.ts": `import { a } from "./a";\nimport { a } from "./a";\n`,
  };
  expect(circlesOf(new Map(Object.entries(texts)))).toEqual([["lib/a.ts", "lib/b.ts", "lib/deep/c.ts"]]);
});

test("files that import one after the other, and packages, are no circle", () => {
  const texts = { "a.ts": `import { b } from "./b";\nimport { z } from "zod";\n`, "b.ts": `import "./style.css";\n` };
  expect(circlesOf(new Map(Object.entries(texts)))).toEqual([]);
});
