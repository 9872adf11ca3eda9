import type { MacroMeaning } from "./macro-meanings";
import { describe, expect, it } from "vitest";
import { maskCMacros } from "./mask-c-macros";
import { masked } from "./testing";

describe("macros of declarations", () => {
  it("leave the type's name in place", () => {
    expect(masked("class HARBOUR_API ACrane : public AActor {};")).toBe("class ~ ACrane : public AActor {};");
    expect(masked("enum class MY_EXPORT EMode { Off };")).toBe("enum class ~ EMode { Off };");
  });

  it("give way to the word that they stand for", () => {
    expect(masked("FORCEINLINE bool IsSet() const;")).toBe("inline~ bool IsSet() const;");
    expect(masked("static __always_inline u16 get(const u16 *p) {}")).toBe("static inline~ u16 get(const u16 *p) {}");
  });

  it("are known by where they stand, whatever their name", () => {
    expect(masked("HARBOUR_FUNC const FCrane *Find(int id);")).toBe("~ const FCrane *Find(int id);");
    expect(masked("HARBOUR_FUNC Crane *find(int id);")).toBe("~ Crane *find(int id);");
    expect(masked("void *HARBOUR_CALL find(int id);")).toBe("void *~ find(int id);");
    expect(masked("struct A { void swap(A& o) HARBOUR_NOEXCEPT { } };")).toBe("struct A { void swap(A& o) ~ { } };");
    expect(masked('extern void __compiletime_error("no")\nfail(void);')).toBe("extern void ~\nfail(void);");
  });

  it("stand one behind the other, behind attributes, before constructors and behind numbers", () => {
    expect(masked("LIB_EXTERN LIB_DEPRECATED_FOR(g) int f(int a);")).toBe("~ ~ int f(int a);");
    expect(masked("[[nodiscard]] LIB_CONSTEVAL bool f(char);")).toBe("[[nodiscard]] ~ bool f(char);");
    expect(masked("struct Deck { LIB_CONSTEXPR Deck(int n) : n(n) {} LIB_BOOL f(int n); };")).toBe(
      "struct Deck { ~ Deck(int n) : n(n) {} LIB_BOOL f(int n); };",
    );
    expect(masked("int size = 64 MB + 2 KB;")).toBe("int size = 64 ~ + 2 ~;");
  });

  it("are not confused with types and functions in capitals", () => {
    for (const code of [
      "HANDLE Open(int id);",
      "static BOOL isOpen(void);",
      "void LOG_LINE(const char *format, int n);",
      "typedef struct NODE NODE_T;",
      "class AMS { AMS(int x); };",
      "int SIZE_MAX_X = 3;",
    ])
      expect(masked(code)).toBe(code);
  });

  it("stay uses of the macro and of what they name", () => {
    const { macros } = maskCMacros("EXPORT_SYMBOL(crane_lift);\nint x;");
    expect(macros).toEqual([{ name: "EXPORT_SYMBOL", start: 0, end: 26, hasUses: true }]);
  });

  it("mark parameters", () => {
    expect(masked("void Get(OUT FHit& Hit, IN int Id);")).toBe("void Get(~ FHit& Hit, ~ int Id);");
  });

  it("declare types, variables and functions by their arguments", () => {
    expect(masked("DECLARE_DELEGATE_OneParam(FOnLift, int32);")).toBe("struct~FOnLift~;");
    expect(masked("DECLARE_DYNAMIC_DELEGATE_RetVal_OneParam(bool, FAsk, int, Id);")).toBe("struct~FAsk~;");
    expect(masked("static DEFINE_MUTEX(lock);")).toBe("static int~lock~;");
    expect(masked("struct s { DECLARE_BITMAP(flags, 8);\nint y; };")).toBe("struct s { int~flags~;\nint y; };");
    expect(masked("static DEFINE_PER_CPU(struct bh, lru) = {{ 0 }};")).toBe("static int~lru~ = {{ 0 }};");
    expect(masked("SYSCALL_DEFINE2(stat, int, fd, char __user *, p) {}")).toBe(
      "long~sys_stat( int~ fd, char ~ *~ p) {}",
    );
  });
});

describe("macros of statements", () => {
  it("without a semicolon do not swallow what follows", () => {
    expect(masked("struct A {\nGENERATED_BODY()\nint x; };")).toBe("struct A {\n~\nint x; };");
    expect(masked("void f() {\n\tON_SCOPE_EXIT\n\t{ g(); };\n}")).toBe("void f() {\n\t~\n\t{ g(); };\n}");
    expect(masked('void f() { if (a)\nUE_LOG(LogX, Warning, TEXT("x"))\nelse\ng(); }')).toBe(
      "void f() { if (a)\n;~\nelse\ng(); }",
    );
  });

  it("may declare a variable by their first argument", () => {
    expect(masked("void f() {\n  ASSIGN_OR_RETURN(auto mesh, load(a, b));\n}")).toBe(
      "void f() {\n  ~auto mesh= load(a, b)~;\n}",
    );
    expect(masked("void f() { foreach (const QString &s, list) { } }")).toBe(
      "void f() { for~ (const QString &s: list) { } }",
    );
  });

  it("take types among their arguments", () => {
    expect(masked("void f() { x = min_t(unsigned long, a, b); }")).toBe("void f() { x = min_t(0~, a, b); }");
    expect(masked("void f() { L = cast(lua_State *, ud); }")).toBe("void f() { L = cast(0~, ud); }");
    expect(masked("void f() { p = alloc(struct foo); }")).toBe("void f() { p = alloc(0~); }");
    const code = "void f() { p = (char *)q; n = sizeof(struct foo); g(a * b, c); }";
    expect(masked(code)).toBe(code);
  });
});

it("a macro that is learned to be a statement is a call where its arguments are values", () => {
  const check: [string, MacroMeaning][] = [["CHECK", { as: "statement" }]];
  const code = "void f() { int a = 1; CHECK(a == g(a)); }";
  expect(masked(code, check)).toBe(code);
  expect(masked("void f() { CHECK(Deck d(1)); CHECK(a, ==, b); CHECK(a, , ); }", check)).toBe("void f() { ~ ~ ~ }");
});

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

it("macros that are given nothing, and files that macros name, are read", () => {
  expect(masked("void f() { CHECK(this, ); ATTRIBUTE(, name); g(a, b); }")).toBe(
    "void f() { CHECK(this~ ); ATTRIBUTE(~ name); g(a, b); }",
  );
  expect(masked("#include HEADER(Thing.h)\nstatic T<A> f();")).toBe("#include HEADER~\nstatic T<A> f();");
});

it("pointers to members and marks of inlining by their ending are read", () => {
  expect(masked("union U { T Class::*Member; int x; };")).toBe("union U { T ~*Member; int x; };");
  expect(masked("template<class T> LIB_FORCEINLINE void f();")).toBe("template<class T> inline~ void f();");
});

it("macros that name a member of a class say so", () => {
  expect(masked("void f() { DOREPLIFETIME(AShip, Crew); g(GET_MEMBER_NAME_CHECKED(AShip,  Crew)); }")).toBe(
    "void f() { DOREPLIFETIME(AShip::Crew); g(GET_MEMBER_NAME_CHECKED(AShip:: Crew)); }",
  );
  expect(masked("void f() { DOREPLIFETIME(AShip,Crew); }")).toBe("void f() { DOREPLIFETIME(AShip,Crew); }");
});

it("loops are known by their names where no braces follow", () => {
  expect(masked("void f() { list_for_each(p, head) n += p->n;\nfor_each_cpu(i)\n\tg(i); }")).toBe(
    "void f() { while~(p, head) n += p->n;\nwhile~(i)\n\tg(i); }",
  );
  const code = "void f() { list_for_each(p, head) { g(p); } for_each(a, b); }";
  expect(masked(code)).toBe(code);
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
});

describe("macros of a dictionary", () => {
  it("mean what they were learned to mean", () => {
    expect(masked("l_inline int f(void);", [["l_inline", { as: "word", word: "static" }]])).toBe(
      "static~ int f(void);",
    );
    expect(masked("int __xip read(void);", [["__xip", { as: "nothing" }]])).toBe("int ~ read(void);");
    expect(masked("my_handler(lift, 2);", [["my_handler", { as: "function", argument: 0 }]])).toBe("int~lift~;");
    expect(
      masked("run_init(a)\nrun_exit(b)\n", [
        ["run_init", { as: "statement" }],
        ["run_exit", { as: "statement" }],
      ]),
    ).toBe("~\n~\n");
    expect(masked("void f() { each_cpu(i)\n sum++; }", [["each_cpu", { as: "loop" }]])).toBe(
      "void f() { while~(i)\n sum++; }",
    );
  });
});

it("takes time linear in the text", () => {
  const time = (n: number): number => {
    const source =
      "#if A\nUPROPERTY(EditAnywhere)\nint32 X = MACRO_CALL(1, struct foo, 2);\n#else\nFOO_BAR(x)\n#endif\n".repeat(n);
    const start = performance.now();
    maskCMacros(source);
    return performance.now() - start;
  };
  time(500);
  expect(time(16_000)).toBeLessThan(40 * Math.max(2, time(1000)));
});

describe("shapes that the grammars do not know", () => {
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
