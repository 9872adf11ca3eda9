import { expect, it } from "vitest";
import { folderCounts } from "./folder-counts";

it("rows are counted by the folders right below what they share", () => {
  expect(folderCounts(["a/src/x/1.ts", "a/src/x/deep/2.ts", "a/src/y/3.ts", "a/src/4.ts"])).toEqual([
    { folder: "a/src/x/", rows: 2 },
    { folder: "a/src/", rows: 1 },
    { folder: "a/src/y/", rows: 1 },
  ]);
});
