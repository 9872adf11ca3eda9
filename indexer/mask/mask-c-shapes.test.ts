import { describe, expect, it } from "vitest";
import { maskCMacros } from "./mask-c-macros";
import { masked } from "../../testing/indexer/masks";

describe("Objective-C among C++", () => {
  it("is read as values, lambdas and forward declarations", () => {
    expect(masked("void f() { p = [[View alloc] initWith:x.y()\n key:z]; [p release]; }")).toBe(
      "void f() { p = 0~\n~; 0~; }",
    );
    expect(masked("void f() { return [Type(Name) make]; }")).toBe("void f() { return 0~; }");
    expect(masked("@class View;\nint x;")).toBe("~class View;\nint x;");
    expect(masked('void f() { s = @"a"; g(@selector(b:), ^(int c) { h(); }, ^{ h(); }); }')).toBe(
      'void f() { s = ~"a"; g(0~,[](int c) { h(); },[]{ h(); }); }',
    );
    expect(masked("@interface A : B\n- (void)c;\n@end\nint x;")).toBe("~\n~\n~\nint x;");
  });

  it("is not seen in captures, attributes and indexes", () => {
    for (const code of [
      "void f() { g([this, x = 1](int y) { return a[x]; }); auto h = [&] { }; }",
      "void f() { [[maybe_unused]] int x; int y[3] = { [A] = 1, [B] = 2 }; a[b c]; z = x ^ (y); }",
      "[[nodiscard]] int f();",
    ])
      expect(masked(code)).toBe(code);
  });
});

it("pointers to members and marks of inlining by their ending are read", () => {
  expect(masked("union U { T Class::*Member; int x; };")).toBe("union U { T ~*Member; int x; };");
  expect(masked("template<class T> LIB_FORCEINLINE void f();")).toBe("template<class T> inline~ void f();");
});

it("members of a class stay, whatever brackets its head has", () => {
  for (const head of ["class [[nodiscard]] Buoy", "struct alignas(16) Buoy", "class Mock<R(A...)> : public Base<R(A)>"])
    for (const member of [
      "explicit Buoy(uint32_t depth) : depth_(depth) {}",
      "bool Moor(const char* at, int line, bool);",
    ])
      expect(masked(`template <class T> ${head} {\n ${member}\n};`)).toBe(
        `template <class T> ${head} {\n ${member}\n};`,
      );
});

it("a mark may stand behind a template's parameters, in front of a destructor, and in a condition", () => {
  expect(masked("template <typename... T> LIB_CONST14 void f(T...) {}")).toBe(
    "template <typename... T> ~ void f(T...) {}",
  );
  expect(masked("union Sail {\n LIB_CONST14 Sail(int at) : at(at) {}\n LIB_CONST14 ~Sail() = default;\n};")).toBe(
    "union Sail {\n ~ Sail(int at) : at(at) {}\n ~ ~Sail() = default;\n};",
  );
  expect(masked("void f() { if LIB_CONST14 (sizeof(a) > 1) g(); }")).toBe("void f() { if ~ (sizeof(a) > 1) g(); }");
  for (const code of ["Table<int> ROWS(3);", "Table<int> ROWS = f();", "x = a > LIMIT ? b : c;"])
    expect(masked(code)).toBe(code);
});

it("headers and attributes that a condition asks for are no expressions", () => {
  expect(masked("#if LIB_HAS(<sys/types.h>) && LIB_KNOWS(clang::noinline)\nint x;\n#endif")).toBe(
    "#if LIB_HAS(0~) && LIB_KNOWS(0~)\nint x;\n#endif",
  );
});

describe("conditional code", () => {
  it("of whole statements is left to the grammar", () => {
    for (const code of [
      "#if A\nint x;\n#else\nint y;\n#endif\n",
      "enum E {\n#if A\nX,\n#endif\nY };",
      "struct S {\n#ifdef A\npublic:\nint x;\n#endif\n};",
      "#ifdef A\nmodule_init(x)\n#else\nint f(void) { }\n#endif\nint y;",
    ])
      expect(masked(code)).toBe(code);
  });

  it("inside an expression keeps every branch that can stay", () => {
    expect(masked("int t[] = {\n#ifdef A\n1,\n#endif\n2 };")).toBe("int t[] = {\n~\n1,\n~\n2 };");
    expect(masked("A::A() : x(1)\n#if E\n, y(2)\n#endif\n{\n}")).toBe("A::A() : x(1)\n~\n, y(2)\n~\n{\n}");
    expect(masked("void f() { g(\n#if A\na\n#else\nb\n#endif\n); }")).toBe("void f() { g(\n~\na\n~\n~\n~\n); }");
  });

  it("around half a statement keeps the first branch", () => {
    expect(masked("void f() {\n#if A\nif (a) {\n} else\n#endif\n{ g(); } }")).toBe(
      "void f() {\n~\nif (a) {\n} else\n~\n{ g(); } }",
    );
    expect(masked("#if A\nvoid f(int x)\n#else\nvoid f(long x)\n#endif\n{ }\nint z;")).toBe(
      "~\nvoid f(int x)\n~\n~\n~\n{ }\nint z;",
    );
  });

  it("keeps the identifiers of a branch that is not parsed as uses", () => {
    const source = "void f() { g(\n#if A\na\n#else\nb\n#endif\n); }";
    const { macros } = maskCMacros(source);
    expect(macros.map(({ start, end }) => source.slice(start, end).trim())).toContain("b");
  });

  it("that never holds is not read", () => {
    expect(masked("#if 0\nthis is no code\n#endif\nint x;")).toBe("~\n~\n~\nint x;");
  });
});

describe("shapes that the grammars do not know", () => {
  it.each([
    ["bool A::f() { return !this->operator==(o); }", "bool A::f() { return !this~(o); }"],
    ['void f(const char*, const char* = "");', "void f(const char*, const char* ~);"],
    ['void f(const char * = "x");', "void f(const char * ~);"],
    ["typedef void (AActor::*Move)(int);", "typedef void (~*Move)(int);"],
    ["void f() { (a->*b)(c); }", "void f() { (a,~b)(c); }"],
    ['f(TEXT("a")\n TEXT("b"), c);', 'f(TEXT("a")\n ~, c);'],
    ["struct A { uint8 b : 1 = true; };", "struct A { uint8 b : 1 ~; };"],
    ['BEGIN_DEFINE_SPEC(FSpec, "a")\nint x;\nEND_DEFINE_SPEC(FSpec)', "class~FSpec{~\nint x;\n};~"],
    ["extern template class Box<int, 0>;", "~;"],
    ["#define log(f, args...) g(f, ##args)\n", "#define log(f, ~...) g(f, ##args)\n"],
    ["#define W (8 /* bits */ * n)\n", "#define W (8 ~ * n)\n"],
    [
      "class A : B {\nsignals:\n void x();\npublic slots:\n void y(); };",
      "class A : B {\npublic~:\n void x();\npublic ~:\n void y(); };",
    ],
  ])("%s", (source, expected) => expect(masked(source)).toBe(expected));

  it("are enums without a name, friends that are inline, ranges of cases", () => {
    expect(masked("enum : uint8 { X };")).toBe("enum ~{ X };");
    expect(masked("enum : int { X }; enum : int { Y };")).toBe("enum ~{ X }; enum ~{ Y };");
    expect(masked("enum class E : uint8 { X };")).toBe("enum class E : uint8 { X };");
    expect(masked("class A { FORCEINLINE friend bool f(A a); inline friend bool g(A a); };")).toBe(
      "class A { ~ friend bool f(A a); ~ friend bool g(A a); };",
    );
    expect(masked("int f(int x) { switch (x) { case 1 ... 5: return 2; } }")).toBe(
      "int f(int x) { switch (x) { case 1 +~ 5: return 2; } }",
    );
    const code = "template<typename... T> void f(T... a) { g<T...>(a...); }";
    expect(masked(code)).toBe(code);
  });

  it("are calling conventions of pointers and qualifiers of pointers to members", () => {
    expect(masked("typedef HRESULT (WINAPI *Fn)(int);")).toBe("typedef HRESULT (~ *Fn)(int);");
    expect(masked("typedef bool (A::*Test)() const;")).toBe("typedef bool (~*Test)() ~;");
  });

  it("are strings that macros join", () => {
    expect(masked('Log(TEXT("a") LINE_TERMINATOR TEXT("b"));')).toBe('Log(TEXT("a") ~ ~);');
  });

  it("are strings over several lines that end as Windows ends them", () => {
    expect(masked('f("a\\\r\nb", MAX);')).toBe('f("a \\\nb", MAX);');
  });

  it("are messages, blocks and literals of Objective-C", () => {
    expect(masked("void f() { g([(NSNumber*)x.y intValue]); }")).toBe("void f() { g(0~); }");
    expect(masked("void f() { o = ^NSNumber*(S* c) { return c; }; }")).toBe("void f() { o =[]~(S* c) { return c; }; }");
    expect(masked('void f() { d = @{ @"a" : @{} }; b = @YES; n = @1; }')).toBe(
      "void f() { d = 0~; b = ~YES; n = ~1; }",
    );
  });
});
