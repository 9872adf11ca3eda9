/**
 * "External" is said of what is known to lie outside; what no rule could follow is not known, with the declarations
 * that it may mean.
 */
import { describe, expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const FILES = {
  "rope.h": `#include <rigging/Line.h>
struct Knot { void pull(); void slip(); };
struct Rope : rigging::Line { void haul() { this->pull(); std::sort(); } };
void cast(Rope& rope) { rope.slip(); }
void sort(Knot& knot);
`,
  "hold.h": `#define HOLDS(type, name) type name##_; public: type name() const { return name##_; }
#define COUNT(name) static_cast<int>(name)
struct Hold { HOLDS(int, depth) int weigh(); int hatches[COUNT(width)]; };
`,
  "hold.cpp": `#include "hold.h"
int Hold::weigh() { return depth() + depth_ + width(); }
int sum() { for (auto each : holds()) return each.depth() + each.width(); }
`,
  "stack.ts": `export class Stack { push(item: string) {} max() { return 1; } shade() { return 2; } }
export type Words = { [K in "fore" | "aft"]: string };
`,
  "use.ts": `import { Words } from "./stack";
import { Sail } from "canvas";
export function load(rows: Array<Sail>, words: Words, sail: Sail, unknownThing) {
  rows.push(sail);
  Math.max(1, 2);
  sail.shade();
  words.fore.length;
  unknownThing.shade();
}
`,
  "asked.ts": `import { sound, Chart } from "charts";
export async function fathom(chart: Chart<{ depth: number }>, unknownThing) {
  const { bottom } = await sound<{ shoal: number }>();
  bottom.shoal;
  chart.near.depth;
  unknownThing.depth;
  (unknownThing as { keel?: number }).keel;
  chart.near.width;
  unknownThing.width;
}
`,
  "tools.py": `def print(text): pass
def fetch(): pass
`,
  "run.py": `print("x")
fetch()
missing()
`,
};

const { ask } = askedIndex(() => indexedFolder("yard", FILES));

async function said(file: string, line: number, column: number) {
  const { results, possible } = await ask("symbol_at", { file, line, column });
  const [first] = results;
  if (first?.external) return "outside";
  if (first) return "known";
  return possible.length > 0 ? `possible ${possible.length}` : "unknown";
}

describe("a name that is declared in the index", () => {
  it("is not outside because a base of its type is", async () => {
    expect(await said("rope.h", 3, 51)).toBe("possible 1");
    expect(await said("rope.h", 4, 30)).toBe("possible 1");
  });

  it("is not outside because nothing is known of what it is asked of", async () => {
    expect(await said("use.ts", 8, 16)).toBe("possible 1");
    expect(await said("run.py", 2, 1)).toBe("possible 1");
  });

  it("is not outside where a type without a name has it", async () => {
    expect(await said("asked.ts", 4, 10)).toBe("unknown");
    expect(await said("asked.ts", 5, 14)).toBe("unknown");
    expect(await said("asked.ts", 6, 16)).toBe("unknown");
    expect(await said("asked.ts", 7, 39)).toBe("unknown");
    expect(await said("asked.ts", 8, 14)).toBe("outside");
    expect(await said("asked.ts", 9, 16)).toBe("unknown");
  });

  it("is not outside where a macro declares it, of what it is given", async () => {
    expect(await said("hold.cpp", 2, 28)).toBe("unknown");
    expect(await said("hold.cpp", 2, 38)).toBe("unknown");
    expect(await said("hold.cpp", 3, 51)).toBe("unknown");
    expect(await said("hold.cpp", 2, 47)).toBe("outside");
  });

  it("is a possible use of its namesakes", async () => {
    const { results, possible } = await ask("symbol_usages", { symbol: "Knot::pull" });
    expect(results).toEqual([]);
    expect(possible.map(({ line, basis }) => [line, basis])).toEqual([[3, "name"]]);
  });
});

describe("what is known to lie outside is said to", () => {
  it("a member of a type that an import brings, of an array, of the language's own object, of a namespace that nothing here opens", async () => {
    expect(await said("use.ts", 6, 8)).toBe("outside");
    expect(await said("use.ts", 4, 8)).toBe("outside");
    expect(await said("use.ts", 5, 8)).toBe("outside");
    expect(await said("rope.h", 3, 64)).toBe("outside");
  });

  it("a name that the language brings along, whatever a file elsewhere declares, and one that nothing declares", async () => {
    expect(await said("run.py", 1, 1)).toBe("outside");
    expect(await said("run.py", 3, 1)).toBe("outside");
  });
});

it("what a type of the index has without declaring it is not known", async () => {
  expect(await said("use.ts", 7, 9)).toBe("unknown");
  const { emptyReason } = await ask("symbol_usages", { file: "use.ts", line: 7, column: 9 });
  expect(emptyReason?.message).toMatch(/^What "fore" means at this place is not known\./);
});
