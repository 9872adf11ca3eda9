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
