/**
 * Types that share their names with others, and what a name stands for that is no type's own: asked of files that the
 * real indexer has read.
 */
import { describe, expect, it } from "vitest";
import { askedIndex, indexedFolders } from "../../testing/queries/indexed";

const { ask } = askedIndex(() =>
  indexedFolders({
    crane: {
      "crane.py": "class Jam(Exception): pass\nFault = Jam\n\ndef lift(load, *, speed=1): return load\n",
      "rope.py": "from crane import Fault, lift\nclass Torn(Fault): pass\nlift(1, speed=2)\n",
      "web.py": "class Fault(Exception): pass\n",
      "query.py":
        "class Field:\n    @classmethod\n    def match(cls, text): raise NotImplementedError\n    @staticmethod\n    def make(x): return x\n\n" +
        "class Exact(Field):\n    @classmethod\n    def match(cls, text): return True\n    @staticmethod\n    def make(x): return 2 * x\n",
    },
    yard: {
      "crane.js":
        "class Crane {\n  lines(rows) { return this; }\n  raise() { return this; }\n}\nCrane.prototype.pick = Crane.prototype.lines;\nexport default Crane;\n",
      "crane.test.js":
        'import Crane from "./crane.js";\ntest("a", function () {\n  class Inner extends Crane { raise() {} }\n});\ntest("b", () => {\n' +
        "  class Inner extends Crane {}\n  new Crane().raise().pick(1);\n});\n",
      "rows.js": "const toRows = function (x) { return x; };\nexport default { toRows };\n",
      "use.js": 'import c from "./rows.js";\nc.toRows(1);\n',
    },
    other: { "crane.js": "class Crane {\n  pick(row) { return 1; }\n}\nexport default Crane;\n" },
    dock: {
      "lib.php":
        "<?php\nnamespace Dock;\ninterface Fetcher { public function fetch(string $c); }\nabstract class Extra { public function parts() { return []; } }\n" +
        "class Test {\n  public function go($store) {\n    $l = new class($store) extends Extra implements Fetcher {\n      public function fetch(string $c) {}\n" +
        "      public function parts() { return [1]; }\n    };\n  }\n}\n",
    },
  }),
);

const below = async (file: string, line: number) =>
  (await ask("symbol_inheritors", { repo: "crane", file, line })).results.map(({ name }) => name);

describe("in Python", () => {
  it("a class is derived from under a name that it was assigned to, and its namesake is not", async () => {
    expect(await below("crane.py", 1)).toEqual(["Torn"]);
    expect(await below("web.py", 1)).toEqual([]);
  });

  it("methods of classes are overridden like others", async () => {
    for (const [line, overriding] of [
      [3, 9],
      [5, 11],
    ]) {
      const { results } = await ask("symbol_implementations", { repo: "crane", file: "query.py", line, column: 9 });
      expect(results.map((row) => row.line)).toEqual([overriding]);
    }
  });

  it("the name of an argument is the parameter, in whatever file that stands", async () => {
    const { results } = await ask("symbol_at", { repo: "crane", file: "rope.py", line: 3, column: 9 });
    expect(results).toMatchObject([{ name: "speed", kind: "local", file: "crane.py", line: 4, basis: "import" }]);
  });
});

describe("in PHP", () => {
  it("methods of a class without a name override those of all that it derives from", async () => {
    for (const [line, column, overriding] of [
      [3, 37, 8],
      [4, 41, 9],
    ]) {
      const { results } = await ask("symbol_implementations", { repo: "dock", file: "lib.php", line, column });
      expect(results.map((row) => row.line)).toEqual([overriding]);
    }
  });
});

describe("in JavaScript", () => {
  it("classes of one name in two callbacks both derive", async () => {
    const { results } = await ask("symbol_inheritors", { repo: "yard", file: "crane.js", line: 1, column: 7 });
    expect(results.map(({ name, line }) => `${name} ${line}`)).toEqual(["Inner 3", "Inner 6"]);
  });

  it("what hands a function on by its name alone uses it", async () => {
    const { results } = await ask("symbol_usages", { repo: "yard", file: "rows.js", line: 1, column: 7 });
    expect(results.map(({ file, line }) => `${file} ${line}`)).toEqual(["rows.js 2", "use.js 2"]);
  });

  it("a member is its own class's, where another repository has a file and a class of the same names", async () => {
    const { results } = await ask("symbol_at", { repo: "yard", file: "crane.test.js", line: 7, column: 24 });
    expect(results).toMatchObject([{ name: "pick", file: "crane.js", line: 5, repo: "yard" }]);
  });
});
