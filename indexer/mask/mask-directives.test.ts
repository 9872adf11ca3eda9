import { expect, it } from "vitest";
import { maskCMacros } from "./mask-c-macros";
import { masked } from "../../testing/indexer/masks";

it("between the values of a list directives are blanked, and what they include stays an import", () => {
  const text = `struct ops *all[] = {
#define SHIP(name) &name##_ops,
#include "ships.def"
#undef SHIP
};
`;
  expect(masked(text)).toBe("struct ops *all[] = {\n~\n~\n~\n};\n");
  const { includes, macros } = maskCMacros(text);
  expect(includes).toEqual([
    { specifier: "ships.def", kind: "include", name: null, imported: null, start: text.indexOf("#include") },
  ]);
  expect(macros.every(({ name, hasUses }) => name === "" && hasUses)).toBe(true);
});

it("elsewhere they are left, but for what no grammar reads", () => {
  const code = '#include "a.h"\n#define F(x) x\nstruct s {\n#define MAX 3\n  int a[MAX];\n};\n';
  expect(masked(code)).toBe(code);
  expect(masked("#\n# if defined X\n# endif\n")).toBe("~\n# if defined X\n# endif\n");
  expect(masked('#if HAS_WARNING("-Wall")\n#endif\n')).toBe("#if HAS_WARNING(0~)\n#endif\n");
});

it("a body goes on behind a string that looks like the start of a comment", () => {
  expect(masked('#define IS_NOTE(s) (s == "/*" || s == "//") /* end */\nint x;\n/* note */\n')).toBe(
    '#define IS_NOTE(s) (s == "~" || s == "//") /* end */\nint x;\n/* note */\n',
  );
});
