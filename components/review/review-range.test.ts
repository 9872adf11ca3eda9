import { expect, it } from "vitest";
import { reviewUrl } from "@/lib/contract/page-url";
import { readRange, rowUrl } from "./review-range";

it("an address names two revisions, or one and the folder as it is", () => {
  expect(readRange("main...feature/tides")).toEqual({ base: "main", head: "feature/tides" });
  expect(readRange("v1.2")).toEqual({ base: "v1.2", head: null });
  expect(readRange("main...")).toEqual({ base: "main", head: null });
  expect(readRange("")).toEqual({ base: "HEAD", head: null });
  expect(readRange("...topic")).toEqual({ base: "HEAD", head: "topic" });
});

it("is written as it is read", () => {
  const url = new URL(reviewUrl("my repo", "feature/a b#", "HEAD~1"), "http://localhost");
  expect(readRange(decodeURIComponent(url.pathname.slice("/review/".length)))).toEqual({
    base: "feature/a b#",
    head: "HEAD~1",
  });
  expect(url.searchParams.get("repo")).toBe("my repo");
  const row = new URL(rowUrl("game", { base: "main", head: null }, "cpp A#b()."), "http://localhost");
  expect(row.searchParams.get("symbol")).toBe("cpp A#b().");
});
