import { expect, it } from "vitest";
import { masked } from "../../testing/indexer/masks";

it("members of what depends on a parameter are types like others", () => {
  expect(masked("using A = std::vector<int, typename T::template rebind<int>>;")).toBe(
    "using A = std::vector<int, typename T::~ rebind<int>>;",
  );
  expect(masked("void f() { x.template get<0>(); p->template g<T>(); }")).toBe(
    "void f() { x.~ get<0>(); p->~ g<T>(); }",
  );
  const code = "template <typename T> struct Bed { template <typename U> void f(); };";
  expect(masked(code)).toBe(code);
});

it("of several expressions in decltype all are left", () => {
  expect(masked("auto f() -> decltype(a() << b(), std::true_type());")).toBe(
    "auto f() -> decltype(a() << b()+ std::true_type());",
  );
  for (const code of ["auto f() -> decltype(g<A, B>(x));", "decltype(f(a, b)) c;", "decltype(p->q(a, b)) c;"])
    expect(masked(code)).toBe(code);
});

it("arrays of pointers are made", () => {
  expect(masked("void f() { auto a = new char *[n]; auto b = new A::B<C>**[n]; }")).toBe(
    "void f() { auto a = new char ~[n]; auto b = new A::B<C>~[n]; }",
  );
  const code = "void f() { auto a = new int[n * m]; auto b = new A(c * d[0]); }";
  expect(masked(code)).toBe(code);
});
