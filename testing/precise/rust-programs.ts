/** Small programs in Rust, and what their names mean. */
import { lines, type ConformanceProgram } from "./conformance";

/** A manifest of a package, with more behind it. */
const manifest = (name: string, ...more: string[]): string =>
  lines("[package]", `name = "${name}"`, 'version = "1.0.0"', 'edition = "2021"', ...more);

export const RUST_PROGRAMS: readonly ConformanceProgram[] = [
  {
    what: "modules, paths and names that are passed on",
    files: {
      "Cargo.toml": manifest("yard"),
      "src/lib.rs": lines(
        "mod crane;",
        "pub mod load { pub struct Load { pub weight: u32 } }",
        "pub use crane::{Crane as Tower, lift};",
        "use self::load::*;",
        "pub fn use_all(tower: Tower) -> u32 { lift(&Load { weight: 1 }) + tower.height + crate::load::Load { weight: 2 }.weight }",
      ),
      "src/crane.rs": lines(
        "use super::load::Load;",
        "pub struct Crane { pub height: u32 }",
        "pub fn lift(load: &Load) -> u32 { load.weight }",
      ),
    },
    means: {
      "src/lib.rs:3 Crane": "src/crane.rs:2 Crane",
      "src/lib.rs:3 crane": "silent",
      "src/lib.rs:5 Tower": "src/crane.rs:2 Crane",
      "src/lib.rs:5 lift": "src/crane.rs:3 lift",
      "src/lib.rs:5 height": "src/crane.rs:2 height",
      "src/lib.rs:5 Load#2": "src/lib.rs:2 Load",
      "src/lib.rs:5 weight": "src/lib.rs:2 weight",
      "src/crane.rs:1 load": "src/lib.rs:2 load",
      "src/crane.rs:3 Load": "src/lib.rs:2 Load",
      "src/crane.rs:3 weight": "src/lib.rs:2 weight",
    },
  },
  {
    what: "a trait's function, or that of the impl: the receiver's type decides",
    files: {
      "Cargo.toml": manifest("yard"),
      "src/lib.rs": lines(
        "pub trait Named { fn name(&self) -> String; }",
        "pub trait Lift: Named { fn lift(&self) -> u32; fn twice(&self) -> u32 { self.lift() * 2 } }",
        "pub struct Crane;",
        "impl Named for Crane { fn name(&self) -> String { String::new() } }",
        "impl Lift for Crane { fn lift(&self) -> u32 { 1 } }",
        "impl Crane { fn lower(&self) {} }",
        "pub fn use_all(crane: &Crane, any: &dyn Lift) { crane.lift(); crane.twice(); any.lift(); any.name(); crane.lower() }",
      ),
      "src/other.rs": lines("pub fn nobody_asks_for() {}"),
    },
    means: {
      "src/lib.rs:2 lift#2": "src/lib.rs:2 lift",
      "src/lib.rs:7 lift": "src/lib.rs:5 lift",
      "src/lib.rs:7 twice": "src/lib.rs:2 twice",
      "src/lib.rs:7 lift#2": "src/lib.rs:2 lift",
      "src/lib.rs:7 name": "src/lib.rs:1 name",
      "src/lib.rs:7 lower": "src/lib.rs:6 lower",
      "src/lib.rs:4 String": "outside",
    },
    bases: {
      "src/lib.rs:2 Lift": "src/lib.rs:1 Named",
      "src/lib.rs:3 Crane": ["src/lib.rs:1 Named", "src/lib.rs:2 Lift"],
    },
    overrides: { "src/lib.rs:4 name": "src/lib.rs:1 name", "src/lib.rs:5 lift": "src/lib.rs:2 lift" },
  },
  {
    what: "generics, closures and the library's types pass types on",
    files: {
      "Cargo.toml": manifest("yard"),
      "src/main.rs": lines(
        "use std::collections::HashMap;",
        "struct Load { weight: u32 }",
        "struct Stack<T> { items: Vec<T> }",
        "impl<T> Stack<T> { fn top(&self) -> Option<&T> { self.items.last() } }",
        "fn main() {",
        "    let stack = Stack { items: vec![Load { weight: 1 }] };",
        "    let sum: u32 = stack.items.iter().map(|each| each.weight).sum();",
        '    if let Some(load) = stack.top() { println!("{}", load.weight + sum); }',
        "    let mut by_name: HashMap<String, Load> = HashMap::new();",
        "    by_name.entry(String::new()).or_insert(Load { weight: 2 }).weight += 1;",
        "}",
      ),
    },
    means: {
      "src/main.rs:7 weight": "src/main.rs:2 weight",
      "src/main.rs:7 iter": "outside",
      "src/main.rs:8 top": "src/main.rs:4 top",
      "src/main.rs:8 weight": "src/main.rs:2 weight",
      "src/main.rs:8 Some": "outside",
      "src/main.rs:10 weight#2": "src/main.rs:2 weight",
      "src/main.rs:10 entry": "outside",
    },
  },
  {
    what: "macros by example: what is written at their calls means something",
    files: {
      "Cargo.toml": manifest("yard"),
      "src/lib.rs": lines(
        "macro_rules! lift_all { ($($load:expr),*) => { 0 $(+ $load.weight())* }; }",
        "macro_rules! crate_struct { ($name:ident, $field:ident) => { pub struct $name { pub $field: u32 } }; }",
        "crate_struct!(Crane, height);",
        "pub struct Load;",
        "impl Load { pub fn weight(&self) -> u32 { 1 } pub fn half(&self) -> Load { Load } }",
        "pub fn use_all(load: Load, crane: Crane) -> u32 { lift_all!(load.half(), load) + crane.height }",
        "pub fn check(load: Load) { assert_eq!(load.half().weight(), 1); }",
      ),
    },
    means: {
      "src/lib.rs:6 lift_all": "src/lib.rs:1 lift_all",
      "src/lib.rs:6 half": "src/lib.rs:5 half",
      "src/lib.rs:6 Crane": "src/lib.rs:3 Crane",
      "src/lib.rs:6 height": "src/lib.rs:3 height",
      "src/lib.rs:7 half": "src/lib.rs:5 half",
      "src/lib.rs:7 weight": "src/lib.rs:5 weight",
      "src/lib.rs:7 assert_eq": "outside",
    },
  },
  {
    what: "a workspace: what it says for all, a library of another name, a package called otherwise",
    files: {
      "Cargo.toml": lines(
        "[workspace]",
        'members = ["crates/*"]',
        "[workspace.package]",
        'edition = "2021"',
        'version = "0.3.0"',
        "[workspace.dependencies]",
        'crane-core = { path = "crates/core", version = "0.3" }',
      ),
      "crates/core/Cargo.toml": lines(
        "[package]",
        'name = "crane-core"',
        "edition.workspace = true",
        "version.workspace = true",
        "[lib]",
        'name = "crane"',
        'path = "source/all.rs"',
        "[features]",
        "heavy = []",
      ),
      "crates/core/source/all.rs": lines(
        "pub struct Crane { pub height: u32 }",
        '#[cfg(feature = "heavy")]',
        "impl Crane { pub fn lift(&self) -> u32 { self.height } }",
      ),
      "crates/app/Cargo.toml": lines(
        "[package]",
        'name = "app"',
        "edition = { workspace = true }",
        "[dependencies]",
        "crane-core.workspace = true",
        'tower = { package = "crane-core", path = "../core" }',
      ),
      "crates/app/src/main.rs": lines(
        'fn main() { println!("{}", crane::Crane { height: 1 }.lift() + tower::Crane { height: 2 }.height); }',
      ),
      "crates/app/tests/whole.rs": lines("use crane::Crane;", "#[test]", "fn whole() { Crane { height: 3 }.lift(); }"),
    },
    means: {
      "crates/app/src/main.rs:1 Crane": "crates/core/source/all.rs:1 Crane",
      "crates/app/src/main.rs:1 lift": "crates/core/source/all.rs:3 lift",
      "crates/app/src/main.rs:1 Crane#2": "crates/core/source/all.rs:1 Crane",
      "crates/app/tests/whole.rs:3 lift": "crates/core/source/all.rs:3 lift",
    },
  },
  {
    what: "paths begin at the crate where the edition is the first one",
    files: {
      "Cargo.toml": lines("[package]", 'name = "old"', 'version = "1.0.0"'),
      "src/lib.rs": lines(
        "pub mod part;",
        "pub mod whole { use part::Part; pub fn whole(part: Part) -> ::part::Part { part } }",
      ),
      "src/part.rs": lines("pub struct Part;"),
    },
    means: { "src/lib.rs:2 Part#2": "src/part.rs:1 Part", "src/lib.rs:2 Part#3": "src/part.rs:1 Part" },
  },
  {
    what: "what nobody has installed is unknown; what then would be a guess is not told",
    files: {
      "Cargo.toml": manifest("yard", "[dependencies]", 'steel = "1"'),
      "src/lib.rs": lines(
        "use steel::Beam;",
        "pub trait Lift { fn lift(&self) -> u32; }",
        "pub trait Made<T> { fn made(of: T) -> Self; }",
        "pub struct Crane;",
        "impl Lift for Crane { fn lift(&self) -> u32 { 1 } }",
        "impl Made<Beam> for Crane { fn made(_: Beam) -> Self { Crane } }",
        "impl Made<u8> for Crane { fn made(_: u8) -> Self { Crane } }",
        "impl From<Beam> for Crane { fn from(_: Beam) -> Self { Crane } }",
        "pub fn use_all(beam: Beam, crane: Crane) { beam.lift(); crane.lift(); Lift::lift(&beam); }",
        "pub fn made(beam: Beam, other: Beam) { Crane::made(beam); Crane::made(1u8); Crane::from(other.half()); }",
      ),
    },
    means: {
      "src/lib.rs:9 Beam": "silent",
      "src/lib.rs:9 lift": "silent",
      "src/lib.rs:9 lift#2": "src/lib.rs:5 lift",
      "src/lib.rs:9 lift#3": "silent",
      "src/lib.rs:10 made#2": "silent",
      "src/lib.rs:10 made#3": "silent",
      "src/lib.rs:10 from": "silent",
    },
    bases: { "src/lib.rs:4 Crane": ["src/lib.rs:2 Lift", "src/lib.rs:3 Made", "src/lib.rs:3 Made"] },
  },
  {
    what: "nothing of the repository is run, whatever its settings ask for",
    files: {
      "Cargo.toml": manifest("yard", 'build = "build.rs"'),
      "build.rs": lines('fn main() { std::fs::write("built", "").unwrap(); }'),
      "rust-analyzer.toml": lines("checkOnSave = true", "[check]", 'overrideCommand = ["touch", "checked"]'),
      "rust-toolchain.toml": lines("[toolchain]", 'channel = "1.40.0"'),
      ".cargo/config.toml": lines("[build]", 'rustc = "./compiler"'),
      "src/lib.rs": lines("pub fn lift() {}", "pub fn twice() { lift(); lift() }"),
    },
    means: { "src/lib.rs:2 lift": "src/lib.rs:1 lift", "build.rs:1 write": "outside" },
  },
];
