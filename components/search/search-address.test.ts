import { expect, it } from "vitest";
import { readSearch, writeSearch, type TextSearch } from "./search-address";

const back = (search: TextSearch): TextSearch => readSearch(new URL(writeSearch(search), "http://host").searchParams);

it("An address opens the same search for a colleague", () => {
  const plain: TextSearch = { query: "free berth", regex: false, case: false, word: false, meaning: false, around: 2 };
  const odd: TextSearch = {
    ...{ query: 'a+b & "c"=%20# path:src/ ', regex: true, case: true, word: true, meaning: true },
    around: 0,
  };
  for (const search of [plain, odd, { ...odd, around: 4 as const }]) expect(back(search)).toEqual(search);
  expect(writeSearch(plain)).toBe("/search?q=free+berth");
});

it("An address that says nothing, or nonsense, is the usual search", () => {
  expect(readSearch(new URLSearchParams("lines=1000&regex=perhaps"))).toEqual({
    query: "",
    regex: false,
    case: false,
    word: false,
    meaning: false,
    around: 2,
  });
  expect(writeSearch(readSearch(new URLSearchParams()))).toBe("/search");
});
