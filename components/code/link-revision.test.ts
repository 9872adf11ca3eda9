import { expect, it } from "vitest";
import { movedOnWords, olderRevision, readRevision, splitRevision } from "./link-revision";

const ABC = "abc1234def5678";

it("a link's commit is read, and nothing else that stands there", () => {
  expect(readRevision(new URLSearchParams(`rev=${ABC.toUpperCase()}`))).toBe(ABC);
  for (const rev of ["", "main", "abc", "--x", "a".repeat(65)])
    expect(readRevision(new URLSearchParams({ rev }))).toBeNull();
});

it("a commit is older unless the indexed one begins with it", () => {
  expect(olderRevision("abc1234", `${ABC}0000`)).toBeNull();
  expect(olderRevision("abc1235", `${ABC}0000`)).toBe("abc1235");
  expect(olderRevision(ABC, null)).toBe(ABC);
  expect(olderRevision(null, ABC)).toBeNull();
});

it("a repository's name takes a commit behind an @", () => {
  expect(splitRevision("game@v1.2")).toEqual({ name: "game", rev: "v1.2" });
  expect(splitRevision("@team/game")).toBeNull();
  expect(splitRevision("game")).toBeNull();
});

it("says both commits", () => {
  expect(movedOnWords(ABC, "def4567000000")).toBe("This link was written at abc1234; this is def4567.");
});
