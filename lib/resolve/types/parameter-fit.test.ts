import { expect, test } from "vitest";
import { SourceText } from "../../format/source-text";
import { chosenBranch, elementOf, fitOf, literalType, primitiveWritten } from "./parameter-fit";

test.each([
  [`"a"`, "String", "int"],
  ["'c'", "char", "String"],
  ["-12", "long", "Row"],
  ["1.5f", "float", "boolean"],
  ["(byte[]) data", "byteArray", "byte"],
  ["!done", "boolean", "int"],
])("%s fits %s and not %s", (text, fitting, other) => {
  const type = literalType(text);
  expect(type).not.toBeNull();
  if (type === null) return;
  expect(fitOf(type, fitting)).toBeGreaterThan(0);
  expect(fitOf(type, other)).toBe(-Infinity);
});

test("a value of a class fits its bases, less well than the class itself, and anything that takes all", () => {
  const type = { names: ["Square", "Shape"], isWhole: true };
  expect(fitOf(type, "Square")).toBeGreaterThan(fitOf(type, "Shape"));
  expect(fitOf(type, "Shape")).toBeGreaterThan(fitOf(type, "T"));
  expect(fitOf(type, "Circle")).toBe(-Infinity);
});

test("what derives from a class outside of the index may fit what is not known here", () => {
  expect(fitOf({ names: ["Square"], isWhole: false }, "Widget")).toBe(0);
});

test.each([
  ["Double.valueOf(x)", "Object", "double"],
  ["on ? Boolean.TRUE : Boolean.FALSE", "Object", "boolean"],
])("%s fits %s better than %s: a box is opened only where nothing takes it", (text, better, worse) => {
  const type = literalType(chosenBranch(text));
  expect(type && fitOf(type, better)).toBeGreaterThan(type ? fitOf(type, worse) : Infinity);
});

test("an element of an array is no array", () => {
  const rows = { names: ["floatArrayArray"], isWhole: true };
  expect(elementOf(rows, 1)?.names).toEqual(["floatArray"]);
  expect(elementOf(rows, 2)?.names).toEqual(["float"]);
  expect(elementOf(rows, 3)).toBeNull();
});

test.each([
  ["  static const int64_t limit = 3;", "limit", "int64_t"],
  ["double Row::Cell<int>::limit() const {", "limit", "double"],
  ["const char* limit;", "limit", "char*"],
  ["  std::size_t limit;", "limit", "size_t"],
  ["unsigned long limit;", "limit", null],
  ["int* limit;", "limit", null],
  ["int limit[3];", "limit", null],
  ["print limit;", "limit", null],
  ["Row limit;", "limit", null],
])("what is declared as %s has that type", (text, name, type) => {
  expect(primitiveWritten(new SourceText(text), 0, text.indexOf(name), name)).toBe(type);
});
