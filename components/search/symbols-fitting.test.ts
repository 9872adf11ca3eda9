import { expect, it } from "vitest";
import { symbolsFitting } from "./symbols-fitting";

const fitting = (query: string, regex = false) =>
  symbolsFitting({ query, regex, case: false, word: false, meaning: false, around: 2 })?.query ?? null;

it("Beside lines of a name stand the symbols of that name, within the same filters", () => {
  expect(fitting("Crane lang:cpp")).toBe("Crane lang:cpp type:symbol");
  expect(fitting("Dock::Open(")).toBe("Dock::Open type:symbol");
  expect(fitting('"Crane"')).toBe("Crane type:symbol");
});

it("What is no name has no symbols", () => {
  for (const query of ["free berth", "/Cra.e/", "a OR b", "-EINVAL", "x", "lang:cpp"])
    expect(fitting(query)).toBeNull();
  expect(fitting("Crane", true)).toBeNull();
});
