import { expect, it } from "vitest";
import { changeImpact } from "../../lib/contract/change-impact";
import { parseReview } from "../commands/review-options.mjs";
import { reviewText } from "./review-text";

const answer = changeImpact.output.parse({
  results: [
    {
      change: "signature",
      kind: "function",
      qualifiedName: "pull",
      repo: "harbour",
      language: "typescript",
      key: "typescript web/rope.ts/pull().",
      before: { name: "pull", file: "web/rope.ts", line: 1, endLine: 3, signature: "pull(times, hard)" },
      after: { name: "pull", file: "web/rope.ts", line: 1, endLine: 3, signature: "pull(times)" },
      leftBehind: 1,
      diff: null,
      url: "/r/harbour/web/rope.ts#L1C1",
    },
  ],
  totalMatches: 1,
  totalIsLowerBound: false,
  truncated: false,
  next: null,
  index: { state: "ready", done: 1, total: 1, texts: 0, leftOut: 0, revision: null, pending: 0, at: null },
  emptyReason: null,
  removedByFilter: {},
  nearNames: [],
  url: "/review/main?repo=harbour",
  repo: "harbour",
  base: { asked: "main", commit: "0123456789abcdef" },
  head: { asked: null, commit: null },
  files: 1,
  changes: { removed: 0, renamed: 0, moved: 0, visibility: 0, signature: 1, added: 0, body: 0 },
  broken: [
    {
      problem: "caller",
      of: "typescript web/rope.ts/pull().",
      name: "pull",
      why: "passes 2 arguments; pull takes 1 now",
      basis: "import",
      repo: "harbour",
      file: "web/use.ts",
      line: 3,
      column: 23,
      preview: "export const second = pull(1, true);",
      enclosing: "second",
      redirect: null,
      url: "/r/harbour/web/use.ts#L3C23",
    },
  ],
  possible: [],
  callersLeftAlone: 1,
  notLookedAt: 0,
  tests: [],
  notFollowed: { depth: 0, width: 0, time: 0, possible: 0 },
});

it("a review names each place with the reason, its line and a link", () => {
  expect(reviewText(answer, "http://localhost:4100").split("\n")).toEqual([
    "harbour: 0123456789 to the folder: 1 signature",
    "",
    "Left behind (1):",
    "  web/use.ts:3: caller: passes 2 arguments; pull takes 1 now [import]",
    "      export const second = pull(1, true);",
    "      http://localhost:4100/r/harbour/web/use.ts#L3C23",
    "",
    "Changed (1):",
    "  web/rope.ts:1: signature pull",
    "      - pull(times, hard)",
    "      + pull(times)",
    "",
    "Line by line: http://localhost:4100/review/main?repo=harbour",
  ]);
});

it("a review without anything left behind says so", () => {
  const lines = reviewText({ ...answer, broken: [] }, "http://localhost:4100").split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "harbour: 0123456789 to the folder: 1 signature",
    "",
    "Nothing is left behind for certain. 1 call that was left alone still fits.",
  ]);
});

it("the command line names two revisions, or one and the folder as it is", () => {
  expect(parseReview(["main"])).toMatchObject({ base: "main", head: undefined, folder: undefined });
  expect(parseReview(["main...topic", "/code", "--json"])).toMatchObject({ base: "main", head: "topic", json: true });
  expect(parseReview(["main..topic"])).toMatchObject({ base: "main", head: "topic" });
  expect(parseReview(["main..."])).toMatchObject({ base: "main", head: undefined });
  expect(parseReview(["--help"])).toBeNull();
  expect(() => parseReview(["...topic"])).toThrow("Give the revision to compare with");
  expect(() => parseReview([])).toThrow("Give a revision");
  expect(() => parseReview(["main", "a", "b"])).toThrow("one folder at most");
});

it("a server that ends with the command is linked to by nothing", () => {
  expect(reviewText(answer, null)).not.toContain("/r/harbour");
  expect(reviewText(answer, null)).not.toContain("Line by line");
});
