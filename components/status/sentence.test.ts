import { expect, it } from "vitest";
import { age, bytes, counted, duration, percent } from "../words/figures";
import { sentenceOf } from "./sentence";

const index = {
  state: "ready" as const,
  done: 5,
  total: 5,
  texts: 0,
  leftOut: 0,
  revision: null,
  pending: 0,
  at: null,
};

it("says how far the index is, and never hides a failure", () => {
  const quiet = { index, repositories: [], statuses: [{ status: "indexed" as const, files: 5 }] };
  expect(sentenceOf(quiet)).toBe("5 source files read. Everything answers in full.");
  expect(sentenceOf({ ...quiet, index: { ...index, texts: 2 } })).toContain("3 source files and 2 text files read.");
  expect(sentenceOf({ ...quiet, index: { ...index, state: "indexing", done: 755, total: 1842 } })).toContain(
    "755 of 1,842 files",
  );
  expect(sentenceOf({ ...quiet, repositories: [{ state: "failed" }] })).toContain("1 repository failed");
  expect(sentenceOf({ ...quiet, statuses: [{ status: "failed", files: 1 }] })).toBe(
    "5 source files read. Left out: 1 file, listed below with the reasons.",
  );
});

it("writes figures with units, and never 100 % before the end", () => {
  expect(percent(1999, 2000)).toBe("99 %");
  expect(percent(0, 0)).toBe("0 %");
  expect(bytes(6_500_000)).toBe("6.2 MB");
  expect(duration(80)).toBe("1 min 20 s");
  expect(counted(1, "file")).toBe("1 file");
  expect(age("2026-01-01T00:00:00Z", Date.parse("2026-01-01T00:04:10Z"))).toBe("4 min");
});
