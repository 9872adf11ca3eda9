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

  it("traits that are implemented, with what an impl declares and every file knows", () => {
    expect(
      declared(
        "use gear::{self, Turn}; impl<'de, T: Clone> gear::rim::Spin<'de, T> for Crane<T> { type Out = u8; const MAX: usize = { 1 }; fn spin<F>(&mut self, f: F, t: (u8, u8)) -> Result<Self::Out, Self::Error> where F: Fn(u8) -> u8 { fn inner() {} } fn made(a: u8) -> Crane<T> { todo!() } }",
        "use gear::Turn; impl Turn for Tower { async fn turn(self: Pin<&mut Self>) -> Option<Self::Item> { None } fn own(self: Own) {} fn two(self) -> [u8; 2] { [1, 2] } }",
      ),
    ).toEqual([
      "pub use crate::r#rim::Spin;",
      "pub trait Turn { async fn turn(self: ::core::pin::Pin < & mut Self >) -> Option < Self :: Item >; fn two(self) -> crate::__Open; }",
      "pub mod r#rim {",
      "pub trait Spin<'a0, T0 = ()> { type Out; const MAX: crate::__Open; fn spin<P0>(&mut self, _0: crate::__Open, _1: crate::__Open) -> ::core::result::Result < Self :: Out , Self :: Error >; fn made(_0: crate::__Open) -> Self; }",
      "}",
    ]);
  });

  it("a trait once that is named by its module and at the root, and two of two modules", () => {
    expect(
      declared(
        "impl gear::rim::Spin for A { fn spin() {} } impl gear::Spin for B { fn turn() {} } impl gear::a::Error for A { fn a() {} } impl gear::b::Error for A { fn b() {} }",
      ),
    ).toEqual([
      "pub use crate::r#rim::Spin;",
      ...["pub mod r#rim {", "pub trait Spin { fn turn(); fn spin(); }", "}"],
      ...["pub mod r#a {", "pub trait Error { fn a(); }", "}"],
      ...["pub mod r#b {", "pub trait Error { fn b(); }", "}"],
    ]);
  });

  it("what code names by another name of the crate", () => {
    expect(
      declared("extern crate gear as wheel; use wheel::Rim; fn f(r: Rim) {} impl wheel::Turn for A { fn turn() {} }"),
    ).toEqual(["pub struct Rim;", "pub trait Turn { fn turn(); }"]);
  });

  it("no traits beside them: what they ask for would not be there", () => {
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
