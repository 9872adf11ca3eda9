import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const pathsIn = (text: string): string[] => [...text.matchAll(/`([\w.@-]+\/[^`\s]*)`/g)].map(([, path]) => path);

test("five tasks are written down, and none names more than four files", () => {
  const [, section = ""] = read("docs/architecture.md").split("## Five tasks");
  const rows = section.split("\n").filter((line) => /^\| (a|an) /.test(line));
  expect(rows.map((row) => /^\| ([\w ]+) \|/.exec(row)?.[1])).toEqual([
    "a language",
    "an operation",
    "a panel of the dock",
    "an engine",
    "a rule of resolution",
  ]);
  for (const row of rows) expect(pathsIn(row).length, row).toBeLessThanOrEqual(4);
});

const PAGES = ["README.md", "CONTRIBUTING.md", ...readdirSync(join(ROOT, "docs")).map((file) => `docs/${file}`)];
const TOP = readdirSync(ROOT);
/** Made by running something, or standing for any name. */
const NOT_KEPT = /[<>*{}]|^(dist|node_modules|\.next|bench\/results)\//;

test.each(PAGES.filter((page) => page.endsWith(".md")))("%s names only files and folders that there are", (page) => {
  const own = pathsIn(read(page)).filter((path) => TOP.includes(path.split("/")[0]) && !NOT_KEPT.test(path));
  expect(own.filter((path) => !existsSync(join(ROOT, path.replace(/[:#].*$/, ""))))).toEqual([]);
});
