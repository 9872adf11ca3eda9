import { expect, test } from "vitest";
import { argumentsBehind, lastNameIn, nameOfMade } from "./arguments";

const given = (call: string) => argumentsBehind(call, call.search(/[<(]/))?.map(({ text }) => text);

test("arguments end at commas outside of brackets, strings and type arguments", () => {
  expect(given(`put("a, b", f(x, y), new HashMap<K, V>(3), [1, 2]) + g(z)`)).toEqual([
    `"a, b"`,
    "f(x, y)",
    "new HashMap<K, V>(3)",
    "[1, 2]",
  ]);
  expect(given("of<int, Row>(  a ,\n b < c )")).toEqual(["a", "b < c"]);
  expect(given("stop( /* none, at all */ )")).toEqual(["/* none, at all */"]);
  expect(given("stop()")).toEqual([]);
  expect(given("(never closed")).toBeUndefined();
});

test("where an argument stands in the source is known", () => {
  expect(argumentsBehind("f( a,  bb)", 1)).toEqual([
    { text: "a", start: 3 },
    { text: "bb", start: 7 },
  ]);
});

test.each([
  ["a.b(x, y).c()", "c()"],
  ["new Map<K, V>(size)", "Map<K, V>(size)"],
  ["&row->next", "next"],
  ["ns::Type::make(1)", "make(1)"],
  ["plain", "plain"],
  ["Rows.<Row>of(1)", "of(1)"],
])("%s ends in the name that it is called by", (text, rest) => {
  expect(text.slice(lastNameIn(text))).toBe(rest);
});

test.each(["a + b", "rows[0]", "x instanceof Y", "3", "(a)", "-a", "f(x) ? y : z"])("%s ends in no name", (text) => {
  expect(lastNameIn(text)).toBe(-1);
});

test.each([
  ["new Crane()", "Crane()"],
  ["new port.Crane<Map<K, V>>(1) { int reach; }", "Crane<Map<K, V>>(1) { int reach; }"],
])("%s makes a value of the class that it names", (text, rest) => {
  expect(text.slice(nameOfMade(text))).toBe(rest);
});

test.each(["new Crane().reach()", "new int[3]", "newest()", "new Crane() + 1"])("%s makes no such value", (text) => {
  expect(nameOfMade(text)).toBe(-1);
});

test("attributes of type parameters are no list", () => {
  const source = "Keep<[Kept(Kinds.All)] T, [In] TOther>(this Box<T> box)";
  expect(argumentsBehind(source, 4)?.map(({ text }) => text)).toEqual(["this Box<T> box"]);
});

test("type parameters with values of their own stand before the list", () => {
  expect(given("keep<T = unknown, K extends string = T>(one: T, two: K)")).toEqual(["one: T", "two: K"]);
});
