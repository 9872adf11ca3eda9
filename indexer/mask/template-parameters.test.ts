import { expect, it } from "vitest";
import { masked } from "../../testing/indexer/masks";

it("a macro among the parameters of a template is a parameter without a name", () => {
  expect(masked('template <class T, REQUIRES("a ship", std::is_base_of<Ship, T>)>\nstatic T* f(T* t);')).toBe(
    "template <class T, class~>\nstatic T* f(T* t);",
  );
  expect(masked("template <ENABLE_IF(sizeof(T) > 1), typename U> void f();")).toBe(
    "template <class~, typename U> void f();",
  );
});

it("parameters that are none of a macro stay as they are", () => {
  for (const code of [
    "template <int N = SIZE(3), typename T = MAX> void f();",
    "template <typename T, T MAX> void f();",
    "template <template <typename> class TYPE, ENUM e> struct A {};",
  ])
    expect(masked(code)).toBe(code);
});
