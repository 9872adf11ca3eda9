/** A macro is called with a mark, `told!(…)`: without it the same name is a function or value, never the macro. */
import { describe, expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../../../testing/queries/indexed";

const LINES = [
  "macro_rules! told { ($name:ident) => { pub fn $name() -> u32 { 1 } }; }",
  "told!(told);",
  "pub fn tell() -> u32 { told() }",
  "pub mod marks; pub mod calls; pub mod scoped; pub mod all;",
];

const MARKS = [
  "macro_rules! rung { ($e:expr) => { $e }; }",
  "pub(crate) use rung;",
  "macro_rules! lit { ($e:expr) => { $e }; }",
  "pub(crate) use lit;",
  "pub fn lit(at: u32) -> u32 { at }",
];

const USES = "pub fn use_both() -> u32 { rung!(1) + rung(1) + lit!(2) + lit(2) }";
const FILES = {
  "Cargo.toml": '[package]\nname = "yard"\n',
  "src/lib.rs": LINES.join("\n"),
  "src/marks.rs": MARKS.join("\n"),
  "src/calls.rs": `use crate::marks::{lit, rung};\n${USES}`,
  "src/scoped.rs": `\n${USES.replace("{ rung!", "{ use crate::marks::{lit, rung}; rung!")}`,
  "src/all.rs": `use crate::marks::*;\n${USES}`,
};

const { ask } = askedIndex(() => indexedFolder("yard", FILES));

async function meant(file: keyof typeof FILES, written: string, line: number): Promise<string[]> {
  const column = FILES[file].split("\n")[line - 1].lastIndexOf(written) + 1;
  const { results } = await ask("symbol_at", { repo: "yard", file, line, column });
  return results.map(({ kind, basis }) => `${kind} ${basis}`);
}

test("what a macro of the file makes under its own name is not the macro, and not from outside either", async () => {
  expect(await meant("src/lib.rs", "told!", 2)).toEqual(["macro scope"]);
  expect(await meant("src/lib.rs", "told()", 3)).toEqual([]);
});

describe.each(["src/calls.rs", "src/scoped.rs", "src/all.rs"] as const)("what an import brings to %s", (file) => {
  test("with a mark is the macro", async () => {
    expect(await meant(file, "rung!", 2)).toEqual([expect.stringMatching(/^macro /)]);
    expect(await meant(file, "lit!", 2)).toEqual([expect.stringMatching(/^macro /)]);
  });

  test("without one is the function beside it", async () => {
    expect(await meant(file, "lit(2)", 2)).toEqual(["function import"]);
  });

  test("without one is not known where only a macro is brought", async () => {
    expect(await meant(file, "rung(1)", 2)).toEqual([]);
  });
});
