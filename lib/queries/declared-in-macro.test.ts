/** What a macro of a Rust file declares is no symbol, and is not said to be from outside either. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const GRADES = `macro_rules! grades { ($($name:ident),*) => { pub enum Grade { $($name),* } } }
grades!(Fine, Rough);
pub fn grade(of: Grade, other: Graded) {}
`;

const { ask } = askedIndex(() => indexedFolder("grades", { "src/lib.rs": GRADES }));
const outside = async (column: number): Promise<boolean> =>
  (await ask("symbol_at", { file: "src/lib.rs", line: 3, column })).results.some(({ external }) => external === true);

test("a name that a macro of the file declares is not outside", async () => {
  expect([await outside(19), await outside(33)]).toEqual([false, true]);
});
