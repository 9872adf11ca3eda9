import { describe, expect, it } from "vitest";
import { normalName, withoutArguments, withoutReference, wordsOutsideBrackets } from "./source-words";

describe("the words in front of a name", () => {
  it.each([
    ["static inline const ", ["static", "inline", "const"]],
    ['extern "C" __declspec(dllexport) virtual', ["extern", "__declspec", "virtual"]],
    ["/* static */ final // abstract\n public", ["final", "public"]],
    ['@Named("a \\" static") private', ["Named", "private"]],
    ["[Obsolete(final)] internal", ["internal"]],
    ["alignas(16) 2static", ["alignas"]],
    ["unopened) static", ["unopened", "static"]],
  ])("%j", (text, words) => expect(wordsOutsideBrackets(text)).toEqual(words));

  it("end where a comment or a string has no end", () => {
    expect(wordsOutsideBrackets("static /* inline")).toEqual(["static"]);
    expect(wordsOutsideBrackets('static "inline')).toEqual(["static"]);
  });

  it("are read to a bound, whatever stands there", () => {
    expect(wordsOutsideBrackets(`${"(".repeat(3_000)} static`)).toEqual([]);
    expect(wordsOutsideBrackets(`${" ".repeat(3_000)} static`)).toEqual([]);
  });
});

describe("a type as written", () => {
  it.each([
    ["ns::Base<T, U<V>>", "ns::Base"],
    ["Base (a, b)", "Base"],
    ["Map<K, V>[]", "Map"],
    ["a . b", "a.b"],
    ["Base>", "Base"],
  ])("without arguments and space: %s", (written, plain) => expect(withoutArguments(written)).toBe(plain));

  it.each([
    ["&'a mut Dock", "Dock"],
    ["&&mut Dock", "Dock"],
    ["*const Dock", "*const Dock"],
  ])("without references: %s", (written, plain) => expect(withoutReference(written)).toBe(plain));
});

describe("a declared name", () => {
  it.each([
    ["operator  ()", "operator()"],
    ["operator new []", "operator new[]"],
    ["Crane :: lift", "Crane::lift"],
    ["lift", "lift"],
  ])("has one form: %s", (written, form) => expect(normalName(written)).toBe(form));

  it("is bounded", () => expect(normalName("a".repeat(5_000))).toHaveLength(1_000));
});
