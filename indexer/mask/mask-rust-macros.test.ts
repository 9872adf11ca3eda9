import { describe, expect, it } from "vitest";
import { maskRustMacros, maskRustMacrosAgain } from "./mask-rust-macros";

const shown = (text: string): string => text.replaceAll("\v", "·");
const masked = (source: string): string => shown(maskRustMacros(source).text);

describe("the mask of Rust's macros", () => {
  it("leaves the arguments of a macro to the parser, and keeps its name as a use", () => {
    const source = "fn f() { assert_eq!(a.b(|x| x.c), vec![1]); }";
    expect(masked(source)).toBe("fn f() { ··········(a.b(|x| x.c), ····[1]); }");
    expect(maskRustMacros(source).macros.map(({ name }) => name)).toEqual(["assert_eq", "vec"]);
  });

  it("opens brackets that hold items", () => {
    expect(masked("cfg_net! { #[a] pub mod tcp; }\nfn f() {}")).toBe("·········· #[a] pub mod tcp; ·\nfn f() {}");
    expect(masked("lazy! { static ref A: B = c(); }")).toBe("······· static ··· A: B = c(); ·");
    expect(masked("impl A { forward! { fn a(&self) {} } }")).toBe("impl A { ·········· fn a(&self) {} · }");
  });

  it("leaves what is no code alone: patterns, arms, names found by a path, strings and comments", () => {
    for (const source of [
      "macro_rules! m { ($a:expr) => { println!(a) }; }",
      "fn f() { quote!(struct #name;); }",
      "fn f() { select! { a = b => c } }",
      "fn f() { log::debug!(a) }",
      'const A: &str = "m!(a)"; // m!(b) "\n/* m!(c) /* */ m!(d) */',
      'const A: &str = r#"m!("a")"#;',
      "#[doc = m!(a)] fn f() {}",
      "fn f() { if a != (b) {} }",
    ])
      expect(masked(source)).toBe(source);
  });

  it("leaves calls alone where only items may stand", () => {
    expect(masked("mod a { m!(b); fn f() { m!(c) } }")).toBe("mod a { m!(b); fn f() { ··(c) } }");
    expect(masked("impl A for B { m!(c); }")).toBe("impl A for B { m!(c); }");
  });

  it("tries without the innermost macros of a gap, then without any there", () => {
    const source = "fn f() { a!(b!(..= ?)); c!(1) }";
    const texts = maskRustMacrosAgain(source, [15, 20]).map(({ text }) => shown(text));
    expect(texts).toEqual(["fn f() { ··(b!(..= ?)); ··(1) }", "fn f() { a!(b!(..= ?)); ··(1) }"]);
  });

  it("takes time linear in the text", () => {
    const source = `fn f() { ${"a!(b!{c![d]}); '{' '\\'' \"x\" ".repeat(20_000)} }`;
    const before = process.cpuUsage().user;
    maskRustMacros(source);
    maskRustMacrosAgain(
      source,
      Array.from({ length: 20_000 }, (_, i) => 10 + i * 12),
    );
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
  });
});
