/** A macro writes a function of its own name: `told(…)` calls that one, and never the macro. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../../../testing/queries/indexed";

const LINES = [
  "macro_rules! told { ($name:ident) => { pub fn $name() -> u32 { 1 } }; }",
  "told!(told);",
  "pub fn tell() -> u32 { told() }",
];

const { ask } = askedIndex(() =>
  indexedFolder("yard", { "Cargo.toml": '[package]\nname = "yard"\n', "src/lib.rs": LINES.join("\n") }),
);

test("what no mark calls is not the macro, and not from outside either", async () => {
  const asked = (line: number) => ({ line, column: LINES[line - 1].indexOf("told") + 1 });
  const marked = await ask("symbol_at", { repo: "yard", file: "src/lib.rs", ...asked(2) });
  expect(marked.results.map(({ kind }) => kind)).toEqual(["macro"]);
  const called = await ask("symbol_at", { repo: "yard", file: "src/lib.rs", ...asked(3) });
  expect(called.results).toEqual([]);
});
