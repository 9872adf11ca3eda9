import { describe, expect, it } from "vitest";
import { changedNames } from "./dependents";
import { RustText } from "./names";

const names = (text: string): string[] =>
  [...new RustText(text).names()].map(({ name, line, column }) => `${name} ${line}:${column}`);

/** `Crane: Lift { lift }` */
const blocks = (text: string): string[] =>
  new RustText(text).blocks().map(({ name, traits, isImpl, functions }) => {
    const list = (all: readonly { name: string }[]): string => all.map((each) => each.name).join(", ");
    return `${isImpl ? "impl" : "trait"} ${name?.name ?? "-"}: ${list(traits)} { ${list(functions)} }`;
  });

describe("names of a Rust text", () => {
  it("stand in code, and in no comment, string or character", () => {
    expect(names('a /* b /* c */ d */ e // f\ng "h \\" i" r#"j " k"# b\'l\' \'m\' c"n" o')).toEqual([
      "a 0:0",
      "e 0:20",
      "g 1:0",
      "o 1:36",
    ]);
  });

  it("stand behind numbers: places of a tuple, ends of a range", () => {
    expect(names("a.0.b.0.1.c; 0..d; 1.5.e(); 2.0e3f64; 0x1F.f")).toEqual([
      "a 0:0",
      "b 0:4",
      "c 0:10",
      "d 0:16",
      "e 0:23",
      "f 0:43",
    ]);
  });

  it("are no keywords and no lifetimes; a raw name is one", () => {
    expect(names("fn lift<'a>(self: &'a Self, r#type: u8) -> crate::Load")).toEqual([
      "lift 0:3",
      "type 0:28",
      "u8 0:36",
      "Load 0:50",
    ]);
  });
});

describe("traits and impls", () => {
  it("have what they are about, and their functions without those inside of these", () => {
    expect(
      blocks("pub trait Lift: Named + fmt::Debug { fn lift(&self) { fn inner() {} } const N: u8; fn drop(self); }"),
    ).toEqual(["trait Lift: Named, Debug { lift, drop }"]);
    expect(blocks("impl<T: Into<u8>> a::Lift<T> for b::Crane<T> where T: Copy { unsafe fn lift() {} }")).toEqual([
      "impl Crane: Lift { lift }",
    ]);
    expect(blocks("impl Crane { fn of(f: fn(u8) -> u8) -> impl Lift { f } }")).toEqual(["impl Crane:  { of }"]);
  });

  it("may be about a type without a name, or about what a trait is not", () => {
    expect(
      blocks(
        "impl Lift for &Crane {} impl<'a> Lift for [Crane] {} impl !Send for Crane {} impl<F> Lift for F where F: for<'a> Fn(&'a u8) {}",
      ),
    ).toEqual(["impl -: Lift {  }", "impl -: Lift {  }", "impl Crane:  {  }", "impl F: Lift {  }"]);
  });
});

describe("names that change for others", () => {
  const BEFORE =
    "pub struct Crane { height: u32 }\nimpl Crane {\n  pub fn lift(&self) -> u32 { 1 }\n}\nconst A: u8 = 1;";

  it("are none where only a body changed, or lines moved", () => {
    expect([...changedNames(BEFORE, BEFORE.replace("{ 1 }", "{\n let x = 2; x }"))]).toEqual([]);
    expect([...changedNames(BEFORE, `// new\n\n${BEFORE}`)]).toEqual([]);
  });

  it("stand in the lines that differ, be they new or gone", () => {
    expect([...changedNames(BEFORE, BEFORE.replace("-> u32 {", "-> Load {"))]).toEqual(["lift", "Load"]);
    expect([...changedNames(BEFORE, BEFORE.replace("const A: u8 = 1;", ""))]).toEqual(["A"]);
  });

  it("are those of all functions where a block is about something else", () => {
    expect([...changedNames(BEFORE, BEFORE.replace("impl Crane", "impl Tower"))].sort()).toEqual([
      "Crane",
      "Tower",
      "lift",
    ]);
  });

  it("are all where nothing is known of before", () => {
    expect([...changedNames(null, BEFORE)].sort()).toEqual(["A", "Crane", "height", "lift"]);
  });
});
