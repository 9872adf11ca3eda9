import { expect, it } from "vitest";
import { eachIdentifier } from "./raw-identifiers";

function identifiers(text: string, from = 0, to = text.length): string[] {
  const found: string[] = [];
  eachIdentifier(text, from, to, (start, end) => found.push(text.slice(start, end)));
  return found;
}

it("identifiers stand beside numbers, strings and comments, never in them", () => {
  expect(identifiers(`do { f(0x1Fu, 1.5e+3f, .5L, "a \\" b", 'c') } /* d */ while (x1 == _y$) // e`)).toEqual([
    "do",
    "f",
    "while",
    "x1",
    "_y$",
  ]);
  expect(identifiers("a /* b\n c */ d // e\n f / g")).toEqual(["a", "d", "f", "g"]);
});

it("a quote that nothing closes hides nothing", () => {
  expect(identifiers("don't stop")).toEqual(["don", "t", "stop"]);
  expect(identifiers(`it's "b c" d`)).toEqual(["it", "s", "d"]);
});

it("what lies outside of the two offsets is not looked at", () => {
  const text = "#define A(x) x /* y */ + z\nb */ 'c'";
  expect(identifiers(text, 13, 26)).toEqual(["x", "z"]);
  expect(identifiers("ab /* cd", 1, 5)).toEqual(["b"]);
});

it("many quotes cost no more than their number", () => {
  const text = "\\'".repeat(500_000) + "end";
  expect(identifiers(text)).toEqual(["end"]);
});
