import { expect, it } from "vitest";
import { bareCode } from "./bare-code";

const words = (path: string, text: string): string[] => bareCode(path, text).match(/[a-z]+/g) ?? [];

it("what the compiler never sees is blank, at the same lines and columns", () => {
  const text = "int a; /* b\n  c */ int d = e(\"f\", 'g'); // h\n";
  const bare = bareCode("x.cc", text);
  expect(bare.length).toBe(text.length);
  expect(bare.split("\n")[1].indexOf("d")).toBe(text.split("\n")[1].indexOf("d"));
  expect(words("x.cc", text)).toEqual(["int", "a", "int", "d", "e"]);
});

it("each language writes texts in its own way", () => {
  expect(words("x.py", '"""\na\n"""\nb = \'c\' # d\ne = f("""g""")\n')).toEqual(["b", "e", "f"]);
  expect(words("x.ts", "a(`b\n${c}`, 'd', \"it's\"); e")).toEqual(["a", "e"]);
  expect(words("x.go", "a(`b\\`, 'c'); d")).toEqual(["a", "d"]);
  expect(words("x.rs", "fn a<'b>(c: &'b str) { d(r#\"e\"#) }")).toEqual(["fn", "a", "b", "c", "b", "str", "d", "r"]);
  expect(words("x.cs", 'a(@"b\\", "c"); d')).toEqual(["a", "d"]);
});

it("an argument that is a text stays one", () => {
  expect(bareCode("x.java", 'a("b, c", d)').split(",")).toHaveLength(2);
});

it("code behind #if 0 is none", () => {
  expect(words("x.h", "#if 0\na();\n#if B\nb();\n#endif\n#else\nc();\n#endif\nd();\n")).toEqual([
    "if",
    "if",
    "endif",
    "else",
    "c",
    "endif",
    "d",
  ]);
});
