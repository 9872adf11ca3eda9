import { describe, expect, it } from "vitest";
import { outsideCrates } from "./outside-crates";
import { tokensOf } from "./tokens";

const CRATES = new Set(["gear", "rope"]);

/** What is declared for the crate `gear` besides macros. */
function declared(...texts: string[]): string[] {
  const crates = outsideCrates(
    CRATES,
    texts.map((text) => [...tokensOf(text)]),
    [],
  );
  const lines = crates.get("gear")?.split("\n") ?? [];
  return lines.slice(0, lines.indexOf("#[macro_export]")).filter((line) => line !== "");
}

describe("a crate that is not there has", () => {
  it("types that an import or a path names, with as many arguments as they are written with", () => {
    expect(
      declared(
        "use gear::{Wheel, rim::{self, Tooth as T}}; struct A { w: Wheel<u8, Vec<(u8, u8)>>, t: T }\nfn f(x: &rim::Hub<'a, u8>) {}",
        "type B = gear::Wheel<u8>; const C: gear::Axle = 1; fn g() -> Option<gear::Pin> { rope::Knot {} }",
      ),
    ).toEqual([
      "pub struct Wheel<T0, T1>(T0, T1);",
      "pub struct Axle;",
      "pub struct Pin;",
      "pub mod r#rim {",
      "pub struct Tooth;",
      "pub struct Hub<'a0, T0>(&'a0 (), T0);",
      "}",
    ]);
  });

  it("no traits: what they ask for would not be there", () => {
    expect(
      declared(
        "use gear::*; use gear::{Turn, Stop, Both, Spin, Roll}; impl<T: Turn> Stop for A<T> {} fn f(a: Both, b: impl Both, c: &dyn Spin) {} struct B<T>(T) where T: Roll;",
      ),
    ).toEqual([]);
  });

  it("nothing of what the repository or the text itself declares, nor what may be no type", () => {
    expect(
      declared(
        "use crate::gear::Own; use other::Far; fn f(a: Own, b: Far, c: Near) { gear::Wheel::new(&gear::MAX, a < gear::less()) }",
      ),
    ).toEqual([]);
  });

  it("the library's types for what everybody calls by their names", () => {
    expect(declared("fn f() -> gear::Result<u8> {} struct A { b: gear::map::IndexMap<u8, u8> }")).toEqual([
      "pub type Result<T = crate::Anything, E = crate::Anything> = ::core::result::Result<T, E>;",
      "pub mod r#map {",
      "pub type IndexMap<K = (), V = (), S = ()> = ::std::collections::HashMap<K, V>;",
      "}",
    ]);
  });

  it("all macros that are called, but none of those that every file has or whose words are no code yet", () => {
    const [text] = outsideCrates(new Set(["gear"]), [], ["turn", "vec", "quote", "ready"]).values();
    expect([...text.matchAll(/^macro_rules! ([a-z]\w*)/gm)].map(([, name]) => name)).toEqual(["ready", "turn"]);
  });
});
