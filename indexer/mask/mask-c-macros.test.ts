import { describe, expect, it } from "vitest";
import type { MacroMeaning } from "./macro-meanings";
import { maskCMacros } from "./mask-c-macros";
import { masked } from "../../testing/indexer/masks";

describe("macros of declarations", () => {
  it("leave the type's name in place", () => {
    expect(masked("class HARBOUR_API ACrane : public AActor {};")).toBe("class ~ ACrane : public AActor {};");
    expect(masked("enum class MY_EXPORT EMode { Off };")).toBe("enum class ~ EMode { Off };");
    expect(masked("MY_EXPORT ::lib::Crane* find(int id);")).toBe("~ ::lib::Crane* find(int id);");
    expect(masked("int x = MY_DECL::size;")).toBe("int x = MY_DECL::size;");
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

  it("that head a list or tree declare a struct, one without a name as well", () => {
    expect(masked("TAILQ_HEAD(jobs, job);")).toBe("struct~jobs{}~;");
    expect(masked("struct A { LIST_HEAD (, job) all; };")).toBe("struct A { struct~{}~ all; };");
    expect(masked("static LIST_HEAD(all);")).toBe("static int~all~;");
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

it("macros that are given nothing, and files that macros name, are read", () => {
  expect(masked("void f() { CHECK(this, ); ATTRIBUTE(, name); g(a, b); }")).toBe(
    "void f() { CHECK(this~ ); ATTRIBUTE(~ name); g(a, b); }",
  );
  expect(masked("#include HEADER(Thing.h)\nstatic T<A> f();")).toBe("#include HEADER~\nstatic T<A> f();");
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
