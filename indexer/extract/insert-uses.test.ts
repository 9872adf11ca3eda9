import { beforeAll, describe, expect, it } from "vitest";
import { SourceFacts, sourceReader } from "@/testing/indexer/source-facts";
import { insertUses } from "./insert-uses";

const SOURCE = "class A {\n  f() { const x = new B(); }\n}\n// g, x";
let read: Awaited<ReturnType<typeof sourceReader>>;
beforeAll(async () => {
  read = await sourceReader("typescript");
});

/** Puts a use of each name where the source has it first behind `from`. */
function withUses(...uses: { name: string; from: string }[]) {
  const { facts } = read("typescript", SOURCE);
  const extra = uses.map(({ name, from }) => ({ name, start: SOURCE.indexOf(name, SOURCE.indexOf(from)), role: 0 }));
  const after = insertUses(facts, extra);
  const { count, name, start, enclosing } = after.occurrences;
  const rows = Array.from({ length: count }, (_, at) => ({
    name: after.names[name[at]],
    start: start[at],
    inside: after.symbols[enclosing[at]]?.name ?? null,
  }));
  return { after, rows };
}

describe("uses that no tree has", () => {
  it("stand in the order of the text, each inside the symbol around it", () => {
    const { rows } = withUses({ name: "const", from: "f()" }, { name: "g", from: "//" });
    expect(rows.map(({ start }) => start)).toEqual(rows.map(({ start }) => start).sort((a, b) => a - b));
    expect(rows.find(({ name }) => name === "const")?.inside).toBe("f");
    expect(rows.find(({ name }) => name === "g")?.inside).toBeNull();
  });

  it("leave what names said of their types with the same names", () => {
    const { after } = withUses({ name: "const", from: "f()" });
    expect(new SourceFacts(SOURCE, after).types).toEqual(read("typescript", SOURCE).types);
  });

  it("are left out where a name of the tree stands already", () => {
    const { facts } = read("typescript", SOURCE);
    const same = insertUses(facts, [{ name: "B", start: SOURCE.indexOf("B"), role: 0 }]);
    expect(same).toBe(facts);
  });

  it("of names that the file has already are uses of the same name", () => {
    const { after } = withUses({ name: "x", from: "//" });
    expect(after.names.filter((name) => name === "x")).toHaveLength(1);
  });
});
