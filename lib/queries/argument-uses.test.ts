import { describe, expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const FILES = {
  "py/pen.py": "def draw(width, height=1):\n    return width\n\n\ndraw(width=3)\n",
  "py/desk.py": "from pen import draw\nfrom ink import fill\n\ndraw(height=2, width=4)\nfill(width=5)\n",
  "py/ink.py": "def fill(width):\n    return width\n",
  "kt/Pen.kt": "package desk\nclass Pen(tip: Int) { fun draw(width: Int) = width }\n",
  "kt/Desk.kt": "package desk\nfun use(pen: Pen) { pen.draw(width = 3); Pen(tip = 2) }\n",
  "cs/Pen.cs": "namespace Desk; class Pen { public Pen(int tip) {} public int Draw(int width) => width; }\n",
  "cs/Table.cs": "namespace Desk; class Table { void Use(Pen pen) { pen.Draw(width: 3); new Pen(tip: 2); } }\n",
  "rb/pen.rb": "class Pen\n  def initialize(tip:)\n  end\n  def draw(width:)\n    width\n  end\nend\n",
  "rb/desk.rb": "pen = Pen.new(tip: 2)\nwidth = 1\npen.draw(width: 3)\npen.draw({ width: 4 })\n",
  "php/pen.php": "<?php\nnamespace Desk;\nclass Pen { function draw(int $width) { return $width; } }\n",
  "php/desk.php": "<?php\nnamespace Desk;\nfunction useIt(Pen $pen) { $pen->draw(width: 3); }\n",
};

const { ask } = askedIndex(() => indexedFolder("desk", FILES));

/** The uses of what stands at a place of a file, each with its file and the text from there on. */
async function usesOf(file: keyof typeof FILES, name: string, more: Record<string, unknown> = {}): Promise<string[]> {
  const lines = FILES[file].split("\n");
  const line = lines.findIndex((text) => text.includes(name));
  const column = lines[line].indexOf(name) + 1;
  const { results } = await ask("symbol_usages", { file, line: line + 1, column, ...more });
  const textAt = (row: { file: string; line: number; column: number }) =>
    (FILES[row.file as keyof typeof FILES].split("\n")[row.line - 1] ?? "").slice(row.column - 1);
  return results.map((row) => `${row.file} ${textAt(row)}`).sort();
}

describe("the usages of a parameter", () => {
  it("are those in its function and the arguments that name it, in its own file and in others", async () => {
    const all = ["py/desk.py width=4)", "py/pen.py width", "py/pen.py width=3)"];
    expect(await usesOf("py/pen.py", "width")).toEqual(all);
    expect(await usesOf("py/desk.py", "width=4")).toEqual(all);
    expect(await usesOf("py/pen.py", "width", { path: "py/pen" })).toEqual(all.slice(1));
  });

  it.each<[keyof typeof FILES, string, string[]]>([
    ["kt/Pen.kt", "width", ["kt/Desk.kt width = 3); Pen(tip = 2) }", "kt/Pen.kt width }"]],
    ["kt/Pen.kt", "tip", ["kt/Desk.kt tip = 2) }"]],
    ["cs/Pen.cs", "width", ["cs/Pen.cs width; }", "cs/Table.cs width: 3); new Pen(tip: 2); } }"]],
    ["cs/Pen.cs", "tip", ["cs/Table.cs tip: 2); } }"]],
    ["rb/pen.rb", "width", ["rb/desk.rb width: 3)", "rb/pen.rb width"]],
    ["rb/pen.rb", "tip", ["rb/desk.rb tip: 2)"]],
    ["php/pen.php", "width", ["php/desk.php width: 3); }", "php/pen.php width; } }"]],
  ])("name it in every language that lets them: %s %s", async (file, name, places) => {
    expect(await usesOf(file, name)).toEqual(places);
  });
});
