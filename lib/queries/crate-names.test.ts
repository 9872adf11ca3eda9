/** A crate from outside and a member of a type may bear one name. */
import { expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const FILES = {
  "Cargo.toml": '[package]\nname = "lamp"\nversion = "0.1.0"\n\n[dependencies]\npaint = "1"\n',
  "src/lib.rs": "extern crate paint;\nmod shade;\n",
  "src/shade.rs": `use paint::{self, Color};
pub struct Shade(paint::Coat);
impl Shade {
    fn paint(coat: paint::Coat) -> Self { Shade(coat) }
    fn twice(coat: paint::Coat) -> Self { Shade::paint(coat) }
}
`,
};

const { ask } = askedIndex(() => indexedFolder("lamp", FILES));

it("an import of a crate does not name a method of the file that is called the same", async () => {
  const { results } = await ask("symbol_usages", { symbol: "Shade::paint" });
  expect(results.map(({ line, basis }) => [line, basis])).toEqual([[5, "scope"]]);
  const at = await ask("symbol_at", { file: "src/shade.rs", line: 2, column: 18 });
  expect(at.results[0]).toMatchObject({ external: true, specifier: "paint" });
});
