/** What a macro of a Rust file declares is no symbol, and is not said to be from outside either. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const GRADES = `macro_rules! grades { ($($name:ident),*) => { pub enum Grade { $($name),* } } }
grades!(Fine, Rough);
pub fn grade(of: Grade, other: Graded) {}
pub fn best() -> u32 { Grade::Superb as u32 }
`;

const FAULTS = `use crate::unit_fault;
unit_fault! {
    /// The line broke.
    pub BrokenLine: "broken"
}
pub fn broken(of: BrokenLine, other: LostLine) {}
`;

const MAKER = `
macro_rules! unit_fault { ($v:vis $name:ident: $text:literal) => { $v struct $name; } }
`;

const { ask } = askedIndex(() => indexedFolder("grades", { "src/lib.rs": GRADES + MAKER, "src/faults.rs": FAULTS }));
const outside = async (column: number, line = 3, file = "src/lib.rs"): Promise<boolean> =>
  (await ask("symbol_at", { file, line, column })).results.some(({ external }) => external === true);

test("a name that a macro of another file is given to make an item of is not outside", async () => {
  const faults = (column: number) => outside(column, 6, "src/faults.rs");
  expect([await faults(19), await faults(38)]).toEqual([false, true]);
});

test("what is asked of a type that a macro of the file declares is not outside", async () => {
  expect(await outside(31, 4)).toBe(false);
});

test("a name that a macro of the file declares is not outside", async () => {
  expect([await outside(19), await outside(33)]).toEqual([false, true]);
});
