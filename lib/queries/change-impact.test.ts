import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LeftBehind } from "../contract/change-impact";
import { changeFiles, commitAll, gitIn, startComparing, untilRead } from "../../testing/queries/comparing";
import { askerOf } from "../../testing/queries/ask";
import { indexedFolder, type IndexedFolders } from "../../testing/queries/indexed";

const BASE = {
  "sea/Ship.java": `package sea;
abstract class Ship {
  abstract void sail(int knots);
  void dock(String pier, int hours) { moor(pier); }
  void moor(String pier) { }
  int length() { return 3; }
}
interface Crew { void work(); }
`,
  "sea/Tug.java": `package sea;
class Tug extends Ship implements Crew {
  @Override void sail(int knots) { dock("north", 3); }
  @Override public void work() { System.out.println(length()); }
}
`,
  "sea/Port.java": `package sea;
class Port {
  void open(Ship ship) { ship.dock("south", 1); ship.sail(3); ship.moor("east"); }
}
`,
  "test/PortTest.java": `package sea;
class PortTest { void opens() { new Port().open(new Tug()); } }
`,
  "web/rope.ts":
    "export function pull(times: number, hard = false): number {\n  return times;\n}\nexport const LENGTH = 3;\n",
  "web/use.ts":
    "import { pull, LENGTH } from './rope';\nexport const first = pull(1);\nexport const second = pull(1, true);\nexport const third = LENGTH;\n",
  "kiln/ware.py":
    "class Ware:\n    def fire(self, heat):\n        return heat\n\n\ndef bake(ware: Ware):\n    return ware.fire(3)\n",
  "kiln/shop.py": "from kiln.ware import bake\n\n\ndef sell(ware):\n    return bake(ware)\n",
};

const HEAD = {
  // a parameter less, a method renamed, an abstract one with another signature
  "sea/Ship.java": `package sea;
abstract class Ship {
  abstract void sail(int knots, int course);
  void dock(String pier) { tieUp(pier); }
  void tieUp(String pier) { }
  int length() { return 4; }
}
interface Crew { void work(); void rest(); }
`,
  "web/rope.ts":
    "export function pull(times: number): number {\n  return times;\n}\nexport const LENGTH = 3;\nexport const WIDTH = 4;\n",
  "kiln/ware.py": null,
  "kiln/pots.py":
    "class Ware:\n    def fire(self, heat):\n        return heat\n\n\ndef bake(ware: Ware):\n    return ware.fire(3)\n",
};

let index: IndexedFolders;
let comparing: { close(): Promise<void> };
let [root, base, head] = ["", "", ""];
const asker = askerOf(() => index.context);
const ask = (name: "change_impact", input: Record<string, unknown>) => untilRead(() => asker(name, input));

beforeAll(async () => {
  index = await indexedFolder("harbour", BASE);
  root = index.roots.get("harbour") ?? "";
  base = commitAll(root, "base");
  changeFiles(root, HEAD);
  await index.indexAgain();
  comparing = await startComparing(index.database.url);
}, 120_000);
afterAll(async () => {
  await comparing?.close();
  await index?.close();
});

const written = (rows: readonly LeftBehind[]) =>
  rows.map(({ problem, file, line, name }) => `${problem} ${name.split(/[.:]+/).at(-1)} ${file}:${line}`).sort();

describe("a change", () => {
  it("is told symbol by symbol", async () => {
    const { results, files } = await ask("change_impact", { base: "HEAD" });
    const told = results.map(({ change, before, after }) => {
      const last = (side: { name: string } | null) => side?.name.split(".").at(-1) ?? "";
      return `${change} ${last(before)} ${last(after)}`;
    });
    expect(told.sort()).toEqual([
      "added  WIDTH",
      "added  rest",
      "body length length",
      "moved Ware Ware",
      "moved bake bake",
      "moved fire fire",
      "renamed moor tieUp",
      "signature dock dock",
      "signature pull pull",
      "signature sail sail",
    ]);
    expect(files).toBe(4);
  });

  it("is told for some kinds of change alone, what left something behind first", async () => {
    const all = await ask("change_impact", { base: "HEAD" });
    const first = all.results.filter(({ leftBehind }) => leftBehind > 0).length;
    expect(all.results.slice(0, first).every(({ leftBehind }) => leftBehind > 0)).toBe(true);
    const some = await ask("change_impact", { base: "HEAD", change: "added,body" });
    expect(some.results.map(({ change }) => change).sort()).toEqual(["added", "added", "body"]);
    expect([some.totalMatches, some.removedByFilter]).toEqual([3, { change: all.totalMatches - 3 }]);
    expect([some.changes, some.broken.length]).toEqual([all.changes, all.broken.length]);
  });

  it("leaves callers, overrides and types behind", async () => {
    const { broken } = await ask("change_impact", {});
    expect(written(broken)).toEqual([
      "caller bake kiln/shop.py:5",
      "caller dock sea/Port.java:3",
      "caller dock sea/Tug.java:3",
      "caller moor sea/Port.java:3",
      "caller pull web/use.ts:3",
      "caller sail sea/Port.java:3",
      "implementation rest sea/Tug.java:2",
      "implementation sail sea/Tug.java:2",
      "override sail sea/Tug.java:3",
      "use bake kiln/shop.py:1",
    ]);
    expect(broken.find(({ file }) => file === "web/use.ts")?.why).toBe("passes 2 arguments; pull takes 1 now");
    expect(broken.every(({ basis }) => basis !== "name")).toBe(true);
  });

  it("names the tests that reach it", async () => {
    const { tests } = await ask("change_impact", {});
    expect(tests.map(({ file }) => file)).toContain("test/PortTest.java");
  });

  it("is the same between two commits as between a commit and the folder", async () => {
    const folder = await ask("change_impact", { base });
    head = commitAll(root, "head");
    const commits = await ask("change_impact", { base, head: "main" });
    expect(commits.head.commit).toBe(head);
    expect(written(commits.broken)).toEqual(written(folder.broken));
    expect(commits.changes).toEqual(folder.changes);
  });

  it("the other way round leaves behind what the other way asks", async () => {
    gitIn(root, "checkout", "-q", "--orphan", "other");
    gitIn(root, "reset", "-q", "--hard", base);
    const other = gitIn(root, "commit-tree", "-m", "alone", `${base}^{tree}`);
    gitIn(root, "checkout", "-q", "-f", "main");
    const { broken, changes } = await ask("change_impact", { base: head, head: other });
    expect(changes.removed).toBe(2);
    expect(written(broken)).not.toContain("caller dock sea/Port.java:3");
  });

  it("nothing is left behind where nothing changed", async () => {
    const { results, broken, emptyReason } = await ask("change_impact", { base: "main", head: "main" });
    expect([results, broken]).toEqual([[], []]);
    expect(emptyReason?.message).toContain("No symbol differs");
  });

  it("takes no option for a revision, and says what it does not know", async () => {
    for (const bad of ["--output=x", "nowhere", "main..x y"])
      await expect(ask("change_impact", { base: bad })).rejects.toMatchObject({ code: "invalid_input" });
  });
});
