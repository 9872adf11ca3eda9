import { expect, it } from "vitest";
import { learnMacros } from "./learn-macros";

const meaningOf = (define: string) => learnMacros(define).get(/define\s+(\w+)/.exec(define)?.[1] ?? "");

it.each([
  ["#define MY_API", { as: "nothing" }],
  ['#define my_api __attribute__((visibility("default")))', { as: "nothing" }],
  ["#define l_inline static inline", { as: "word", word: "static" }],
  ["#  define attr(x) __attribute__((section(#x)))", { as: "nothing" }],
  ["#define each_cpu(i) for (i = 0; i < CPUS; i++)", { as: "loop" }],
  ["#define HANDLER(n, a) static int n(int a) { return 0; }", { as: "function", argument: 0 }],
  ["#define QUEUE(t, n) \\\n  struct queue n = { sizeof(t) }", { as: "variable", argument: 1 }],
  ["#define MATHS_INLINE FORCEINLINE", { as: "word", word: "inline" }],
  ["#define l_sinline static l_inline", { as: "word", word: "static" }],
  ["#define PROPERTY(Type) F##Type", { as: "argument", argument: 0 }],
  ["#define PICK(Old, New) New", { as: "argument", argument: 1 }],
  ["#define PACKED(Struct) __pragma(pack(push, 1)) Struct __attribute__((packed))", { as: "arguments" }],
  ["#define SINCE_5_4(...) __VA_ARGS__", { as: "arguments" }],
  ["#define TABLE(Name, Size) const TArray<TPair<int, int>, Size> Name =", { as: "variable", argument: 0 }],
  ["#define LIB_BEGIN \\\n  namespace lib { \\\n  inline namespace v9 {", { as: "opens", namespace: "lib" }],
  ["#define LIB_INNER } namespace lib { namespace inner {", { as: "opens", namespace: "lib::inner" }],
  ["#define LIB_END } }", { as: "closes" }],
  ["#define LIB_ABI_BEGIN inline namespace v2 {", { as: "nothing" }],
  ["#define WITH_STATE , state_t *s", { as: "nothing" }],
  ["#define REGISTER(x) static int x##_registered = reg(x);", { as: "statement" }],
])("%s", (define, meaning) => expect(meaningOf(define)).toEqual(meaning));

it("leaves values and types alone", () => {
  for (const define of [
    "#define SIZE 3",
    "#define u8 unsigned char",
    '#define NAME "x"',
    "#define LIST struct list",
    "#define COMMA ,",
  ])
    expect(meaningOf(define)).toBeUndefined();
});

it("takes what definitions under different conditions agree on", () => {
  const both = "#ifdef A\n#define X_FUNC extern\n#else\n#define X_FUNC\n#endif\n";
  expect(learnMacros(both).get("X_FUNC")).toEqual({ as: "word", word: "extern" });
  const since = "#if NEW\n#define SINCE(...) __VA_ARGS__\n#else\n#define SINCE(...)\n#endif\n";
  expect(learnMacros(since).get("SINCE")).toEqual({ as: "arguments" });
  expect(learnMacros("#define PICK(A, B) A\n#define PICK(A, B) B\n").get("PICK")).toEqual({
    as: "argument",
    argument: 0,
  });
  expect(learnMacros("#define Y\n#define Y 1\n").get("Y")).toBeUndefined();
});

it("takes a macro for nothing where one of its definitions is empty, whatever the others are", () => {
  const mark =
    "#ifdef CHECKED\n#define nonneg check(0)\n#elif STRICT\n#define nonneg unsigned\n#else\n#define nonneg\n#endif\n";
  expect(learnMacros(mark).get("nonneg")).toEqual({ as: "nothing" });
});
