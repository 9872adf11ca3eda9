/** Rust's `Point { x }`: a local name and the field of its name at once, in values and in patterns. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOperation } from "../operations/run-operation";
import { indexedFolder, type IndexedFolders } from "../../testing/queries/indexed";

const LINES = [
  "pub struct Crane { load: u32, boom: Boom }",
  "pub struct Boom { angle: u32 }",
  "impl Boom { fn turn(&self) {} }",
  "pub fn made(load: u32, boom: Boom) -> Crane { Crane { load, boom } }",
  "pub fn taken(crane: Crane) { let Crane { load, boom: part } = crane; use_all(load, part); }",
  "pub fn inner(Crane { boom: Boom { angle }, .. }: Crane) -> u32 { angle }",
  "pub fn matched(crane: Option<Crane>) { if let Some(Crane { boom, .. }) = crane { boom.turn() } }",
  "pub fn plain(load: u32) -> u32 { load }",
  "fn use_all(load: u32, part: Boom) {}",
];

let folder: IndexedFolders;
beforeAll(async () => {
  folder = await indexedFolder("yard", { "Cargo.toml": '[package]\nname = "yard"\n', "src/lib.rs": LINES.join("\n") });
}, 120_000);
afterAll(() => folder?.close());

const at = (line: number, name: string) => ({
  repo: "yard",
  file: "src/lib.rs",
  line,
  column: LINES[line - 1].lastIndexOf(name) + 1,
});
const first = (line: number, name: string) => ({ ...at(line, name), column: LINES[line - 1].indexOf(name) + 1 });

async function uses(place: ReturnType<typeof at>): Promise<string[]> {
  const { results } = await runOperation("symbol_usages", { ...place, limit: 100 }, folder.context);
  return results.map(({ line, column }) => `${line}:${column}`).sort();
}
const placed = (...places: { line: number; column: number }[]) => places.map(({ line, column }) => `${line}:${column}`);

describe("Rust, `Point { x }`", () => {
  it("uses of a field are those under a local's name as well, and those that a pattern takes out", async () => {
    expect(await uses(first(1, "load"))).toEqual(placed(at(4, "load"), first(5, "load")));
    expect(await uses(first(1, "boom"))).toEqual(
      placed(at(4, "boom"), at(5, "boom"), first(6, "boom"), first(7, "boom")),
    );
    expect(await uses(first(2, "angle"))).toEqual(placed(first(6, "angle")));
  });

  it("its definition is the local, whose uses are its own", async () => {
    const { results } = await runOperation("symbol_at", at(4, "load"), folder.context);
    expect(results.map(({ line, column }) => `${line}:${column}`)).toEqual(placed(first(4, "load")));
    expect(await uses(first(4, "load"))).toEqual(placed(at(4, "load")));
    expect(await uses(first(5, "load"))).toEqual(placed(at(5, "load")));
  });

  it("a name that a pattern takes out has the field's type", async () => {
    const { results } = await runOperation("symbol_at", at(7, "turn"), folder.context);
    expect(results.map(({ line, basis }) => [line, basis])).toEqual([[3, "receiver"]]);
  });
});
