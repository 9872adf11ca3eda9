import { describe, expect, it } from "vitest";
import { maskKeywordAttributes, maskLineEnds, maskVariance } from "./mask-scripts";

describe("variance marks of type parameters", () => {
  it("are blanked, and nothing moves", () => {
    const source = "interface Store<in out A,\n  out E> {}";
    const { text } = maskVariance(source);
    expect(text.replaceAll("\v", "_")).toBe("interface Store<______ A,\n  ___ E> {}");
    expect(text).toHaveLength(source.length);
  });

  it("are blanked behind a comment", () => {
    const source = "interface Store<\n  /** any, as it is */\n  out A, // rest\n  in B> {}";
    expect(maskVariance(source).text.replaceAll("\v", "_")).toBe(
      source.replace("out A", "___ A").replace("in B", "__ B"),
    );
  });

  it("are only blanked where type parameters begin", () => {
    const source = "for (const key in rows) if (a in b) out = key;";
    expect(maskVariance(source).text).toBe(source);
  });
});

describe("members that end with their line", () => {
  it("are ended where the next one would be read as more of them", () => {
    const source = "interface A {\n  (a: B): C<D>\n  // more\n  <T>(t: T): E\n  in?: F\n}";
    expect(maskLineEnds(source).text).toBe(source.replace("  <T>", " ;<T>").replace("  in?", " ;in?"));
  });

  it("are left alone where they go on", () => {
    for (const source of ["type A =\n  | B\n  & C", "f(a,\n  <T>(b: T) => b)", "const a = b in c", "a = [\n  <B>c]"])
      expect(maskLineEnds(source).text).toBe(source);
  });
});

describe("attributes that are keywords", () => {
  it("get another name of the same length", () => {
    expect(maskKeywordAttributes('<b class="x" for={y}>').text).toBe('<b clas_="x" fo_={y}>');
  });

  it("leave classes and loops alone", () => {
    const source = "class A {}\nfor (;;) {}";
    expect(maskKeywordAttributes(source).text).toBe(source);
  });
});
