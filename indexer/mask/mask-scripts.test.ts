import { describe, expect, it } from "vitest";
import { maskKeywordAttributes, maskVariance } from "./mask-scripts";

describe("variance marks of type parameters", () => {
  it("are blanked, and nothing moves", () => {
    const source = "interface Store<in out A,\n  out E> {}";
    const { text } = maskVariance(source);
    expect(text.replaceAll("\v", "_")).toBe("interface Store<______ A,\n  ___ E> {}");
    expect(text).toHaveLength(source.length);
  });

  it("are only blanked where type parameters begin", () => {
    const source = "for (const key in rows) if (a in b) out = key;";
    expect(maskVariance(source).text).toBe(source);
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
