import { expect, it } from "vitest";
import { exactKey, readExactKey } from "./exact-key";

it("a key with a repository is read back as it was, whatever the repository is called", () => {
  const keys = ["cpp Crane#", "cpp `a b`#lift(int).", "ts src/a.ts/run().", "go `repo=x`/f()."];
  for (const repo of ["game", "my game", "a=b", "ü/%20", "repo=game"])
    for (const key of keys) {
      expect(readExactKey(exactKey(repo, key))).toEqual({ key, repo });
      expect(exactKey("other", exactKey(repo, key))).toBe(exactKey(repo, key));
    }
});

it("a plain key names no repository, and a broken mark is no mark", () => {
  for (const key of ["cpp Crane#", "cpp repo=%zz Crane#", "cpp repo=game", "Crane", ""])
    expect(readExactKey(key)).toEqual({ key, repo: null });
});
