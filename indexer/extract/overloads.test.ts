import { beforeAll, describe, expect, it } from "vitest";
import { sourceReader } from "@/testing/indexer/source-facts";

let read: Awaited<ReturnType<typeof sourceReader>>;
beforeAll(async () => {
  read = await sourceReader("cpp", "java", "python");
});

const ofCpp = (...functions: string[]) => read("cpp", `struct S {\n${functions.join("\n")}\n};`).overloads("f");

describe("what tells overloads apart", () => {
  it("is the names of their parameters' types, without what these are given and how they are qualified", () => {
    expect(ofCpp("void f(int a, const TArray<int>& b);", "void f(ns::Crane c);")).toEqual(["int-TArray", "Crane"]);
  });

  it("is the same for a declaration and for its definition, however each names and spaces its parameters", () => {
    const source =
      "struct S { void f(const ns::Crane &, int) const; };\nvoid S::f(const Crane& crane, int by) const {}";
    const [declared, defined] = read("cpp", source).overloads("f");
    expect(defined).toBe(declared);
  });

  it("is nothing where nothing is taken, `void` included", () => {
    expect(ofCpp("void f();", "void f(void);")).toEqual([null, null]);
  });

  it("is in C++ also whether a parameter is a pointer, and a reference or pointer to what may change", () => {
    const taken = ["char c", "const char* c", "char* c", "char** c", "char& c", "const char& c", "const char c[]"];
    expect(ofCpp(...taken.map((parameter) => `void f(int a, ${parameter});`))).toEqual([
      "int-char",
      "int-char-+1cp",
      "int-char-+1p",
      "int-char-+1pp",
      "int-char-+1r",
      "int-char",
      "int-char-+1cp",
    ]);
  });

  it("is in C++ the same however pointers are spaced and named, and whatever is const about the pointer itself", () => {
    const source =
      "struct S { void f(const char *, S &s, int[]) const; };\nvoid S::f(char const* const name, S& s, int *n) const {}";
    const [declared, defined] = read("cpp", source).overloads("f");
    expect([declared, defined]).toEqual(["char-S-int-const-+0cp+1r+2p", "char-S-int-const-+0cp+1r+2p"]);
  });

  it("is in C++ also whether the object is const, and whether a parameter takes over what it is given", () => {
    expect(ofCpp("void f(Crane& c);", "void f(Crane& c) const;", "void f(Crane&& c);")).toEqual([
      "Crane-+0r",
      "Crane-const-+0r",
      "Crane&&",
    ]);
  });

  it("is in Java also that a parameter is an array; many arguments are one", () => {
    const source = "class A { void f(int a) {} void f(int[] a) {} void f(int... a) {} void f(List<String> a) {} }";
    expect(read("java", source).overloads("f")).toEqual(["int", "intArray", "intArray", "List"]);
  });

  it("is nothing in a language that has none", () => {
    expect(read("python", "def f(a: int): pass").overloads("f")).toEqual([null]);
  });
});
