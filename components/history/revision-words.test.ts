import { expect, it } from "vitest";
import type { IndexState } from "@/lib/contract/envelope";
import { revisionWords } from "./revision-words";

const counts = { done: 1, total: 1, texts: 0, leftOut: 0, pending: 0 };
const index: IndexState = { ...counts, state: "ready", revision: "def4567000", at: null };
const said = { revision: "abc1234000", index, emptyReason: null, reason: null };

it("says which commit a text is of, and which one is indexed", () => {
  expect(revisionWords(said, "v1")).toBe("As it was in abc1234. The index is at def4567.");
  expect(revisionWords({ ...said, revision: "def4567000" }, "main")).toBe(
    "As it was in def4567. That commit is the indexed one.",
  );
  expect(revisionWords({ ...said, reason: "vanished" }, "v1")).toBe(
    "As it was in abc1234. The file is not in the index any more.",
  );
});

it("says why there is none", () => {
  const none = { ...said, revision: null, emptyReason: { code: "no_match", message: "No such file." } } as const;
  expect(revisionWords(none, "v1")).toBe("Nothing of v1 is shown. No such file.");
});
