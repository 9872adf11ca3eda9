import { expect, test } from "vitest";
import { maskJavaAgain } from "./mask-java-again";

const masked = (source: string): string => maskJavaAgain(source).text.replaceAll("\v", "·");

test("annotations of what takes many arguments are blanked, and stay uses", () => {
  const source = "void f(@Nullable Object @Nullable ... rows, int @A(1) @b.C\n... more)";
  expect(masked(source)).toBe("void f(@Nullable Object ········· ... rows, int ····· ····\n... more)");
  expect(maskJavaAgain(source).macros.map(({ name }) => name)).toEqual(["Nullable", "A", "C"]);
});

test("other annotations, strings and comments stay as they are", () => {
  for (const source of [
    "@Override public void f(Object... rows) {}",
    "String @Nullable [] names; // @Nullable ... rows",
    'String text = "@Nullable ... rows"; /* @A ... */',
    'String block = """\n@A ... """;',
    "@interface Named { }",
    "f(@A (int) x, ...)",
  ])
    expect(masked(source)).toBe(source);
});
