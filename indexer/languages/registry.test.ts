import { expect, it } from "vitest";
import { languageOfPath, plainLanguageAt } from "./registry";

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

it.each([
  ["a.tcc", "cpp"],
  ["a.ixx", "cpp"],
  ["a.cppm", "cpp"],
  ["a.ipp", "cpp"],
  ["a.inl", "cpp"],
  ["a.cuh", "cpp"],
  ["a.mjs", "javascript"],
  ["a.cts", "typescript"],
  ["a.d.ts", "typescript"],
  ["a.pyi", "python"],
  ["build.gradle.kts", "kotlin"],
  ["a.rake", "ruby"],
  ["Gemfile", "ruby"],
  ["a.csx", "csharp"],
  ["a.phtml", "php"],
  ["pom.xml", null],
])("the ending of %s belongs to %s", (path, language) => expect(languageOfPath(path)).toBe(language));

it.each([
  ["a.inc", "<?php function f() {}", "php"],
  ["a.inc", "#define OP(x) x\n", "c"],
  ["a.inc", "// ops\ntemplate <typename T> T f();\n", "cpp"],
  ["a.inc", 'SUMMARY = "a recipe"\n', null],
  ["de.ts", '<?xml version="1.0"?>\n<TS></TS>', null],
  ["tool", "#!/usr/bin/env -S node --no-warnings\n", "javascript"],
  ["tool", "#!/usr/bin/python3.11\n", "python"],
  ["tool", "#!/usr/bin/env LANG=C ruby\n", "ruby"],
  ["tool", "#!/bin/sh\n", null],
  ["tool", "echo\n", null],
])("%s with %j is %s", (path, head, language) => expect(languageOfPath(path, head)).toBe(language));

it("a plain text is told by its name, else by its program or its first line", () => {
  expect(plainLanguageAt("tool", "#!/bin/bash\n")).toBe("shell");
  expect(plainLanguageAt("settings.vendor", '<?xml version="1.0"?><a/>')).toBe("xml");
  expect(plainLanguageAt("notes.vendor", "#!/bin/bash\n")).toBe("text");
});
