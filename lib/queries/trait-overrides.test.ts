/** Rust: what overrides a trait's method stands in a block of that trait. */
import { describe, expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const LINES = [
  "pub trait Lift { fn lift(&self); fn rest(&self) {} }",
  "pub trait Hold { fn lift(&self); }",
  "pub struct Crane;",
  "impl Crane { pub fn lift(&self) {} fn rest(&self) {} }",
  "impl Lift for Crane { fn lift(&self) { self.rest() } }",
  "impl Hold for Crane { fn lift(&self) {} }",
  "pub fn all(one: &dyn Lift, crane: Crane) { one.lift(); crane.lift(); }",
];

const { ask } = askedIndex(() =>
  indexedFolder("yard", { "Cargo.toml": '[package]\nname = "yard"\n', "src/lib.rs": LINES.join("\n") }),
);

const at = (line: number, name: string) => ({
  repo: "yard",
  file: "src/lib.rs",
  line,
  column: LINES[line - 1].indexOf(` ${name}(`) + 2,
});

describe("Rust", () => {
  it("a type's own method overrides none of a trait that the type implements", async () => {
    const overriding = async (line: number, name: string) =>
      (await ask("symbol_implementations", { ...at(line, name), limit: 50 })).results.map((row) => row.line);
    expect(await overriding(1, "lift")).toEqual([5]);
    expect(await overriding(2, "lift")).toEqual([6]);
    expect(await overriding(1, "rest")).toEqual([]);
  });

  it("what a trait's method is called for is no call of the type's own", async () => {
    const { results } = await ask("symbol_usages", { ...at(4, "lift"), limit: 50 });
    expect(results.map(({ line, column }) => [line, column])).toEqual([[7, LINES[6].lastIndexOf("lift") + 1]]);
  });
});
