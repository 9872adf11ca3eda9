import { describe, expect, it } from "vitest";
import { isGuess } from "./guesses";

const shown = (header: string, substitutions: string): string =>
  `\n\`\`\`rust\nyard::Lift\n\`\`\`\n\n\`\`\`rust\n${header}\npub fn lift(&self) -> u32\n\`\`\`\n\n---\n\n${substitutions}`;

const declaring = {
  blocks: () => [],
  hasFunction: () => true,
  isSingle: () => true,
  isImplemented: (trait: string, type: string, name: string) => `${trait} ${type} ${name}` === "Lift Crane lift",
};
const guess = (header: string, substitutions = ""): boolean => isGuess(shown(header, substitutions), "lift", declaring);

describe("an answer is a guess", () => {
  it("where a type that the trait stands for is unknown, or left out", () => {
    expect(guess("pub trait Lift", "`Self` = `Tower<{unknown}>`")).toBe(true);
    expect(guess("pub trait Lift")).toBe(true);
    expect(guess("pub trait Lift<T>", "`Self` = `Tower`")).toBe(true);
    expect(guess("pub trait Lift<'a, T: Into<u8>, const N: usize>", "`Self` = `Tower`, `T` = `u8`")).toBe(false);
    expect(guess("impl<T> Holder<T>", "`T` = `{unknown}`")).toBe(true);
  });

  it("where the type has an impl with that function, which is not what is told", () => {
    expect(guess("pub trait Lift", "`Self` = `Crane`")).toBe(true);
    expect(guess("pub trait Lift", "`Self` = `&mut Crane<u8>`")).toBe(true);
  });

  it("where the library's conversion is told for a type that has an impl to be converted by", () => {
    const converts = (types: string, name = "into"): boolean => {
      const isImplemented = (trait: string, type: string) => `${trait} ${type}` === "From Crane";
      return isGuess(shown("pub trait Into<T>", types), name, { ...declaring, isImplemented });
    };
    expect(converts("`Self` = `u8`, `T` = `Crane<u8>`")).toBe(true);
    expect(converts("`Self` = `u8`, `T` = `u16`")).toBe(false);
    expect(converts("`Self` = `u8`, `T` = `Crane`", "parse")).toBe(false);
  });

  it("nowhere else: a parameter's bound, an object, a function of no trait", () => {
    expect(guess("pub trait Lift", "`Self` = `T`")).toBe(false);
    expect(guess("pub unsafe trait Lift<T>", "`Self` = `dyn Lift<u8>`, `T` = `u8`")).toBe(false);
    expect(guess("impl Crane")).toBe(false);
  });
});
