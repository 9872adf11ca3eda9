/** A block of members stands beside its type: what another repository declares at that path is another type. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolders } from "../../testing/queries/indexed";

const OWN = {
  "src/lib.rs": `mod fault;
pub struct Fault { depth: u32 }
pub fn told(fault: Fault) -> u32 { fault.sink() }
`,
  "src/fault.rs": `use crate::Fault;
impl Fault { pub fn sink(&self) -> u32 { 1 } }
`,
};

const STRANGER = {
  "src/lib.rs": `mod fault;
pub use fault::Fault;
`,
  "src/fault.rs": `pub struct Fault { width: u32 }
impl Fault { pub fn float(&self) -> u32 { 1 } }
`,
};

const { ask } = askedIndex(() => indexedFolders({ hulls: OWN, buoys: STRANGER }));

test("a type has the members of a block in another file, whatever stands at that path elsewhere", async () => {
  const found = await ask("symbol_at", { repo: "hulls", file: "src/lib.rs", line: 3, column: 42 });
  expect(found.results).toMatchObject([{ name: "sink", repo: "hulls", file: "src/fault.rs", basis: "receiver" }]);
});
