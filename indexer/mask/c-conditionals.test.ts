import { expect, it } from "vitest";
import { masked } from "../../testing/indexer/masks";

/** The text without the lines that are blank in whole. */
const shown = (code: string): string =>
  masked(code)
    .split("\n")
    .filter((line) => !/^\s*~?\s*$/.test(line))
    .join("\n");

it("what closes a brace of a branch that is left out is left out with it", () => {
  const code =
    "void f() {\n#ifdef A\n a();\n#else\n if (b()) {\n b();\n#endif\n c();\n#ifndef A\n }\n#endif\n d();\n}\nint x;\n";
  expect(shown(code)).toBe("void f() {\n a();\n c();\n d();\n}\nint x;");
});

it("what closes a brace of a branch that is read stays", () => {
  const code =
    "void f() {\n#ifndef A\n if (b()) {\n b();\n#else\n a();\n#endif\n c();\n#if !defined(A) /* b */\n }\n#endif\n d();\n}\nint x;\n";
  expect(shown(code)).toBe("void f() {\n if (b()) {\n b();\n c();\n }\n d();\n}\nint x;");
});
