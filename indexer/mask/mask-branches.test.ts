import { expect, it } from "vitest";
import { maskOtherBranches } from "./mask-branches";
import { MASK } from "./mask-builder";

const shown = (source: string): string => maskOtherBranches(source).text.replaceAll(MASK, "~");

it("one branch stays where it is, the directives and the others are blanked, line by line", () => {
  const source = "void f()\n#if A\n  { g(); }\n#elif B\n  => h();\n#else\n  ;\n#endif\nint x;\n";
  expect(shown(source)).toBe("void f()\n~~~~~\n  { g(); }\n~~~~~~~\n~~~~~~~~~\n~~~~~\n~~~\n~~~~~~\nint x;\n");
});

it("a conditional inside of a branch that is left out is left out with it", () => {
  const source = "#if A\na\n#else\n#if B\nb\n#endif\nc\n#endif\nd\n";
  expect(shown(source)).toBe("~~~~~\na\n~~~~~\n~~~~~\n~\n~~~~~~\n~\n~~~~~~\nd\n");
});

it("what is left out stays a stretch of uses", () => {
  const source = "#if A\na\n#else\nb();\n#endif\n";
  expect(maskOtherBranches(source).macros).toEqual([{ name: "", start: 13, end: 19, hasUses: true }]);
});

it("an end without a beginning harms nothing", () => {
  expect(shown("a\n#endif\n#else\nb\n")).toBe("a\n~~~~~~\n~~~~~\nb\n");
});
