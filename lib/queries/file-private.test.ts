/** A key names one symbol: what is private to a file or a repository is never taken for its namesake elsewhere. */
import { describe, expect, it } from "vitest";
import { exactKey } from "../contract/exact-key";
import { askedIndex, indexedFolders } from "../../testing/queries/indexed";

const program = (step: string) => `#include "shared.h"
static void helper(void) { ${step}(); }
int main(void) { helper(); return 0; }
`;

const FILES = {
  "shared.h": "void wind(void);\nvoid unwind(void);\n",
  "shared.c": `#include "shared.h"\nvoid wind(void) {}\nvoid unwind(void) {}\n`,
  "first.c": program("wind"),
  "second.c": program("unwind"),
  "tools/one.go": "package tools\n\nfunc init() { load() }\n\nfunc load() {}\n",
  "tools/two.go": "package tools\n\nfunc init() { load() }\n",
  "port/Berth.kt": "package port\n\nprivate fun check(): Int = 1\nfun berth() = check()\n",
  "port/Quay.kt": "package port\n\nprivate fun check(): Int = 2\nfun quay() = check()\n",
  "lib/haul.rb": "def run\n  1\nend\nrun\n",
  "lib/hoist.rb": "def run\n  2\nend\nrun\n",
  "a.php": "<?php\nfunction helper() { return 1; }\nhelper();\n",
  "b.php": "<?php\nfunction helper() { return 2; }\nhelper();\n",
};

const { ask } = askedIndex(() =>
  indexedFolders({ yard: FILES, other: { "first.c": program("wind"), "shared.h": "" } }),
);

const keysOf = async (symbol: string, file: string) =>
  (await ask("symbol_declaration", { symbol, file, repo: "yard", context_lines: 0 })).results.map(({ key }) => key);

describe.each([
  ["helper", "first.c", "second.c"],
  ["main", "first.c", "second.c"],
  ["init", "tools/one.go", "tools/two.go"],
  ["check", "port/Berth.kt", "port/Quay.kt"],
  ["run", "lib/haul.rb", "lib/hoist.rb"],
  ["helper", "a.php", "b.php"],
])("%s of %s", (symbol, file, elsewhere) => {
  it(`has a key of its own beside that of ${elsewhere}, and all that is asked by it is about it alone`, async () => {
    const [key, ...more] = await keysOf(symbol, file);
    expect(more).toEqual([]);
    expect(await keysOf(symbol, elsewhere)).not.toContain(key);
    const about = { key: exactKey("yard", key) };
    const { results } = await ask("symbol_declaration", { ...about, context_lines: 0 });
    expect(results.map((each) => `${each.repo}/${each.file}`)).toEqual([`yard/${file}`]);
    const { subjects, results: uses, possible } = await ask("symbol_usages", about);
    expect(subjects.map((each) => `${each.repo}/${each.file}`)).toEqual([`yard/${file}`]);
    expect([...uses, ...possible].filter((use) => use.file === elsewhere || use.repo !== "yard")).toEqual([]);
    const { results: callers } = await ask("symbol_callers", about);
    expect(callers.filter((each) => each.file === elsewhere)).toEqual([]);
    const { target } = await ask("symbol_bundle", about);
    expect(target?.file).toBe(file);
  });
});

it("what a file-private function is called by is found from its place and by its key alike", async () => {
  const [key] = await keysOf("helper", "second.c");
  for (const asked of [{ key: exactKey("yard", key) }, { repo: "yard", file: "second.c", line: 2, column: 13 }]) {
    const { results } = await ask("symbol_callers", asked);
    expect(results.map(({ name, file, repo }) => [name, file, repo])).toEqual([["main", "second.c", "yard"]]);
  }
});

it("a declaration and its definition have one key", async () => {
  const { results } = await ask("symbol_declaration", { symbol: "wind", repo: "yard", context_lines: 0 });
  expect(results.map(({ declarations }) => declarations.map(({ file }) => file).sort())).toEqual([
    ["shared.c", "shared.h"],
  ]);
});

describe("keys as they were before", () => {
  it("still lead to all that they may have meant", async () => {
    const { results } = await ask("symbol_declaration", { key: "cpp main().", context_lines: 0 });
    expect(results.map(({ repo, file }) => `${repo}/${file}`).sort()).toEqual([
      "other/first.c",
      "yard/first.c",
      "yard/second.c",
    ]);
  });

  it("mean what every repository has of them, unless one is named", async () => {
    const [key] = await keysOf("main", "first.c");
    const all = await ask("symbol_usages", { key });
    expect(all.subjects.map(({ repo }) => repo).sort()).toEqual(["other", "yard"]);
    expect(all.subjects.map((subject) => subject.key).sort()).toEqual([exactKey("other", key), exactKey("yard", key)]);
    const declared = await ask("symbol_declaration", { key, context_lines: 0 });
    expect(declared.results.map((each) => each.key).sort()).toEqual(all.subjects.map((subject) => subject.key).sort());
    const { subjects } = await ask("symbol_usages", { key: exactKey("other", key) });
    expect(subjects.map(({ repo }) => repo)).toEqual(["other"]);
  });
});
