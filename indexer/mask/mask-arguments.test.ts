import { describe, expect, it } from "vitest";
import { maskCMacros } from "./mask-c-macros";
import { masked } from "../../testing/indexer/masks";

describe("an argument that only a macro takes", () => {
  it("may be an operator", () => {
    expect(masked("int f() { return intop(+, a, b); }")).toBe("int f() { return intop(0, a, b); }");
    expect(masked("void f() { ALU(ADD, &); SHT(LSH, <<); }")).toBe("void f() { ALU(ADD, 0); SHT(LSH, 0~); }");
    for (const code of [
      "int f() { return g(a + b, -c, *d, &e, !h); }",
      "void (*handler)(int);",
      "typedef void F(T&, U&&, V*);",
      "auto g = [=, this](int a) { return h([&] { return a; }); };",
    ])
      expect(masked(code)).toBe(code);
  });

  it("may be the head of a loop", () => {
    expect(masked("void f() { for (EACH_CELL(Zone, X)) { g(X); } }")).toBe("void f() { for (;;~Zone, X~) { g(X); } }");
    const code = "void f() { for (auto& Cell : Cells(Zone)) g(Cell); }";
    expect(masked(code)).toBe(code);
  });

  it("may be a member of a member, of which the first is left", () => {
    expect(masked("int n = offsetof(struct ship, hull.decks[1]);")).toBe("int n = offsetof(struct ship, hull~);");
    const { macros } = maskCMacros("int n = offsetof(T, a.b);");
    expect(macros).toEqual([{ name: "", start: 21, end: 23, hasUses: true }]);
  });
});

describe("a macro that stands for its arguments", () => {
  it("leaves them, or the one that it takes", () => {
    expect(masked("void f() { g(SINCE(Commands, ) x); }", [["SINCE", { as: "arguments" }]])).toBe(
      "void f() { g(~Commands, ~ x); }",
    );
    expect(
      masked("void f(const PROPERTY(Array)* P, PICK(TOld<A>, New)& B);", [
        ["PROPERTY", { as: "argument", argument: 0 }],
        ["PICK", { as: "argument", argument: 1 }],
      ]),
    ).toBe("void f(const ~Array~* P, ~ New~& B);");
  });
});

describe("a variable that is declared where only a macro takes it", () => {
  it("is a value that is assigned", () => {
    expect(masked('void f() { ASSERT_DEATH([[maybe_unused]] const auto &x = g(), ""); }')).toBe(
      'void f() { ASSERT_DEATH(~x = g(), ""); }',
    );
    expect(masked("void f() { EXPECT_THROWS(ship::Deck<int> d = g(3)); }")).toBe(
      "void f() { EXPECT_THROWS(~d = g(3)); }",
    );
    for (const code of [
      "void f() { CHECK_ALL(x = 3, a == b, p[i] = 0, Deck::count = 4); }",
      "void f() { CHECK_SAME(Deck::count, g()); }",
      "void f() { RUN_ALL([x] { int y = x; }, [=] { return 1; }); }",
      "void f() { g(a * b == c); CHECK_ALL(a * b <= c); }",
    ])
      expect(masked(code)).toBe(code);
  });
});

it("C's own names for types are types where a macro takes one", () => {
  expect(masked("void f() { HANDLE(INT32, int32_t); H(size_t, y); }")).toBe(
    "void f() { HANDLE(INT32, 0~); H(0~, y); }",
  );
  const code = "void f() { g(sizeof(int32_t), uint32_t(3)); }";
  expect(masked(code)).toBe(code);
});

it("statements that jump are read as the value they give", () => {
  expect(masked('void f() { EXPECT_THROW(throw 1, int); DIES(return, ""); DIES(return g(), ""); }')).toBe(
    'void f() { EXPECT_THROW(~ 1, 0~); DIES(0~, ""); DIES(~ g(), ""); }',
  );
  for (const code of ["void f() { g([] { return 1; }); if (a) return; g((x)); }"]) expect(masked(code)).toBe(code);
});
