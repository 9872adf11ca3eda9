/**
 * A name crosses from one repository to another only where something says so; elsewhere there are namesakes, which are
 * possible at most.
 */
import { describe, expect, it } from "vitest";
import { askedIndex, indexedFolders } from "../../testing/queries/indexed";

const REPOSITORIES = {
  resolver: {
    "copy.c": `#include <string.h>
#include <winch/drum.h>
void run(char *to) {
  copy_bytes(to);
  turn_drum(to);
}
`,
    "package.json": `{ "name": "resolver", "devDependencies": { "@loft/shackles": "^2" } }`,
    "pins.ts": `import { pin } from "@loft/shackles";
import { bolt } from "unnamed-bolts";
pin();
bolt();
`,
    "Cargo.toml": `[package]
name = "resolver"

[dependencies]
eyelets = { package = "brass-eyelets", version = "1" }
`,
    "src/lib.rs": `use eyelets::punch;
pub fn run() { punch(); }
`,
    "go.mod": "module example.com/resolver\n",
    "main.go": `package main

import "example.com/tackle/block"

func main() { block.Reeve() }
`,
    "requirements.txt": "riggings>=2\n",
    "use.py": `import ropework
import caulk

ropework.splice()
caulk.pay()
`,
    "src/main/java/org/quay/Use.java": `package org.quay;
import org.yard.Crane;
class Use { Crane crane; Hoist hoist; void run() { crane.lift(); hoist.lower(); } }
`,
    "Rigs.cs": `using Sails.Cloth;
public static class Rigs {
  public static bool Reefed(this Canvas canvas) => true;
  public static bool Ask(Canvas canvas) => canvas.Next.Reefed();
}
`,
  },
  kernel: {
    "Reefs.cs":
      "namespace Reefs { public static class Reefing { public static bool Reefed(this string text) => true; } }\n",
    "Reef.cs": "public class Reef { public bool Reefed() => true; }\n",
    "include/linux/string.h": "void copy_bytes(char *to);\n",
    "lib/string.c": `#include <linux/string.h>
void copy_bytes(char *to) { *to = 0; }
void use_it(char *to) { copy_bytes(to); }
`,
    "src/main/java/org/quay/Hoist.java": "package org.quay;\npublic class Hoist { public void lower() {} }\n",
  },
  loft: {
    "package.json": `{ "private": true, "workspaces": ["packages/*"] }`,
    "packages/shackles/package.json": `{ "name": "@loft/shackles", "main": "dist/index.js" }`,
    "packages/shackles/src/index.ts": "export function pin() {}\n",
    "packages/eyelets/Cargo.toml": `[package]\nname = "brass-eyelets"\n`,
    "packages/eyelets/src/lib.rs": "pub fn punch() {}\n",
  },
  bolts: { "package.json": `{ "name": "unnamed-bolts" }`, "index.ts": "export function bolt() {}\n" },
  winches: { "include/winch/drum.h": "void turn_drum(char *to);\n" },
  tackle: { "go.mod": "module example.com/tackle\n", "block/block.go": "package block\n\nfunc Reeve() {}\n" },
  riggings: { "ropework.py": "def splice(): pass\n" },
  caulking: { "caulk.py": "def pay(): pass\n" },
  yard: { "src/main/java/org/yard/Crane.java": "package org.yard;\npublic class Crane { public void lift() {} }\n" },
};

const { ask } = askedIndex(() => indexedFolders(REPOSITORIES));

async function said(file: string, line: number, column: number) {
  const { results } = await ask("symbol_at", { repo: "resolver", file, line, column });
  return results.filter(({ external }) => !external).map(({ repo, basis }) => `${repo} ${basis}`);
}

describe("a name stays in its repository", () => {
  it("where the end of a system header's path is all that two have in common", async () => {
    expect(await said("copy.c", 4, 3)).toEqual([]);
    const { results } = await ask("symbol_usages", { symbol: "copy_bytes", repo: "kernel" });
    expect(results.map(({ repo }) => repo)).toEqual(["kernel"]);
    const anywhere = await ask("symbol_callers", { symbol: "copy_bytes" });
    expect(anywhere.results.map(({ name }) => name)).toEqual(["use_it"]);
  });

  it("where two have a module or a package of one name", async () => {
    expect(await said("use.py", 5, 7)).toEqual([]);
    expect(await said("src/main/java/org/quay/Use.java", 3, 26)).toEqual([]);
    expect(await said("src/main/java/org/quay/Use.java", 3, 72)).toEqual([]);
  });
});

it("an extension that no other of its repository is called like is meant, whatever others have", async () => {
  expect(await said("Rigs.cs", 4, 56)).toEqual(["resolver unique_name"]);
});

describe("a name crosses", () => {
  it("where the whole path of an include or an import is there", async () => {
    expect(await said("copy.c", 5, 3)).toEqual(["winches import"]);
    expect(await said("src/main/java/org/quay/Use.java", 3, 13)).toEqual(["yard import"]);
    expect(await said("src/main/java/org/quay/Use.java", 3, 58)).toEqual(["yard receiver"]);
  });

  it("where a module's path names it", async () => {
    expect(await said("main.go", 5, 21)).toEqual(["tackle import"]);
  });

  it("where a manifest names what it depends on", async () => {
    expect(await said("use.py", 4, 10)).toEqual(["riggings import"]);
  });

  it("where a manifest asks for a package of npm or Cargo that another one's workspace holds", async () => {
    expect(await said("pins.ts", 3, 1)).toEqual(["loft import"]);
    expect(await said("pins.ts", 4, 1)).toEqual([]);
    expect(await said("src/lib.rs", 2, 16)).toEqual(["loft import"]);
  });
});

it("near names and near files are those of the repository that was asked for", async () => {
  const { nearNames } = await ask("symbol_usages", { symbol: "copy_bites", repo: "kernel" });
  expect(nearNames).toContain("copy_bytes");
  expect((await ask("symbol_usages", { symbol: "copy_bites", repo: "winches" })).nearNames).toEqual([]);
  expect((await ask("symbol_declaration", { symbol: "copy_bites", repo: "winches" })).nearNames).toEqual([]);
  expect((await ask("find_files", { query: "ropewrok.py" })).nearNames).toEqual(["ropework.py"]);
  expect((await ask("find_files", { query: "ropewrok.py", repo: "winches" })).nearNames).toEqual([]);
  const words = await ask("search_text", { query: "copy_bites", repo: "kernel" });
  expect(words.nearNames).toContain("copy_bytes");
  expect((await ask("search_text", { query: "copy_bites repo:winches" })).nearNames).toEqual([]);
  expect((await ask("search_text", { query: "copy_bites -repo:kernel" })).nearNames).toEqual([]);
});
