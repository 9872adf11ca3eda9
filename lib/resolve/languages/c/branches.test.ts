import { describe, expect, it } from "vitest";
import { compiledLines } from "./branches";

const compiled = (source: string, language = "c"): string[] => {
  const lines = source.split("\n");
  return lines.filter((line, at) => compiledLines(lines, language)[at] && !line.startsWith("#if") && line !== "#endif");
};

describe("lines of branches", () => {
  it("hold for what the file itself defines, and for nothing else", () => {
    expect(compiled("#ifdef MINE\na\n#else\nb\n#endif")).toEqual(["b"]);
    expect(compiled("#define MINE 1\n#ifdef MINE\na\n#else\nb\n#endif")).toEqual(["#define MINE 1", "a", "#else"]);
    expect(compiled("#if defined(_WIN32) && A > 2\na\n#elif defined(__linux__)\nb\n#else\nc\n#endif")).toEqual([
      "b",
      "#else",
    ]);
    expect(compiled("#if !defined(X)\n#if 0\na\n#endif\nb\n#endif\nc")).toEqual(["b", "c"]);
  });

  it("compare numbers, through other macros and from before an #undef", () => {
    const values = "#define LONG 3\n#define KIND LONG\n";
    expect(compiled(`${values}#if KIND == 3 && (LONG << 1) >= 6\na\n#endif`)).toContain("a");
    expect(compiled(`${values}#undef LONG\n#if KIND == 3\na\n#endif`)).not.toContain("a");
    expect(compiled("#if __cplusplus >= 201103L\na\n#endif", "cpp")).toEqual(["a"]);
  });

  it("take for true what they cannot read, and stand text that is no condition", () => {
    expect(compiled('#if A ? B : "c"\na\n#else\nb\n#endif')).toContain("a");
    expect(compiled("#else\n#endif\n#elif\n#if (((\na")).toContain("a");
  });
});
