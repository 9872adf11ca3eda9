import { expect, it } from "vitest";
import { languageOfPath } from "./registry";

it.each([
  "class Crane;\n",
  "struct S { int peek() const { return 1; } };\n",
  "X_API bool Generate(bool& bChanged);\n",
  "X_API void Launch(const FLaunchOptions& Options);\n",
  "struct X_API FOptions { FString Name; bool bFast = false; };\n",
  '#include "CoreMinimal.h"\n',
  `${"#define CRANE_SETTING 1\nstruct Crane;\n".repeat(2000)}template <typename T> T Lift(T load);\n`,
])("a header is C++ where its text has what C has not: %s", (text) => {
  expect(languageOfPath("Crane.h", text)).toBe("cpp");
});

it.each([
  "int f(int a) { return (a & b) && sizeof(int) & x; }\n",
  "/* a class of its own */\nstruct s { const char *name; };\n",
  "extern int g(const char *const p);\n",
  "/**\n * See Reader::read.\n   using it is easy\n */\nint read(void); // like Reader::read\n",
  "static inline int f(int class) {\n\tif (class == 1)\n\t\tclass = 2;\n\treturn class;\n}\n",
])("a header without such a sign is C: %s", (text) => {
  expect(languageOfPath("crane.h", text)).toBe("c");
});
