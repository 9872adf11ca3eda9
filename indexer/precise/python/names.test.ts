import { describe, expect, it } from "vitest";
import { PythonText } from "./names";

const names = (text: string): string[] =>
  [...new PythonText(text).names()].map(({ name, line, column }) => `${name} ${line}:${column}`);

const bases = (text: string): string[] =>
  [...new PythonText(text).classes()].map(({ name, bases: all }) =>
    [name, ...all].map(({ line, column }) => `${line}:${column}`).join(" "),
  );

describe("names of a Python text", () => {
  it("are found without keywords, comments and strings", () => {
    expect(names("def lift(self):  # load\n    return self.load('no name', \"\")\n")).toEqual([
      ...["lift 0:4", "self 0:9", "self 1:11", "load 1:16"],
    ]);
  });

  it("are found in f-strings, not in what is quoted or formatted there", () => {
    expect(names("f'{crane.load} {{no}} {a[\"key\"]!r} {b:>{width}}'")).toEqual([
      ...["crane 0:3", "load 0:9", "a 0:23", "b 0:36", "width 0:40"],
    ]);
  });

  it("are found in quoted types, and not in sentences", () => {
    expect(names("x: 'Crane[Load] | None' = 'hello, my crane.'[0]\n")).toEqual([
      ...["x 0:0", "Crane 0:4", "Load 0:10"],
    ]);
  });

  it("are not looked for in strings of many lines, closed or not", () => {
    expect(names('"""doc\nof crane"""\nlift\n')).toEqual(["lift 2:0"]);
    expect(names("'''never closed\nlift\n")).toEqual([]);
    expect(names("r'\\' + lift\n")).toEqual([]);
  });
});

describe("bases of a Python class", () => {
  it("are the last names between the brackets, without keywords and what is called", () => {
    expect(
      bases("class A(B, m.C, metaclass=M(x, y)):\n  pass\nclass D: pass\nclass E(G[T], *rest, f(H)): pass\n"),
    ).toEqual([...["0:6 0:8 0:13", "3:6 3:8"]]);
  });
});
