/** Declarations that a compiler tells apart have keys of their own: an engine's answer names a symbol by its key. */
import { beforeAll, expect, it } from "vitest";
import { sourceReader } from "../../testing/indexer/source-facts";
import type { ParsedLanguage } from "../model";
import { symbolKeys } from "./symbol-keys";

let read: Awaited<ReturnType<typeof sourceReader>>;
beforeAll(async () => void (read = await sourceReader("kotlin", "java", "rust", "go")));

function keysOf(language: ParsedLanguage, path: string, ...lines: string[]): string[] {
  const { symbols } = read(language, `${lines.join("\n")}\n`).facts;
  return symbolKeys(symbols, language, path);
}

const named = (keys: readonly string[], name: string): string[] =>
  keys.filter((key) => key.includes(name)).map((key) => key.slice(key.indexOf(name)));

it("overloads of Kotlin may differ in what a type holds, takes or lacks alone", () => {
  const keys = keysOf(
    ...(["kotlin", "a.kt"] as const),
    "fun load(name: String) {}",
    "fun load(name: String?) {}",
    "fun load(vararg names: String) {}",
    "fun load(names: Array<String>) {}",
    "fun load(sizes: Array<Int?>) {}",
    "fun load(by: Map<a.Key, List<Int>>, vararg rest: Long?) {}",
    "fun load(it: Yard.Key) {}",
    "fun load(it: Pier.Key) {}",
    "fun load(with: (Int) -> String) {}",
    "fun load(with: (Long) -> String) {}",
    "fun Yard?.load(name: String) {}",
    "fun Yard.load(name: String) {}",
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys[0]).toBe("kotlin load(String).");
});

it("properties of Kotlin that extend different types are different ones", () => {
  const extended = ["Load", "Map<Int, Load>", "a.b.Load.Companion", "Yard.Companion"];
  const keys = keysOf("kotlin", "a.kt", ...extended.map((type) => `val ${type}.size get() = 1`), "val size = 3");
  expect(named(keys, "size")).toEqual([
    ...["size$Load.", "size$Map$Int$Load.", "size$Load$Companion.", "size$Yard$Companion.", "size."],
  ]);
});

it("an impl of Rust makes its items its own, unless it is the type's plain one", () => {
  const keys = keysOf(
    ...(["rust", "src/lib.rs"] as const),
    "pub struct Load<T>(T);",
    "impl<T> Load<T> { pub fn lift(&self) {} pub const N: u8 = 1; }",
    "impl Load<u8> { pub fn drop(&self) {} }",
    "impl Load<u16> { pub fn drop(&self) {} }",
    "impl<T> fmt::Debug for Load<T> { fn fmt(&self) {} }",
    "impl<T> fmt::Display for Load<T> { fn fmt(&self) {} }",
    "impl<T> Widget for Load<T> { type State = T; const N: u8 = 2; fn render(self) {} }",
    "impl<T> Widget for &Load<T> { type State = u8; fn render(self) {} }",
    "impl<'a, T> Widget for &'a mut Load<T> { fn render(self) {} }",
    "impl<T> From<T> for Load<T> { fn from(it: T) -> Self { Load(it) } }",
    "impl From<&str> for Load<String> { fn from(it: &str) -> Self { Load(it.into()) } }",
    "impl From<io::Error> for Load<u8> { fn from(it: io::Error) -> Self { Load(1) } }",
    "impl From<std::fmt::Error> for Load<u8> { fn from(it: std::fmt::Error) -> Self { Load(2) } }",
    "impl Load<io::Error> { fn turn(&self) {} }",
    "impl Load<fmt::Error> { fn turn(&self) {} }",
    "impl tokio::io::Read for Load<u8> { fn poll_read(&self) {} }",
    "impl hyper::rt::Read for Load<u8> { fn poll_read(&self) {} }",
    "impl<A> Sum<A, B, C, D, E, F> for Load<u8> { fn sum(&self) {} }",
    "impl<A> Sum<A, B, C, D, E, G> for Load<u8> { fn sum(&self) {} }",
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(named(keys, "lift")).toEqual(["lift()."]);
  expect(named(keys, "fmt(")).toEqual(["fmt(+fmt$Debug).", "fmt(+fmt$Display)."]);
  expect(named(keys, "poll_read")).toEqual(["poll_read(+io$Read+for$u8).", "poll_read(+rt$Read+for$u8)."]);
});

it("an impl's items bear no more of a path of Rust than tells it apart", () => {
  const paths = ["Draw", "crate::Draw", "self::super::Draw", "std::Draw", "Draw<T::Item>"];
  const keys = keysOf("rust", "src/lib.rs", ...paths.map((path) => `impl<T> ${path} for crate::Load { fn lift() {} }`));
  expect(new Set(named(keys, "lift"))).toEqual(new Set(["lift(+Draw).", "lift(+Draw$Item)."]));
});

it("types in functions of Kotlin and Java are told from those of their name in other ones", () => {
  const test = '  test("it") { data class Load(val size: Int) }';
  const kotlin = keysOf("kotlin", "a.kt", "class LoadTest : Tests({", test, test, "})");
  expect(named(kotlin, "Load#")).toEqual(["Load#", "Load#size."]);
  expect(named(kotlin, "Load+2#")).toEqual(["Load+2#", "Load+2#size."]);
  const java = keysOf(
    "java",
    "A.java",
    "class A { void f() { if (true) { class B {} } else { class B { int c; } } } }",
  );
  expect(named(java, "B")).toEqual(["B#", "B+2#", "B+2#c."]);
});

it("tests from outside of a package of Go are a package of their own", () => {
  const [, inside] = keysOf("go", "lift/load.go", "package lift", "type Load struct{}");
  const [, outside] = keysOf("go", "lift/load_test.go", "package lift_test", "type Load struct{}");
  expect(inside).toBe("go lift/Load#");
  expect(outside).toBe("go lift/lift_test/Load#");
});
