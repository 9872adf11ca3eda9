import { readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderWith, writeFiles } from "../../../testing/indexer/run-indexer";
import type { PreciseDocument } from "../port";
import { rustAnalyzer } from "./entry";
import { RustSession } from "./session";

const FILES = {
  "Cargo.toml": '[package]\nname = "yard"\nedition = "2021"\n',
  "src/lib.rs": "pub mod crane;\npub mod other;\npub fn use_all(c: &crane::Crane) { c.lift().weigh() }\n",
  "src/crane.rs":
    "use crate::other::{Bin, Load};\npub struct Crane;\nimpl Crane { pub fn lift(&self) -> Load { Load } }\n",
  "src/other.rs":
    "pub struct Load;\nimpl Load { pub fn weigh(&self) {} }\npub struct Bin;\nimpl Bin { pub fn weigh(&self) {} }\n",
  "src/far.rs": "pub fn nobody_asks() {}\n",
};
const PATHS = ["src/crane.rs", "src/far.rs", "src/lib.rs", "src/other.rs"];

let checkout: ReturnType<typeof folderWith>;
let own: ReturnType<typeof folderWith>;
beforeEach(() => {
  checkout = folderWith(FILES);
  own = folderWith({});
});
afterEach(() => {
  checkout.remove();
  own.remove();
});

const files = (paths: readonly string[] = PATHS) => paths.map((path) => ({ path, language: "rust" as const }));

function open(program: string | null = null): RustSession {
  const surroundings = { folder: realpathSync(own.root), program, alive: () => {} };
  return new RustSession(realpathSync(checkout.root), files(), surroundings);
}

describe("a change of a Rust file", () => {
  it("concerns all that mention what it declares, when nothing is known of before", () => {
    expect(open().update(files(), ["src/crane.rs"])).toEqual(["src/lib.rs", "src/other.rs"]);
    expect(open().update(files(), ["src/other.rs"])).toEqual(["src/crane.rs", "src/lib.rs"]);
  });

  it("is read from a copy, which holds the files that there are and no others", () => {
    const session = open();
    const copied = (path: string): string => readFileSync(join(own.root, "files", path), "utf8");
    expect(copied("src/crane.rs")).toBe(FILES["src/crane.rs"]);
    expect(() => copied("Cargo.toml")).toThrow("ENOENT");
    writeFiles(checkout.root, { "src/crane.rs": "pub struct Tower;" });
    rmSync(join(checkout.root, "src/other.rs"));
    session.update(files(["src/crane.rs", "src/lib.rs"]), ["src/crane.rs", "src/other.rs"]);
    expect(copied("src/crane.rs")).toBe("pub struct Tower;");
    expect(() => copied("src/other.rs")).toThrow("ENOENT");
    expect(session.contentHash("src/other.rs")).toBeNull();
  });
});

const found = rustAnalyzer.find({ dataFolder: process.env.FATHOM_DATA, path: process.env.PATH });
const reason = "reason" in found ? `: ${found.reason}` : "";

describe.skipIf("reason" in found)(`rust-analyzer at work${reason}`, { timeout: 120_000 }, () => {
  const program = "program" in found ? found.program : null;

  async function told(session: RustSession, paths: readonly string[]): Promise<PreciseDocument[]> {
    const documents: PreciseDocument[] = [];
    for await (const document of session.documents(paths)) documents.push(document);
    return documents;
  }
  const weigh = ([document]: PreciseDocument[]) =>
    document.occurrences.find(({ line, column }) => line === 2 && column === 44);

  it("reads what goes through macros and types that are not there, and through all of the library", async () => {
    writeFiles(checkout.root, {
      "Cargo.toml": '[package]\nname = "yard"\nedition = "2021"\n[dependencies]\ngear = "1"\n',
      "src/far.rs": [
        "use crate::other::Load; use gear::{ready, wrapped}; use std::{sync::Arc, task::Poll};",
        "wrapped! { pub struct Shed { #[pin] load: Arc<Load> } }",
        "impl Shed { fn poll(&self) -> Poll<Load> { Poll::Ready(ready!(Poll::Ready(Load))) } }",
        "async fn all(shed: Shed, one: Load) {",
        "  shed.load.weigh();",
        '  gear::note!(mass = ?shed.load.weigh(), "{}", one);',
        "  gear::select! { got = async { Load }, if true => { got.weigh(); } _ = one => {} }",
        "}",
        "gear::by_platform! { if #[cfg(unix)] { fn here() {} } else { fn there() {} } }",
        "gear::late! { static ref ONLY: Load = Load; }",
        "fn last() { here(); ONLY.weigh(); }",
        "struct Box<T>(gear::Lid, T); impl Box<gear::Lid> { fn open(&self) -> gear::Result<Load> { todo!() } }",
        "fn held(b: Box<gear::Lid>) { b.open().unwrap().weigh(); }",
        "async fn pinned(load: Load) { gear::pin!(load); load.weigh() }",
        "trait Push { fn push(&self) {} } impl Push for gear::Queue { fn push(&self) { gear::Queue::push(self) } }",
        "fn kept(m: std::collections::HashMap<u8, Load>) { for one in m.values() { m.get(&1).map(|two| two.weigh()); one.weigh() } }",
      ].join("\n"),
      "src/lib.rs": FILES["src/lib.rs"].replace("pub mod other;", "pub mod other; mod far;"),
    });
    const [{ occurrences }] = await told(open(program), ["src/far.rs"]);
    const lines = readFileSync(join(checkout.root, "src/far.rs"), "utf8").split("\n");
    const meant = (line: number, word: string): string => {
      const at = occurrences.find((each) => each.line === line && each.column === lines[line].lastIndexOf(word));
      return at?.targets.map((target) => `${target.path} ${target.line}`).join() ?? "nothing";
    };
    expect([4, 5, 6, 10, 12, 15].map((line) => meant(line, "weigh"))).toEqual(Array(6).fill("src/other.rs 1"));
    expect([meant(13, "weigh"), meant(14, "push")]).toEqual(["src/other.rs 1", "nothing"]);
    expect([meant(5, "one"), meant(6, "one"), meant(6, "got"), meant(10, "here"), meant(10, "ONLY")]).toEqual(
      [3, 3, 6, 8, 9].map((line) => `src/far.rs ${line}`),
    );
  });

  it("tells of a save in the file itself, and in those that it concerns", async () => {
    const session = open(program);
    expect(weigh(await told(session, ["src/lib.rs"]))?.targets).toEqual([
      { path: "src/other.rs", line: 1, column: 19 },
    ]);
    writeFiles(checkout.root, { "src/crane.rs": FILES["src/crane.rs"].replace("{ Load }", "{ let one = Load; one }") });
    expect(session.update(files(), ["src/crane.rs"])).toEqual([]);
    writeFiles(checkout.root, { "src/crane.rs": FILES["src/crane.rs"].replace("-> Load { Load }", "-> Bin { Bin }") });
    expect(session.update(files(), ["src/crane.rs"])).toContain("src/lib.rs");
    expect(weigh(await told(session, ["src/lib.rs"]))?.targets).toEqual([
      { path: "src/other.rs", line: 3, column: 18 },
    ]);
  });
});
