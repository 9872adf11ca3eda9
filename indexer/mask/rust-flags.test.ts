/** Sets of flags are read as enums, and nothing else is. */
import { expect, it } from "vitest";
import { maskRustMacros } from "./mask-rust-macros";

const read = (source: string): string =>
  maskRustMacros(source)
    .text.replace(/[\v\s]+/g, " ")
    .trim();

it("makes an enum of a struct of flags, as long as it was", () => {
  const source =
    "flags! {\n  pub struct Marks: u16 {\n    const THICK = 1;\n    const BOTH = Self::THICK.bits() | 2;\n  }\n}\n";
  expect(read(source)).toBe("pub enum Marks { THICK = 1, BOTH = Self::THICK.bits() | 2, }");
  expect(maskRustMacros(source).text).toHaveLength(source.length);
});

it("leaves out flags without a name", () => {
  expect(read("flags! { struct Marks: u8 { const A = 1; const _ = !0; } }")).toBe("enum Marks { A = 1, }");
});

it("leaves structs alone that have fields", () => {
  expect(read("cfg! { struct Marks { size: u8 } }")).toBe("struct Marks { size: u8 }");
});

it("reads the items of a macro that is named by a path, and leaves its expressions alone", () => {
  expect(read("pin::project! { struct Marks { size: u8 } }")).toBe("struct Marks { size: u8 }");
  expect(read("fn f() { log::info!(size); }")).toBe("fn f() { log::info!(size); }");
});
